import type { Network } from '../domain/methods.js';
import type { Coin } from './coin.js';

/**
 * Every network, loaded when it is first asked for: all of them together cost seconds and much
 * memory.
 */
export const coins = {
  bitcoin: async () => (await import('./bitcoin.js')).bitcoin,
  litecoin: async () => (await import('./bitcoin.js')).litecoin,
  ethereum: async () => (await import('./ethereum.js')).ethereum,
  tron: async () => (await import('./tron.js')).tron,
  solana: async () => (await import('./solana.js')).solana,
  demo: async () => (await import('./demo.js')).demo,
} as const satisfies Record<Network, () => Promise<Coin>>;
