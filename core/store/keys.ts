import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** What is derived from one data key: each purpose has a key of its own. `id` names it in what it sealed. */
export type Keys = { id: string; sealing: Buffer; pepper: Buffer };

const dataKeyBytes = 32;

/** Keys by purpose (HKDF-SHA-256, RFC 5869). Throws when the data key is not 32 bytes. */
export function keysFrom(dataKey: Uint8Array): Keys {
  if (dataKey.length !== dataKeyBytes)
    throw new Error(`the data key must be ${dataKeyBytes} bytes long`);
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', dataKey, '', `lotdesk ${purpose}`, 32));
  const id = createHash('sha256').update(derive('key id')).digest('hex').slice(0, 8);
  return { id, sealing: derive('sealing'), pepper: derive('pepper') };
}

/** HMAC-SHA-256 under the pepper. */
export function peppered(keys: Keys, ...parts: readonly string[]): Buffer {
  return createHmac('sha256', keys.pepper).update(parts.join('\0')).digest();
}
