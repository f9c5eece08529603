import type { Receiving } from '../../core/coins/coin.js';
import { coins } from '../../core/coins/index.js';
import { isPublicTestKey } from '../../core/coins/testKeys.js';
import { methods } from '../../core/domain/methods.js';
import { parseDerive, type Request } from './deriveArgs.js';
import { keySentence } from './keySentences.js';
import type { Output } from './output.js';

/**
 * Prints the receiving addresses of an account's extended public key, one JSON object `{ index,
 * path, address }` a line. Gives the exit status: 0 when done, 2 when the arguments or the key are
 * refused.
 */
export async function derive(args: string[], out: Output): Promise<number> {
  const read = parseDerive(args);
  if (!read.ok) return refuse(out, read.problem);
  const { network } = methods[read.request.method];
  if (read.request.key !== undefined) return deriveFrom(read.request.key, read.request, out);
  if (network === 'solana') return nothingToDerive(out);
  return refuse(out, `Give the receiving key after ${read.request.method}.`);
}

async function deriveFrom(text: string, request: Request, out: Output): Promise<number> {
  const { method, chain, from, count } = request;
  const { network } = methods[method];
  const coin = await coins[network]();
  const key = coin.open(text, chain);
  if (!key.ok) {
    const hint = key.problem === 'wrong network' ? ' The chain is what --chain says.' : '';
    return refuse(out, keySentence(key.problem, method, chain) + hint);
  }
  if (isPublicTestKey(method, text)) out.error(knownToAll);
  if (network === 'solana') return nothingToDerive(out);
  for (let index = from; index < from + count; index += 1) out.line(json(key.derive(index)));
  return 0;
}

const knownToAll =
  'Warning: this key comes from a seed phrase that is printed in documentation. Anybody can spend what is sent to ' +
  'it, and a live shop refuses it.';

function json({ index, path, address }: Receiving): string {
  return JSON.stringify({ index, path, address });
}

function refuse(out: Output, sentence: string): number {
  out.error(sentence);
  return 2;
}

function nothingToDerive(out: Output): number {
  out.error(
    'There is nothing to derive: Solana has no extended public keys. Every payment goes to the one wallet of the ' +
      'shop file and is told apart by its reference key.',
  );
  return 0;
}
