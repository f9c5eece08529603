import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { base32nopad, base58, createBase58check } from '@scure/base';
import { matchAt, note, type Page } from './page.js';

const base58check = createBase58check(sha256);
const inAlphabet = /^[1-9A-HJ-NP-Za-km-z]+$/;

function hasCheck(word: string): boolean {
  try {
    base58check.decode(word);
    return true;
  } catch {
    // The library answers a wrong check sum by throwing.
    return false;
  }
}

/** The second half of a Solana secret is the public key of the first; a signature has no such halves. */
function isSolanaSecret(page: Page, bytes: Uint8Array): boolean {
  if (bytes.length !== 64 || page.curveChecks <= 0) return false;
  page.curveChecks -= 1;
  const key = ed25519.getPublicKey(bytes.slice(0, 32));
  return key.every((byte, at) => byte === bytes[32 + at]);
}

/** Remainder of CRC-16/XMODEM, which closes a Stellar key (SEP 23). */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
}

function isStellar(word: string): boolean {
  if (!/^S[A-Z2-7]{55}$/.test(word)) return false;
  const bytes = base32nopad.decode(word);
  return crc16(bytes.slice(0, 33)) === (bytes[33] ?? 0) + 256 * (bytes[34] ?? 0);
}

function isSecretWord(page: Page, word: string): boolean {
  switch (word.length) {
    // Private keys for import (WIF) and under a passphrase (BIP 38), extended ones (BIP 32).
    case 51:
    case 52:
    case 58:
      return hasCheck(word);
    case 107:
    case 108:
    case 111:
    case 112:
      return /^[a-zA-Z]prv|^[A-Z]pv/.test(word) && hasCheck(word);
    case 54:
      return /^(?:edsk|spsk|p2sk)/.test(word) && hasCheck(word);
    case 86:
    case 87:
    case 88:
      return isSolanaSecret(page, base58.decode(word));
    default:
      return false;
  }
}

/** Whether a word is the private key of a wallet, by its length and its own check. */
export function walletKey(page: Page, start: number, end: number): boolean {
  const length = end - start;
  if (length < 50 || length > 112) return false;
  const word = page.text.slice(start, end);
  const isKey = inAlphabet.test(word) ? isSecretWord(page, word) : isStellar(word);
  const isTruncated = /^[xyzt]prv[A-Za-z0-9]{40,}$/.test(word);
  if (isKey || isTruncated || isStellar(word)) note(page, 'wallet key', start, end);
  return isKey || isTruncated;
}

const list = /\[\s{0,4}\d{1,3}(?:\s{0,8},\s{0,8}\d{1,3}){63}\s{0,4}\]/y;

/** A Solana secret as a list of 64 bytes; where it ends, or -1. */
export function byteList(page: Page, bracket: number): number {
  const match = matchAt(list, page.text, bracket);
  if (!match) return -1;
  const bytes = Uint8Array.from(match[0].match(/\d+/g) ?? [], Number);
  if (!isSolanaSecret(page, bytes)) return -1;
  note(page, 'wallet key', bracket + 1, bracket + match[0].length - 1);
  return bracket + match[0].length;
}
