import type { Chain, Key } from '../../core/coins/coin.js';
import { coins } from '../../core/coins/index.js';
import { isPublicTestKey } from '../../core/coins/testKeys.js';
import { type MethodId, methods } from '../../core/domain/methods.js';
import type { Shop } from '../../core/domain/shop.js';
import { keySentence } from './keySentences.js';
import type { Receives } from './load.js';

/** The opened receiving key of one method of a shop. */
export type ReceivingKey = { method: MethodId; key: Extract<Key, { ok: true }> };

type Opened = { ok: true; keys: ReceivingKey[] } | { ok: false; problems: string[] };

/**
 * Opens every receiving key of a shop, loading only the networks it takes. Refuses private keys, keys of another
 * network or chain, a key that two methods share (each counts its addresses for itself, so both would give the
 * same ones), and in a live shop keys of seed phrases that are printed in documentation.
 */
export async function receivingKeys(shop: Receives): Promise<Opened> {
  const keys: ReceivingKey[] = [];
  const problems: string[] = [];
  for (const [at, entry] of shop.methods.entries()) {
    if (entry === undefined) continue;
    const { method } = entry;
    const opened = await open(shop.mode, method, entry.key, shop.chain);
    const problem = typeof opened === 'string' ? opened : shared(opened, keys);
    if (problem !== undefined) problems.push(`methods[${at}].key: ${problem}`);
    if (typeof opened !== 'string') keys.push({ method, key: opened });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, keys };
}

async function open(
  mode: Shop['mode'],
  method: MethodId,
  text: string,
  chain: Chain,
): Promise<string | ReceivingKey['key']> {
  const coin = await coins[methods[method].network]();
  const key = coin.open(text, chain);
  if (!key.ok) return keySentence(key.problem, method, chain);
  return mode === 'live' && isPublicTestKey(method, text) ? knownToAll : key;
}

function shared(key: ReceivingKey['key'], others: readonly ReceivingKey[]): string | undefined {
  const { address } = key.derive(0);
  const same = others.find((other) => other.key.derive(0).address === address);
  if (same === undefined) return undefined;
  return `gives the same addresses as ${same.method}; use the key of another account of the wallet`;
}

const knownToAll =
  'Refused: this key comes from a seed phrase that is printed in documentation. Anybody can spend what is sent to it.';
