import { createHash } from 'node:crypto';
import { base58, createBase58check } from '@scure/base';

/** SHA-256 of the parts, one after the other. */
export function sha256(...parts: Uint8Array[]): Uint8Array {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
}

/** Base58 with the four check bytes of Bitcoin's addresses and keys. */
export const base58check = createBase58check((data: Uint8Array) => sha256(data));

// Decoding base58 takes quadratic time; nothing that the shop reads is longer than an extended key.
const longest = 200;

/** The bytes of base58 text, or `undefined` when it is none. */
export function fromBase58(text: string): Uint8Array | undefined {
  return attempt(text, base58.decode);
}

/**
 * The payload of base58check text, or `undefined` when the letters or the check bytes are wrong.
 */
export function fromBase58Check(text: string): Uint8Array | undefined {
  return attempt(text, base58check.decode);
}

function attempt(text: string, decode: (text: string) => Uint8Array): Uint8Array | undefined {
  if (text.length > longest) return undefined;
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** An index as four bytes, big-endian. */
export function indexBytes(index: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, index);
  return bytes;
}
