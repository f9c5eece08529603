import { decimal } from '../domain/money.js';
import type { Shop } from '../domain/shop.js';
import type { RateSource } from './rate.js';

/** The rates a demo shop's file names: always fresh, worth nothing. A live shop's file cannot name any. */
export function fixedRates(shop: Shop): RateSource {
  return {
    name: 'shop file',
    read: async (now) =>
      shop.methods.flatMap(({ method, rate }) => {
        const usd = rate === undefined ? undefined : decimal(rate);
        return usd === undefined ? [] : [{ method, usd, at: now }];
      }),
  };
}
