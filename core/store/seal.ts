import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Sealed } from '../domain/account.js';
import type { Keys } from './keys.js';

const shape = 's1';
const nonceBytes = 12;
const tagBytes = 16;

/** The header is authenticated too: a sealed text cannot be passed off as one of another key or shape. */
function header(keys: Keys): string {
  return `${shape}.${keys.id}`;
}

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce: `s1.<key id>.<nonce, text and tag in base64url>`.
 * The key's id lets texts of an older key be opened after the key has changed.
 */
export function seal(keys: Keys, plain: string): Sealed {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keys.sealing, nonce).setAAD(
    Buffer.from(header(keys)),
  );
  const body = Buffer.concat([
    nonce,
    cipher.update(plain, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `${header(keys)}.${body.toString('base64url')}` as Sealed;
}

/** Opens what `seal` made with one of these keys. Throws when the key is unknown or the text was changed. */
export function unseal(known: readonly Keys[], sealed: string): string {
  const [read, id, body = ''] = sealed.split('.');
  const keys = known.find((entry) => entry.id === id);
  if (read !== shape || keys === undefined) {
    throw new Error(
      'sealed with a data key that is not configured: set the key it was sealed with',
    );
  }
  const bytes = Buffer.from(body, 'base64url');
  const end = bytes.length - tagBytes;
  const opener = createDecipheriv('aes-256-gcm', keys.sealing, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opener.setAAD(Buffer.from(header(keys))).setAuthTag(bytes.subarray(end));
  return Buffer.concat([opener.update(bytes.subarray(nonceBytes, end)), opener.final()]).toString(
    'utf8',
  );
}
