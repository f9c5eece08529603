import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base58check } from '../../core/coins/bytes.js';
import { versions } from '../../core/coins/slip132.js';
import { master, opened, problemOf, reversioned } from './help.js';
import { vectors } from './vectors.js';

const { btc, ltc, eth, tron, btc_regtest: btcRegtest, ltc_regtest: ltcRegtest } = vectors;

const accounts = [
  ['bitcoin xpub', 'bitcoin', 'main', btc.xpub, btc.receive],
  ['bitcoin zpub', 'bitcoin', 'main', btc.zpub, btc.receive],
  ['litecoin xpub', 'litecoin', 'main', ltc.xpub, ltc.receive],
  ['litecoin zpub', 'litecoin', 'main', ltc.zpub, ltc.receive],
  ['litecoin Ltub', 'litecoin', 'main', ltc.Ltub, ltc.receive],
  ['litecoin Mtub', 'litecoin', 'main', ltc.Mtub, ltc.receive],
  ['ethereum xpub', 'ethereum', 'main', eth.xpub, eth.receive],
  ['tron xpub', 'tron', 'main', tron.xpub, tron.receive],
  ['bitcoin regtest xpub', 'bitcoin', 'regtest', btcRegtest.xpub, btcRegtest.receive],
  ['bitcoin regtest tpub', 'bitcoin', 'regtest', btcRegtest.tpub, btcRegtest.receive],
  ['bitcoin regtest vpub', 'bitcoin', 'regtest', btcRegtest.vpub, btcRegtest.receive],
  ['litecoin regtest xpub', 'litecoin', 'regtest', ltcRegtest.xpub, ltcRegtest.receive],
  ['litecoin regtest tpub', 'litecoin', 'regtest', ltcRegtest.tpub, ltcRegtest.receive],
  ['litecoin regtest vpub', 'litecoin', 'regtest', ltcRegtest.vpub, ltcRegtest.receive],
] as const;

describe('receiving addresses', () => {
  test.each(accounts)('%s gives the addresses two library stacks agree on', async (...row) => {
    const [, network, chain, key, receive] = row;
    const derive = await opened(network, key, chain);
    const expected = receive.map(({ index, path, address }) => ({ index, path, address }));
    expect(expected.map(({ index }) => derive(index))).toEqual(expected);
  });

  test('on the public test network a bech32 address has its own prefix', async () => {
    const bitcoin = await opened('bitcoin', btcRegtest.tpub, 'test');
    expect(bitcoin(0).address).toBe('tb1q6rz28mcfaxtmd6v789l9rrlrusdprr9pqcpvkl');
    const litecoin = await opened('litecoin', reversioned(ltcRegtest.tpub, versions.ttub), 'test');
    expect(litecoin(0).address).toMatch(/^tltc1q6rz28mcfaxtmd6v789l9rrlrusdprr9p/);
  });

  test('the path names the account that the key is of', async () => {
    const third = master.derive("m/44'/60'/3'").publicExtendedKey;
    const { path, address } = (await opened('ethereum', third))(7);
    expect(path).toBe("m/44'/60'/3'/0/7");
    expect(address).not.toBe((await opened('ethereum', eth.xpub))(7).address);
  });

  test('space around a pasted key does not matter', async () => {
    expect((await opened('bitcoin', ` ${btc.zpub}\n`))(0)).toEqual(
      (await opened('bitcoin', btc.zpub))(0),
    );
  });

  test('an index outside the range of BIP-32 is a bug and throws', async () => {
    for (const network of ['bitcoin', 'litecoin', 'ethereum', 'tron'] as const) {
      const derive = await opened(network, btc.xpub);
      for (const index of [-1, 0.5, 2 ** 31, Number.NaN])
        expect(() => derive(index)).toThrow(RangeError);
    }
  });

  test('the highest index still has an address', async () => {
    const { address } = (await opened('tron', tron.xpub))(2 ** 31 - 1);
    expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
  });
});

const index = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const keys = [
  ['bitcoin', btc.zpub],
  ['litecoin', ltc.Mtub],
  ['ethereum', eth.xpub],
  ['tron', tron.xpub],
  ['demo', 'kernodeck'],
] as const;

describe('derivation', () => {
  test.each(keys)(
    '%s gives two indexes two addresses, and one index always the same',
    async (network, key) => {
      const first = await opened(network, key);
      const second = await opened(network, key);
      const pairs = fc.uniqueArray(index, { minLength: 2, maxLength: 2 });
      fc.assert(
        fc.property(pairs, (indexes) => {
          const addresses = indexes.map((each) => first(each).address);
          expect(new Set(addresses).size).toBe(2);
          expect(indexes.map((each) => second(each).address)).toEqual(addresses);
        }),
        { numRuns: 30 },
      );
    },
  );
});

describe('keys of another kind', () => {
  test.each([
    ['bitcoin', 'main', ltc.Ltub],
    ['bitcoin', 'main', ltc.Mtub],
    ['bitcoin', 'main', btcRegtest.tpub],
    ['bitcoin', 'main', btcRegtest.vpub],
    ['bitcoin', 'test', btc.zpub],
    ['bitcoin', 'regtest', btc.zpub],
    ['bitcoin', 'main', reversioned(btc.xpub, versions.ypub)],
    ['bitcoin', 'test', reversioned(btc.xpub, versions.upub)],
    ['bitcoin', 'test', reversioned(btc.xpub, versions.ttub)],
    ['bitcoin', 'main', reversioned(btc.xpub, 0x02facafd)],
    ['litecoin', 'main', btcRegtest.tpub],
    ['litecoin', 'regtest', ltc.Ltub],
    ['litecoin', 'main', reversioned(ltc.xpub, versions.ypub)],
    ['ethereum', 'main', btc.zpub],
    ['ethereum', 'main', btcRegtest.tpub],
    ['ethereum', 'test', btc.zpub],
    ['tron', 'main', btcRegtest.tpub],
    ['tron', 'main', ltc.Ltub],
  ] as const)('%s on %s refuses %s as of the wrong network', async (network, chain, key) => {
    expect(await problemOf(network, key, chain)).toBe('wrong network');
  });

  test.each(['m', "m/84'", "m/84'/0'", "m/84'/0'/0'/0", "m/84'/0'/0'/0/0", "m/84'/0'/0"])(
    'the public key at %s is of the wrong depth',
    async (path) => {
      const key = master.derive(path).publicExtendedKey;
      for (const network of ['bitcoin', 'litecoin', 'ethereum', 'tron'] as const) {
        expect(await problemOf(network, key)).toBe('wrong depth');
      }
    },
  );

  const noPoint = offCurve(btc.xpub);
  const addresses = [...btc.receive, ...tron.receive, ...eth.receive].map(({ address }) => address);
  test.each([
    '',
    'xpub',
    btc.xpub.slice(0, -1),
    `${btc.xpub}1`,
    swapped(btc.zpub),
    noPoint,
    ...addresses,
  ])('text %j is not a key', async (text) => {
    for (const network of ['bitcoin', 'litecoin', 'ethereum', 'tron'] as const) {
      expect(await problemOf(network, text)).toBe('not a key');
    }
  });
});

function swapped(key: string): string {
  return key.slice(0, 20) + key.slice(21, 22) + key.slice(20, 21) + key.slice(22);
}

/** A key with right check bytes whose 33 bytes are no point: x = 0 has none on secp256k1. */
function offCurve(key: string): string {
  const bytes = Uint8Array.from(base58check.decode(key)).fill(0, 46);
  return base58check.encode(bytes);
}
