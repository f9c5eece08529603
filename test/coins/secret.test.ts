import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base58check } from '../../core/coins/bytes.js';
import { looksPrivate } from '../../core/coins/secret.js';
import { networks } from '../../core/domain/methods.js';
import { master, opened, problemOf, reversioned } from './help.js';
import { phrases } from './phrases.js';
import { vectors } from './vectors.js';

const xprv = master.derive("m/84'/0'/0'").privateExtendedKey;

/** Private version bytes of SLIP-132, and of a coin that the shop does not know. */
const privateVersions = {
  xprv: 0x0488ade4,
  yprv: 0x049d7878,
  zprv: 0x04b2430c,
  tprv: 0x04358394,
  uprv: 0x044a4e28,
  vprv: 0x045f18bc,
  Ltpv: 0x019d9cfe,
  Mtpv: 0x01b26792,
  ttpv: 0x0436ef7d,
  Zprv: 0x02aa7a99,
  dgpv: 0x02fac398,
} as const;

const extended = Object.values(privateVersions).map((version) => reversioned(xprv, version));
const raw = Buffer.from('1'.padStart(64, '0'), 'hex');
const hex = 'c87509a1c067bbde78beb793e6fa76530b6382a4c0241e5e4a9ec0a0f44dc0d3';
const wifs = [
  'KwDiBf89QgGbjEhKnhXJuH7LrciVrZi3qYjgd9M7rFU73sVHnoWn',
  '5HpHagT65TZzG1PH3CSu63k8DbpvD8s5ip4nEB3kEsreAnchuDf',
  base58check.encode(Uint8Array.from([0xb0, ...raw, 1])),
  base58check.encode(Uint8Array.from([0xef, ...raw, 1])),
  base58check.encode(Uint8Array.from([0x9e, ...raw])),
  '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg',
];
const pair = Uint8Array.from({ length: 64 }, (_, at) => (at * 37 + 11) % 256);

const secrets = [
  ...extended,
  ...wifs,
  hex,
  `0x${hex}`,
  hex.toUpperCase(),
  hex + hex,
  base58.encode(pair),
  JSON.stringify([...pair]),
  JSON.stringify([...pair.subarray(0, 32)], null, 1),
  ...Object.values(phrases),
  phrases.legal.toUpperCase(),
  phrases.letter.replaceAll(' ', ', '),
  'アイコ '.repeat(12),
  `wpkh([73c5da0a/84h/0h/0h]${xprv}/0/*)`,
];

describe('what can spend money', () => {
  test.each(secrets)('is recognised: %s', (secret) => {
    expect(looksPrivate(secret)).toBe(true);
    expect(looksPrivate(`  ${secret}\n`)).toBe(true);
  });

  test.each(networks)('is refused as private on %s, on every chain', async (network) => {
    for (const secret of secrets) {
      for (const chain of ['main', 'test', 'regtest'] as const) {
        expect(await problemOf(network, secret, chain)).toBe('private');
      }
    }
  });

  test('is recognised with one letter wrong, because the rest is exposed all the same', () => {
    const damaged = [...extended, ...wifs.slice(0, 4)].map(
      (key) => `${key.slice(0, -1)}${key.endsWith('1') ? 2 : 1}`,
    );
    expect(damaged.filter((key) => !looksPrivate(key))).toEqual([]);
  });

  test('is recognised at any private key and any version bytes', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(bytes(45), bytes(32), (head, key) =>
        looksPrivate(base58check.encode(Uint8Array.from([...head, 0, ...key]))),
      ),
    );
    fc.assert(fc.property(bytes(64), (secret) => looksPrivate(base58.encode(secret))));
  });
});

describe('what cannot spend money', () => {
  const { btc, ltc, eth, tron, btc_regtest: test1, addressValidation } = vectors;
  const keys = [btc.xpub, btc.zpub, ltc.xpub, ltc.zpub, ltc.Ltub, ltc.Mtub, eth.xpub, tron.xpub];
  const lists = Object.values(addressValidation).flat();
  const all = [
    ...keys,
    test1.tpub,
    test1.vpub,
    ...lists.map(({ address }) => address),
    'kernodeck',
    '',
  ];

  test('is never taken for a secret', () => {
    expect(all.filter(looksPrivate)).toEqual([]);
  });

  test('though its letters spell a private prefix by chance', () => {
    expect(looksPrivate(`xpub6Ltpv${btc.xpub.slice(9)}`)).toBe(false);
    expect(looksPrivate(`xpub6xprv${btc.xpub.slice(9)}`)).toBe(false);
  });

  test('such as any public key under any version bytes', () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    fc.assert(
      fc.property(
        bytes(45),
        fc.constantFrom(2, 3),
        bytes(32),
        (head, sign, x) =>
          !looksPrivate(base58check.encode(Uint8Array.from([...head, sign, ...x]))),
      ),
      // Version bytes that spell `..pv` by chance.
      { examples: [[Uint8Array.from([166, 60, 56, ...Array(42).fill(0)]), 2, new Uint8Array(32)]] },
    );
  });

  test('such as a Solana reference at any index', async () => {
    const derive = await opened('solana', 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        (index) => !looksPrivate(derive(index).reference ?? ''),
      ),
    );
  });
});
