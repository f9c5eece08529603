/**
 * Every pair of asset and network the shop knows. The pair is always named together, because the same asset
 * on another network is another coin.
 * `decimals`: digits of the base unit. `shown`: digits asked from the customer (18 of ETH are too many to copy).
 */
export const methods = {
  'BTC/bitcoin': { asset: 'BTC', network: 'bitcoin', decimals: 8, shown: 8 },
  'LTC/litecoin': { asset: 'LTC', network: 'litecoin', decimals: 8, shown: 8 },
  'ETH/ethereum': { asset: 'ETH', network: 'ethereum', decimals: 18, shown: 8 },
  'USDT/ethereum': { asset: 'USDT', network: 'ethereum', decimals: 6, shown: 6 },
  'USDC/ethereum': { asset: 'USDC', network: 'ethereum', decimals: 6, shown: 6 },
  'TRX/tron': { asset: 'TRX', network: 'tron', decimals: 6, shown: 6 },
  'USDT/tron': { asset: 'USDT', network: 'tron', decimals: 6, shown: 6 },
  'SOL/solana': { asset: 'SOL', network: 'solana', decimals: 9, shown: 9 },
  'DEMO/demo': { asset: 'DEMO', network: 'demo', decimals: 8, shown: 8 },
  'DUSD/demo': { asset: 'DUSD', network: 'demo', decimals: 6, shown: 6 },
} as const satisfies Record<
  string,
  { asset: string; network: string; decimals: number; shown: number }
>;

export type MethodId = keyof typeof methods;
export type Method = (typeof methods)[MethodId];
export type Network = Method['network'];

export const methodIds = Object.keys(methods).filter(isMethod);
export const networks = [
  'bitcoin',
  'litecoin',
  'ethereum',
  'tron',
  'solana',
  'demo',
] as const satisfies Network[];

export function isMethod(id: string): id is MethodId {
  return Object.hasOwn(methods, id);
}

/** How the networks are called on a screen, the same in every language. */
export const networkNames = {
  bitcoin: 'Bitcoin',
  litecoin: 'Litecoin',
  ethereum: 'Ethereum',
  tron: 'Tron',
  solana: 'Solana',
  demo: 'Demo',
} as const satisfies Record<Network, string>;
