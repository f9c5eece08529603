import { afterEach, expect, test, vi } from 'vitest';
import { coins } from '../../core/coins/index.js';

const loaded = vi.hoisted(() => new Set<string>());

vi.mock('ethers/address', async (original) => {
  loaded.add('ethers');
  return original();
});
vi.mock('@solana/web3.js', async (original) => {
  loaded.add('solana');
  return original();
});
vi.mock('@scure/bip32', async (original) => {
  loaded.add('bip32');
  return original();
});
vi.mock('@scure/btc-signer/payment.js', async (original) => {
  loaded.add('btc-signer');
  return original();
});
vi.mock('tronweb', async (original) => {
  loaded.add('tronweb');
  return original();
});

afterEach(() => {
  loaded.clear();
  vi.resetModules();
});

test('the table itself and the demo network load no library of a chain', async () => {
  await coins.demo();
  expect([...loaded]).toEqual([]);
});

test('a network loads its own libraries and not those of another', async () => {
  await coins.bitcoin();
  expect([...loaded].sort()).toEqual(['bip32', 'btc-signer']);
});

test('Tron does without its own library, which takes half a second to load', async () => {
  await coins.tron();
  expect(loaded).not.toContain('tronweb');
  expect(loaded).not.toContain('solana');
});
