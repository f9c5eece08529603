import type { MethodId } from '../domain/methods.js';

/**
 * The issuers' own token contracts on the main networks, from Tether's and Circle's published
 * lists.
 */
export const tokenContracts = {
  'USDT/ethereum': '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  'USDC/ethereum': '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  'USDT/tron': 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
} as const satisfies Partial<Record<MethodId, string>>;
