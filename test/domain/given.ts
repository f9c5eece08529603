import { join } from 'node:path';
import { root } from '../../bots/root.js';
import { loadShop } from '../../bots/shop/load.js';
import type { Order, OrderStatus } from '../../core/domain/order.js';
import type { Intent, IntentStatus } from '../../core/domain/payment.js';
import type { Rental, RentalStatus } from '../../core/domain/rental.js';
import type { Shop } from '../../core/domain/shop.js';

export const now = Date.UTC(2026, 10, 30, 9);
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export async function aShop(): Promise<Shop> {
  const loaded = await loadShop(join(root, 'shops', 'kernodeck.json'));
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return loaded.shop;
}

export function anOrder(status: OrderStatus = { is: 'placed' }, over: Partial<Order> = {}): Order {
  return {
    id: 'KD-000001',
    account: 'a1',
    conversation: 'web:ayse:ayse',
    version: 3,
    gpu: 'b200',
    model: 'B200',
    cardsPerLot: 2,
    term: 7,
    lots: 2,
    environment: 'pytorch',
    line: null,
    price: 14_900n,
    total: 29_800n,
    placedAt: now,
    heldUntil: now + 30 * minute,
    status,
    ...over,
  };
}

export function anIntent(
  status: IntentStatus = { is: 'open' },
  over: Partial<Intent> = {},
): Intent {
  return {
    id: 'i1',
    order: 'KD-000001',
    account: 'a1',
    version: 1,
    method: 'USDT/tron',
    usd: 29_800n,
    rate: { digits: 1n, scale: 0 },
    rateAt: now,
    amount: 298_000_000n,
    address: 'T1',
    addressIndex: 0,
    reference: null,
    createdAt: now,
    expiresAt: now + 30 * minute,
    status,
    ...over,
  };
}

export function aRental(status: RentalStatus = { is: 'waiting' }): Rental {
  return { order: 'KD-000001', account: 'a1', version: 1, status };
}

export const declared: IntentStatus = { is: 'reported', at: now + minute };
export const confirmed: IntentStatus = {
  is: 'confirmed',
  at: now,
  by: 'web:staff:kim',
  reason: 'seen',
};
