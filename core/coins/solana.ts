import { base58 } from '@scure/base';
import { PublicKey } from '@solana/web3.js';
import { fromBase58, indexBytes, sha256 } from './bytes.js';
import type { Coin, Key, Receiving } from './coin.js';
import { amountText } from './payload.js';
import { looksPrivate } from './secret.js';

/**
 * One receiving wallet, because ed25519 keys have no public derivation (SLIP-10), and a `reference`
 * key for each index, which the payer's wallet puts into the transaction (Solana Pay, "Reference").
 */
export const solana: Coin = {
  network: 'solana',
  open: (key) => openWallet(key.trim()),
  uri: (payable) => {
    const reference = payable.reference === undefined ? '' : `&reference=${payable.reference}`;
    return `solana:${payable.address}?amount=${amountText(payable)}${reference}`;
  },
  valid: (address) => walletBytes(address) !== undefined,
};

function openWallet(address: string): Key {
  if (looksPrivate(address)) return { ok: false, problem: 'private' };
  const wallet = walletBytes(address);
  if (wallet === undefined) return { ok: false, problem: 'not a key' };
  return { ok: true, derive: (index) => receiving(address, wallet, index) };
}

function receiving(address: string, wallet: Uint8Array, index: number): Receiving {
  if (!Number.isInteger(index) || index < 0 || index >= 2 ** 31) {
    throw new RangeError(`not a reference index: ${index}`);
  }
  return { index, path: `reference/${index}`, address, reference: referenceKey(wallet, index) };
}

const purpose = new TextEncoder().encode('lotdesk solana reference 1\n');

/**
 * base58(SHA-256("lotdesk solana reference 1\n" || the wallet's 32 bytes || the index as four
 * bytes, big-endian)). Nobody knows a private key to it and nobody has to sign for it; the
 * specification allows any 32 bytes. It needs no stored secret, so every reference can be computed
 * again when the database is lost. Whoever knows the wallet can compute it too: a reference finds a
 * payment and proves nothing, the amount received does.
 */
function referenceKey(wallet: Uint8Array, index: number): string {
  return base58.encode(sha256(purpose, wallet, indexBytes(index)));
}

/**
 * Built-in programs and system accounts are spelled out and padded with ones: no wallet ends like
 * that.
 */
const builtIn = /1{10}.?$/;

/**
 * Programs and mints people have sent coins to by mistake; some are points of the curve by chance.
 */
const notWallets: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
]);

/**
 * The 32 bytes of a wallet: a point of the ed25519 curve. Accounts of programs are off it by
 * construction.
 */
function walletBytes(address: string): Uint8Array | undefined {
  if (builtIn.test(address) || notWallets.has(address)) return undefined;
  const bytes = fromBase58(address);
  return bytes?.length === 32 && PublicKey.isOnCurve(bytes) ? bytes : undefined;
}
