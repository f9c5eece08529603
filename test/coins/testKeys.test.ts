import { base58 } from '@scure/base';
import { HDKey } from '@scure/bip32';
import { describe, expect, test } from 'vitest';
import { publicTestKeys } from '../../core/coins/publicTestKeys.js';
import { versions } from '../../core/coins/slip132.js';
import { isPublicTestKey } from '../../core/coins/testKeys.js';
import { reversioned } from './help.js';
import { allFingerprints, phrases, seedOf, solanaWallets } from './phrases.js';
import { vectors } from './vectors.js';

const { btc, ltc, eth, tron, btc_regtest: regtest } = vectors;

describe('a key that everybody can spend from', () => {
  test('the stored fingerprints are those of the listed phrases, no more and no less', () => {
    expect(publicTestKeys.trim().split(/\s+/)).toEqual(allFingerprints());
  });

  test('is known with any prefix', () => {
    for (const key of [btc.xpub, btc.zpub, regtest.tpub, regtest.vpub, regtest.xpub]) {
      expect(isPublicTestKey('BTC/bitcoin', key)).toBe(true);
    }
    for (const key of [ltc.xpub, ltc.zpub, ltc.Ltub, ltc.Mtub, ` ${ltc.Mtub}\n`]) {
      expect(isPublicTestKey('LTC/litecoin', key)).toBe(true);
    }
    for (const method of ['ETH/ethereum', 'USDT/ethereum', 'USDC/ethereum'] as const) {
      expect(isPublicTestKey(method, eth.xpub)).toBe(true);
    }
    expect(isPublicTestKey('TRX/tron', tron.xpub)).toBe(true);
    expect(isPublicTestKey('USDT/tron', tron.xpub)).toBe(true);
  });

  test('is known when it stands under another method than its own', () => {
    expect(isPublicTestKey('TRX/tron', eth.xpub)).toBe(true);
  });

  test.each(Object.entries(phrases))(
    'is known for the phrase %s, accounts 0 to 4',
    (_name, phrase) => {
      const root = HDKey.fromMasterSeed(seedOf(phrase));
      for (const account of [0, 1, 2, 3, 4]) {
        const key = (path: string) => root.derive(`m/${path}/${account}'`).publicExtendedKey;
        const zpub = reversioned(key("84'/0'"), versions.zpub);
        expect(isPublicTestKey('BTC/bitcoin', zpub)).toBe(true);
        expect(isPublicTestKey('LTC/litecoin', key("84'/2'"))).toBe(true);
        expect(isPublicTestKey('ETH/ethereum', key("44'/60'"))).toBe(true);
        expect(isPublicTestKey('USDT/tron', key("44'/195'"))).toBe(true);
      }
    },
  );

  test('is known as a Solana wallet', () => {
    const wallets = solanaWallets(seedOf(phrases.abandon)).map((bytes) => base58.encode(bytes));
    // The first account of this phrase as Phantom shows it, and the vectors' own receiving wallet.
    expect(wallets).toContain('HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk');
    expect(wallets.filter((wallet) => !isPublicTestKey('SOL/solana', wallet))).toEqual([]);
  });
});

describe('any other key', () => {
  test('of a seed of its own is not among them', () => {
    const root = HDKey.fromMasterSeed(seedOf(phrases.abandon, 'a passphrase nobody printed'));
    const key = root.derive("m/84'/0'/0'").publicExtendedKey;
    expect(isPublicTestKey('BTC/bitcoin', key)).toBe(false);
    expect(isPublicTestKey('ETH/ethereum', key)).toBe(false);
    expect(isPublicTestKey('SOL/solana', vectors.solanaOffCurve.pda)).toBe(false);
  });

  test('that cannot be read is not among them', () => {
    for (const text of ['', 'xpub', 'kernodeck', 'x'.repeat(5000)]) {
      expect(isPublicTestKey('BTC/bitcoin', text)).toBe(false);
      expect(isPublicTestKey('SOL/solana', text)).toBe(false);
    }
  });

  test('of the demo network has nothing to steal', () => {
    expect(isPublicTestKey('DEMO/demo', btc.xpub)).toBe(false);
  });
});
