import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Chain } from '../../core/coins/coin.js';
import { coins } from '../../core/coins/index.js';
import { type MethodId, methodIds, methods } from '../../core/domain/methods.js';
import { vectors } from './vectors.js';

const addresses = {
  bitcoin: vectors.btc.receive[0]?.address ?? '',
  litecoin: vectors.ltc.receive[0]?.address ?? '',
  ethereum: vectors.eth.receive[0]?.address ?? '',
  tron: vectors.tron.receive[0]?.address ?? '',
  solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
  demo: 'demo1qqqsyqcyq5rqwzqfpg9scrgwpugpzysnpzqcpl',
} as const;

const reference = 'HWHvQhFmJB3NUcu1aihKmrKegfVxBEHzwVX6yZCKEsi1';

async function uri(
  method: MethodId,
  amount: bigint,
  more: { chain?: Chain; reference?: string } = {},
) {
  const { network } = methods[method];
  const coin = await coins[network]();
  return coin.uri({ method, chain: 'main', address: addresses[network], amount, ...more });
}

async function link(method: MethodId, amount: bigint, chain: Chain = 'main') {
  const { network } = methods[method];
  return (await coins[network]()).link?.({ method, chain, address: addresses[network], amount });
}

describe('what the QR code holds', () => {
  test('Bitcoin and Litecoin: BIP-21', async () => {
    const withoutLabel = (text: string) => text.replace(/&label=.*$/, '');
    expect(await uri('BTC/bitcoin', 123_456n)).toBe(withoutLabel(vectors.bip21.btc.uri));
    expect(await uri('LTC/litecoin', 75_000_000n)).toBe(withoutLabel(vectors.bip21.ltc.uri));
  });

  test('ether: EIP-681 in wei, never with an exponent', async () => {
    expect(await uri('ETH/ethereum', 12_300_000_000_000_000n)).toBe(vectors.eip681.eth_0_0123.uri);
    expect(await uri('ETH/ethereum', 10n ** 24n)).toBe(
      `ethereum:${addresses.ethereum}@1?value=1000000000000000000000000`,
    );
  });

  test('ether on a test chain names that chain, so that no wallet pays with real money', async () => {
    expect(await uri('ETH/ethereum', 1n, { chain: 'test' })).toBe(
      `ethereum:${addresses.ethereum}@11155111?value=1`,
    );
    expect(await uri('ETH/ethereum', 1n, { chain: 'regtest' })).toContain('@31337?');
  });

  test('tokens and Tron: the bare address', async () => {
    for (const method of ['USDT/ethereum', 'USDC/ethereum', 'TRX/tron', 'USDT/tron'] as const) {
      expect(await uri(method, 12_345_678n)).toBe(addresses[methods[method].network]);
    }
  });

  test('Solana: Solana Pay with the reference', async () => {
    const expected = vectors.solanaPay.own.replace(/&label=.*$/, '');
    expect(await uri('SOL/solana', 123_456_789n, { reference })).toBe(expected);
    expect(await uri('SOL/solana', 1n)).toBe(`solana:${addresses.solana}?amount=0.000000001`);
  });

  test('demo coins: the asset is named, since two of them share the network', async () => {
    expect(await uri('DEMO/demo', 150_000_000n)).toBe(
      `demo:${addresses.demo}?amount=1.5&asset=DEMO`,
    );
    expect(await uri('DUSD/demo', 1n)).toBe(`demo:${addresses.demo}?amount=0.000001&asset=DUSD`);
  });

  test('one satoshi is written out', async () => {
    expect(await uri('BTC/bitcoin', 1n)).toBe(`bitcoin:${addresses.bitcoin}?amount=0.00000001`);
    expect(await uri('BTC/bitcoin', 10n)).toBe(`bitcoin:${addresses.bitcoin}?amount=0.0000001`);
  });
});

describe('what the wallet button holds', () => {
  test('tokens on Ethereum: an EIP-681 transfer of base units', async () => {
    expect(await link('USDT/ethereum', 12_345_678n)).toBe(vectors.eip681.usdt_12_345678.uri);
    expect(await link('USDC/ethereum', 100_000_000n)).toBe(vectors.eip681.usdc_100.uri);
  });

  test('nothing for another method, or on a chain whose contracts are not known', async () => {
    expect(await link('ETH/ethereum', 1n)).toBeUndefined();
    expect(await link('BTC/bitcoin', 1n)).toBeUndefined();
    expect(await link('USDT/ethereum', 1n, 'test')).toBeUndefined();
  });
});

const withAmount = methodIds.filter(
  (id) => !['tron'].includes(methods[id].network) && !/^US.*ethereum$/.test(id),
);

/**
 * What a careful reader makes of the amount: base units again, or nothing when the text is no plain
 * decimal.
 */
function amountIn(text: string, decimals: number): bigint | undefined {
  const match = /[?&](?:amount|value)=(0|[1-9]\d*)(?:\.(\d*[1-9]))?(?:&|$)/.exec(text);
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  const scale = text.includes('value=') ? 0 : decimals;
  return fraction.length > scale ? undefined : BigInt(whole + fraction.padEnd(scale, '0'));
}

test.each(withAmount)(
  '%s: any amount can be read back from the URI to the last unit',
  async (method) => {
    const amounts = fc.bigInt({ min: 1n, max: 10n ** 24n });
    await fc.assert(
      fc.asyncProperty(amounts, async (amount) => {
        expect(amountIn(await uri(method, amount), methods[method].decimals)).toBe(amount);
      }),
    );
  },
);

test.each(withAmount)('%s: a request for nothing is a bug and throws', async (method) => {
  await expect(uri(method, 0n)).rejects.toThrow(RangeError);
  await expect(uri(method, -1n)).rejects.toThrow(RangeError);
});
