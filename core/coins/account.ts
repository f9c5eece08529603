import { HARDENED_OFFSET, HDKey } from '@scure/bip32';
import { base58check, fromBase58Check } from './bytes.js';
import type { Key, KeyProblem } from './coin.js';
import { looksPrivate } from './secret.js';
import { isOneOf, type Prefix, versions } from './slip132.js';

/**
 * How a network derives: the path above the account (`m/84'/0'`), the prefixes that its keys may
 * have, and how a compressed public key of 33 bytes is written as an address.
 */
export type Scheme = {
  path: string;
  prefixes: readonly Prefix[];
  address: (publicKey: Uint8Array) => string;
};

/**
 * Opens an account's extended public key (BIP-32, depth 3) for the addresses of its external chain
 * (chain 0). The path that is shown takes the account's number from the key itself.
 */
export function openAccount(text: string, scheme: Scheme): Key {
  const key = text.trim();
  if (looksPrivate(key)) return refused('private');
  const bytes = fromBase58Check(key);
  const node = bytes === undefined ? undefined : readNode(bytes);
  if (bytes === undefined || node === undefined) return refused('not a key');
  if (!isOneOf(versionOf(bytes), scheme.prefixes)) return refused('wrong network');
  if (node.depth !== 3 || node.index < HARDENED_OFFSET) return refused('wrong depth');
  const external = node.deriveChild(0);
  const path = `${scheme.path}/${node.index - HARDENED_OFFSET}'/0`;
  return {
    ok: true,
    derive: (index) => ({
      index,
      path: `${path}/${index}`,
      address: scheme.address(publicKey(external, index)),
    }),
  };
}

function refused(problem: KeyProblem): Key {
  return { ok: false, problem };
}

function versionOf(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
}

/**
 * The node of an extended public key with any version bytes; the library knows only those of
 * `xpub`.
 */
function readNode(bytes: Uint8Array): HDKey | undefined {
  if (bytes.length !== 78) return undefined;
  const neutral = Uint8Array.from(bytes);
  new DataView(neutral.buffer).setUint32(0, versions.xpub);
  try {
    return HDKey.fromExtendedKey(base58check.encode(neutral));
  } catch {
    // The check bytes are right, but the 33 bytes of the key are no point of the curve.
    return undefined;
  }
}

/**
 * The compressed public key of one address. Throws when `index` is no BIP-32 index or the curve
 * refuses it.
 */
function publicKey(external: HDKey, index: number): Uint8Array {
  if (!Number.isInteger(index) || index < 0 || index >= HARDENED_OFFSET) {
    throw new RangeError(`not an address index: ${index}`);
  }
  const key = external.deriveChild(index).publicKey;
  if (key === null) throw new Error(`no public key at index ${index}`);
  return key;
}
