import { bech32 } from '@scure/base';
import { methods } from '../domain/methods.js';
import { indexBytes, sha256 } from './bytes.js';
import type { Coin, Key, Receiving } from './coin.js';
import { amountText } from './payload.js';
import { looksPrivate } from './secret.js';

const prefix = 'demo';

/**
 * A pretended network for demo shops. Its key is any public text, and an address is bech32 of the
 * first twenty bytes of SHA-256(text || 0 || the index as four bytes, big-endian): nothing there
 * can be spent, and no wallet takes it for an address of a real network.
 */
export const demo: Coin = {
  network: 'demo',
  open: (key) => openText(key.trim()),
  uri: (payable) =>
    `demo:${payable.address}?amount=${amountText(payable)}&asset=${methods[payable.method].asset}`,
  valid: (address) => isAddress(address),
};

function openText(text: string): Key {
  if (looksPrivate(text)) return { ok: false, problem: 'private' };
  if (text === '' || text.length > 100) return { ok: false, problem: 'not a key' };
  return { ok: true, derive: (index) => receiving(text, index) };
}

function receiving(text: string, index: number): Receiving {
  if (!Number.isInteger(index) || index < 0 || index >= 2 ** 31) {
    throw new RangeError(`not an address index: ${index}`);
  }
  const hash = sha256(new TextEncoder().encode(`${text}\0`), indexBytes(index));
  const address = bech32.encode(prefix, bech32.toWords(hash.subarray(0, 20)));
  return { index, path: `demo/${index}`, address };
}

function isAddress(address: string): boolean {
  const read = bech32.decodeUnsafe(address);
  if (read === undefined || read.prefix !== prefix || address !== address.toLowerCase())
    return false;
  return bech32.fromWordsUnsafe(read.words)?.length === 20;
}
