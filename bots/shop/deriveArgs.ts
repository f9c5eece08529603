import type { Chain } from '../../core/coins/coin.js';
import { looksPrivate } from '../../core/coins/secret.js';
import { isMethod, type MethodId, methodIds } from '../../core/domain/methods.js';
import { privateSentence } from './keySentences.js';

/**
 * A parsed command line. `from` and `count` stay within the indexes that BIP-32 allows, 0 to 2^31 -
 * 1.
 */
export type Request = {
  method: MethodId;
  key: string | undefined;
  from: number;
  count: number;
  chain: Chain;
};

type Refused = { ok: false; problem: string };
type Read = { ok: true; request: Request } | Refused;
type Given = { words: string[]; options: Map<string, string | undefined> };

const highest = 2 ** 31 - 1;
const most = 10_000;
const chains = ['main', 'test', 'regtest'] as const satisfies Chain[];

const usage = `Usage: npm run -s shop -- derive METHOD KEY [--from N] [--count N] [--chain main|test|regtest]
METHOD is one of ${methodIds.join(', ')}.`;

/**
 * Reads `METHOD KEY [--from N] [--count N] [--chain C]`; the problem is a sentence that repeats no
 * argument.
 */
export function parseDerive(args: string[]): Read {
  const { words, options } = sort(args);
  // First of all, because a seed phrase without quotes looks like too many arguments.
  if (args.some(looksPrivate) || looksPrivate(words.slice(1).join(' ')))
    return refused(privateSentence());
  const [method, key, ...rest] = words;
  if (method === undefined) return refused(usage);
  if (!isMethod(method)) return refused(`There is no such METHOD.\n${usage}`);
  if (rest.length > 0) return refused(`Too many arguments after METHOD and KEY.\n${usage}`);
  const unknown = [...options.keys()].some((name) => !['from', 'count', 'chain'].includes(name));
  if (unknown) return refused(`There is no such option.\n${usage}`);
  const read = readOptions(options);
  return read.ok ? { ok: true, request: { method, key, ...read.numbers } } : read;
}

type Options = { ok: true; numbers: Pick<Request, 'from' | 'count' | 'chain'> } | Refused;

function readOptions(options: Given['options']): Options {
  const from = whole(options, 'from', 0);
  if (from === undefined || from > highest) {
    return refused(`--from takes a whole number from 0 to ${highest}.`);
  }
  const count = whole(options, 'count', 1);
  if (count === undefined || count < 1 || count > most) {
    return refused(`--count takes a whole number from 1 to ${most}.`);
  }
  if (from + count - 1 > highest) return refused(`The last index would be higher than ${highest}.`);
  const chain = chains.find(
    (name) => name === (options.has('chain') ? options.get('chain') : 'main'),
  );
  if (chain === undefined) return refused(`--chain takes one of ${chains.join(', ')}.`);
  return { ok: true, numbers: { from, count, chain } };
}

function whole(options: Given['options'], name: string, otherwise: number): number | undefined {
  if (!options.has(name)) return otherwise;
  const text = options.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** Parts `--name value` and `--name=value` from the other words. */
function sort(args: string[]): Given {
  const given: Given = { words: [], options: new Map() };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const [, name, inline] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      given.words.push(arg);
    } else {
      given.options.set(name, inline ?? args[at + 1]);
      at += inline === undefined ? 1 : 0;
    }
  }
  return given;
}

function refused(problem: string): Refused {
  return { ok: false, problem };
}
