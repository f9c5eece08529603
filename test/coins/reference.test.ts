import { createHash } from 'node:crypto';
import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { opened, problemOf } from './help.js';

const wallet = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';
const other = 'HWHvQhFmJB3NUcu1aihKmrKegfVxBEHzwVX6yZCKEsi1';
const index = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('a Solana reference', () => {
  test('is computed from wallet and index alone, as its documentation says', async () => {
    const hash = createHash('sha256')
      .update('lotdesk solana reference 1\n')
      .update(base58.decode(wallet));
    const expected = base58.encode(hash.update(Uint8Array.from([0, 0, 1, 2])).digest());
    expect((await opened('solana', wallet))(258)).toEqual({
      index: 258,
      path: 'reference/258',
      address: wallet,
      reference: expected,
    });
  });

  test('is another one for another index or wallet, and always 32 bytes', async () => {
    const [mine, theirs] = [await opened('solana', wallet), await opened('solana', other)];
    fc.assert(
      fc.property(fc.uniqueArray(index, { minLength: 2, maxLength: 2 }), (indexes) => {
        const references = indexes.flatMap((at) => [mine(at).reference, theirs(at).reference]);
        expect(new Set(references).size).toBe(4);
        expect(references.map((each) => base58.decode(each ?? '').length)).toEqual([
          32, 32, 32, 32,
        ]);
      }),
    );
  });

  test('outside the range of indexes is a bug and throws', async () => {
    const derive = await opened('solana', wallet);
    for (const at of [-1, 0.5, 2 ** 31]) expect(() => derive(at)).toThrow(RangeError);
  });
});

describe('the demo network', () => {
  test('derives from any public text, and the text decides the addresses', async () => {
    const [first, second] = [await opened('demo', 'kernodeck'), await opened('demo', 'iteragpu')];
    expect(first(0)).toEqual({ index: 0, path: 'demo/0', address: first(0).address });
    expect(first(0).address).toMatch(/^demo1[02-9ac-hj-np-z]{38}$/);
    expect(second(0).address).not.toBe(first(0).address);
  });

  test('takes no empty and no endless text', async () => {
    expect(await problemOf('demo', ' ')).toBe('not a key');
    expect(await problemOf('demo', 'k'.repeat(101))).toBe('not a key');
  });

  test('outside the range of indexes is a bug and throws', async () => {
    const derive = await opened('demo', 'kernodeck');
    for (const at of [-1, 0.5, 2 ** 31]) expect(() => derive(at)).toThrow(RangeError);
  });
});
