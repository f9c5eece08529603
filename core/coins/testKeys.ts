import { type MethodId, methods } from '../domain/methods.js';
import { fromBase58, fromBase58Check, sha256 } from './bytes.js';
import { publicTestKeys } from './publicTestKeys.js';

/**
 * Whether `key` belongs to a seed phrase that is printed in documentation, so that anybody can
 * spend what is sent to it. Knows the accounts 0 to 4 of the phrases in `publicTestKeys.ts`,
 * whatever prefix the key has.
 */
export function isPublicTestKey(method: MethodId, key: string): boolean {
  const known = keyMaterial(method, key.trim());
  return known !== undefined && fingerprints().has(fingerprint(known));
}

/**
 * The first six bytes of SHA-256 in hexadecimal: enough to tell a few hundred known keys from all
 * others.
 */
export function fingerprint(material: Uint8Array): string {
  return Buffer.from(sha256(material).subarray(0, 6)).toString('hex');
}

/**
 * Chain code and public key of an extended key, without what its prefix, depth and number say; or a
 * wallet.
 */
function keyMaterial(method: MethodId, key: string): Uint8Array | undefined {
  const { network } = methods[method];
  switch (network) {
    case 'bitcoin':
    case 'litecoin':
    case 'ethereum':
    case 'tron':
      return fromBase58Check(key)?.slice(13);
    case 'solana':
      return fromBase58(key);
    case 'demo':
      return undefined;
    default:
      return network satisfies never;
  }
}

let parsed: ReadonlySet<string> | undefined;

function fingerprints(): ReadonlySet<string> {
  parsed ??= new Set(publicTestKeys.trim().split(/\s+/));
  return parsed;
}
