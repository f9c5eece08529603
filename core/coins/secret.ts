import { fromBase58, fromBase58Check } from './bytes.js';

/**
 * Whether `text` is, or holds, something that can spend money: an extended private key of any coin,
 * a key in wallet import format (plain or BIP-38), a Solana secret, raw hexadecimal key material,
 * or a seed phrase. Says yes to a mistyped one too, because most of it is exposed all the same, and
 * yes when in doubt: no receiving key has any of these shapes.
 */
export function looksPrivate(text: string): boolean {
  const key = text.trim();
  return forms.some((form) => form(key));
}

const forms = [extendedPrivate, importFormat, solanaSecret, rawHex, byteArray, seedPhrase];

// From where a word begins: a public key may hold the letters `pv` anywhere by chance.
const extendedText = /(?<![0-9A-Za-z])(?:[A-Za-z]prv|[A-Za-z]{2}pv)[1-9A-HJ-NP-Za-km-z]{100}/;

/**
 * BIP-32: the key of 33 bytes in a private one begins with a zero byte. The text may stand in a
 * descriptor.
 */
function extendedPrivate(key: string): boolean {
  const bytes = fromBase58Check(key);
  // With a right checksum the key itself tells; otherwise the letters that private ones begin with.
  return bytes?.length === 78 ? bytes[45] === 0 : extendedText.test(key);
}

const importText = /^(?:[5KLT69c][1-9A-HJ-NP-Za-km-z]{50,51}|6P[1-9A-HJ-NP-Za-km-z]{56})$/;

/** A version byte and a key of 32 bytes, with one byte more when the public key is compressed. */
function importFormat(key: string): boolean {
  const bytes = fromBase58Check(key);
  return importText.test(key) || bytes?.length === 33 || (bytes?.length === 34 && bytes[33] === 1);
}

function solanaSecret(key: string): boolean {
  return fromBase58(key)?.length === 64;
}

function rawHex(key: string): boolean {
  return /^(?:0x)?(?:[0-9a-f]{64}|[0-9a-f]{128})$/i.test(key);
}

/** The file of Solana's command line: a JSON array of 64 byte values (some tools write 32). */
function byteArray(key: string): boolean {
  return /^\[?\s*(?:\d{1,3}\s*,\s*){31,}\d{1,3}\s*\]?$/.test(key);
}

/**
 * Twelve words or more, in any language and from any word list, so that a phrase with one wrong
 * word is recognised as well (BIP-39 has 12 to 24 words, SLIP-39 shares 20 or 33).
 */
function seedPhrase(key: string): boolean {
  const words = key.split(/[\s,]+/).filter((word) => word !== '');
  return words.length >= 12 && words.every((word) => /^["']?[\p{L}\p{M}]+["']?$/u.test(word));
}
