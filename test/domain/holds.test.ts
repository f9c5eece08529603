import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { available, totalOf } from '../../core/domain/catalogue.js';
import { dueToClose, firstHold, holdFor } from '../../core/domain/order.js';
import { isExpired, isFresh, openIntent } from '../../core/domain/payment.js';
import type { Shop } from '../../core/domain/shop.js';
import { isLots, isTerm, terms } from '../../core/domain/terms.js';
import { anIntent, anOrder, aShop, hour, minute, now } from './given.js';

let shop: Shop;

beforeAll(async () => {
  shop = await aShop();
});

describe('lots are held', () => {
  test('for 30 minutes without an instruction', () => {
    expect(firstHold(shop, now)).toBe(now + 30 * minute);
  });

  test('for an hour after an instruction expires', () => {
    expect(holdFor(shop, anOrder(), now + 30 * minute)).toBe(now + 90 * minute);
  });

  test('never shorter than they already were', () => {
    const long = anOrder({ is: 'placed' }, { heldUntil: now + 5 * hour });
    expect(holdFor(shop, long, now)).toBe(now + 5 * hour);
  });

  test('and what is left never falls below nothing', () => {
    const [offer] = shop.catalogue;
    if (offer === undefined) throw new Error('an empty catalogue');
    expect(available(offer, offer.stock - 1)).toBe(1);
    expect(available(offer, offer.stock)).toBe(0);
    expect(available({ ...offer, stock: 1 }, 5)).toBe(0);
  });
});

describe('an unpaid order is closed', () => {
  const old = anOrder({ is: 'placed' }, { placedAt: now - 24 * hour });

  test('24 hours after it was placed, and not a moment earlier', () => {
    expect(dueToClose(shop, old, 0, now)).toBe(true);
    expect(dueToClose(shop, old, 0, now - 1)).toBe(false);
  });

  test('not while one of its instructions is valid', () => {
    expect(dueToClose(shop, old, now + 1, now)).toBe(false);
    expect(dueToClose(shop, old, now, now)).toBe(true);
  });

  test('and no other order ever is', () => {
    for (const is of ['paid', 'cancelled', 'closed'] as const)
      expect(dueToClose(shop, { ...old, status: { is, at: now } }, 0, now + 99 * hour)).toBe(false);
  });
});

describe('an instruction', () => {
  test('asks for the whole total at the rate of its moment, for 30 minutes', () => {
    const rate = {
      method: 'USDT/tron',
      usd: { digits: 10_003n, scale: 4 },
      at: now - minute,
    } as const;
    const opened = openIntent(shop, anOrder(), rate, 'i9', now);
    expect(opened).toMatchObject({
      order: 'KD-000001',
      usd: 29_800n,
      rate: rate.usd,
      rateAt: now - minute,
      expiresAt: now + 30 * minute,
      status: { is: 'open' },
    });
    // 298 / 1.0003 = 297.9106268...
    expect(opened.amount).toBe(297_910_627n);
  });

  test('is expired from the moment it names', () => {
    expect(isExpired(anIntent(), now + 30 * minute - 1)).toBe(false);
    expect(isExpired(anIntent(), now + 30 * minute)).toBe(true);
  });

  test('takes a rate of five minutes and no older, and none that is missing', () => {
    const rate = { method: 'USDT/tron', usd: { digits: 1n, scale: 0 }, at: now } as const;
    expect(isFresh(shop, rate, now + 5 * minute)).toBe(true);
    expect(isFresh(shop, rate, now + 5 * minute + 1)).toBe(false);
    expect(isFresh(shop, undefined, now)).toBe(false);
  });
});

describe('what is ordered', () => {
  test('costs the price of the term times the lots; cards count for nothing', () => {
    const one = fc.record({
      offer: fc.constantFrom(...shop.catalogue),
      term: fc.constantFrom(...terms),
      lots: fc.integer({ min: 1, max: 10 }),
      cards: fc.integer({ min: 1, max: 16 }),
    });
    void fc.assert(
      fc.property(one, ({ offer, term, lots, cards }) => {
        const total = totalOf({ ...offer, cardsPerLot: cards }, term, lots);
        const added = Array.from({ length: lots }, () => offer.price[term]);
        expect(total).toBe(added.reduce((sum, price) => sum + price, 0n));
      }),
    );
  });

  test('is 1 to 10 whole lots for 3, 7 or 30 days', () => {
    const lots = [-1, 0, 1, 10, 11, 1.5, Number.NaN, Number.POSITIVE_INFINITY];
    expect(lots.filter(isLots)).toEqual([1, 10]);
    expect([0, 3, 4, 7, 30, 31, Number.NaN].filter(isTerm)).toEqual([3, 7, 30]);
  });
});
