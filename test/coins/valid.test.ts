import { describe, expect, test } from 'vitest';
import { coins } from '../../core/coins/index.js';
import { type Network, networks } from '../../core/domain/methods.js';
import { opened, problemOf } from './help.js';
import { vectors } from './vectors.js';

const { addressValidation: lists, eip55, mweb, solanaOffCurve, tronUsdt } = vectors;

async function valid(network: Network, address: string): Promise<boolean> {
  return (await coins[network]()).valid(address, 'main');
}

// Capitals, no checksum and ICAP are the same account to some library, but never what the shop shows.
const notShown = ['UPPER', 'lower', 'UPPER hex', 'ICAP', 'no 0x'];

describe('an address is taken in the form that is shown, and only on its own network', () => {
  test.each(lists.btc)('bitcoin, $case', async ({ case: name, address, scure }) => {
    expect(await valid('bitcoin', address)).toBe(scure && !notShown.includes(name));
  });

  test.each(lists.ltc)('litecoin, $case', async ({ address, scure }) => {
    expect(await valid('litecoin', address)).toBe(scure);
  });

  test.each(lists.eth)('ethereum, $case', async ({ case: name, address, ethers }) => {
    expect(await valid('ethereum', address)).toBe(ethers && !notShown.includes(name));
  });

  test.each(lists.trx)('tron, $case', async ({ address, base58check }) => {
    expect(await valid('tron', address)).toBe(base58check);
  });

  test.each(lists.sol)('solana, $case', async ({ address, onCurve }) => {
    expect(await valid('solana', address)).toBe(onCurve);
  });
});

test.each(eip55.valid)('EIP-55 takes %s', async (address) => {
  expect(await valid('ethereum', address)).toBe(true);
});

test('EIP-55 refuses one letter in the wrong case', async () => {
  expect(await valid('ethereum', eip55.invalidChecksum)).toBe(false);
});

test('an MWEB address is refused, because the watcher cannot see what arrives there', async () => {
  expect(await valid('litecoin', mweb.address)).toBe(false);
});

test('a token contract on Tron is an address like another', async () => {
  expect(await valid('tron', tronUsdt.base58)).toBe(true);
});

test('the test networks have their own addresses', async () => {
  const { bitcoin, litecoin } = coins;
  const [btc, ltc] = [await bitcoin(), await litecoin()];
  const regtest = vectors.btc_regtest.receive[0]?.address ?? '';
  expect([
    btc.valid(regtest, 'regtest'),
    btc.valid(regtest, 'test'),
    btc.valid(regtest, 'main'),
  ]).toEqual([true, false, false]);
  const litecoinRegtest = vectors.ltc_regtest.receive[0]?.address ?? '';
  expect([ltc.valid(litecoinRegtest, 'regtest'), ltc.valid(litecoinRegtest, 'main')]).toEqual([
    true,
    false,
  ]);
});

describe('a Solana wallet', () => {
  test('is refused when it belongs to a program', async () => {
    expect(await problemOf('solana', solanaOffCurve.pda)).toBe('not a key');
  });

  test.each([
    '11111111111111111111111111111111',
    'So11111111111111111111111111111111111111112',
    'Vote111111111111111111111111111111111111111',
    '1nc1nerator11111111111111111111111111111111',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  ])('is refused when it is the program or mint %s', async (program) => {
    expect(await problemOf('solana', program)).toBe('not a key');
  });

  test('is refused when it is a key of another network', async () => {
    for (const key of [vectors.eth.xpub, vectors.tron.receive[0]?.address ?? '', '']) {
      expect(await problemOf('solana', key)).toBe('not a key');
    }
  });
});

test('every address that is derived is valid on its own network and on no other', async () => {
  const keys = {
    bitcoin: vectors.btc.zpub,
    litecoin: vectors.ltc.zpub,
    ethereum: vectors.eth.xpub,
    tron: vectors.tron.xpub,
    solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk',
    demo: 'kernodeck',
  } as const satisfies Record<Network, string>;
  for (const network of networks) {
    const { address } = (await opened(network, keys[network]))(3);
    const takenBy = await Promise.all(networks.map((other) => valid(other, address)));
    expect(networks.filter((_, at) => takenBy[at])).toEqual([network]);
  }
});
