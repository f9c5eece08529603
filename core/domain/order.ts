import { z } from 'zod';
import type { Shop } from './shop.js';
import { terms } from './terms.js';

/** Milliseconds since the epoch, UTC. */
const moment = z.int();

/** Stock that nothing gives back: a paid order whose rental has no end yet. */
export const heldForGood = Number.MAX_SAFE_INTEGER;

export const orderStatusSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('placed') }),
  z.strictObject({ is: z.literal('paid'), at: moment }),
  z.strictObject({ is: z.literal('cancelled'), at: moment }),
  z.strictObject({ is: z.literal('closed'), at: moment }),
]);

export const orderSchema = z.strictObject({
  id: z.string(),
  account: z.string(),
  conversation: z.string().describe('where its notices go'),
  version: z.int(),
  gpu: z.string(),
  model: z.string(),
  cardsPerLot: z.int(),
  term: z.literal(terms),
  lots: z.int(),
  environment: z.string(),
  line: z.string().nullable().describe('what the customer wrote for the environment "other"'),
  price: z.bigint().describe('cents for one lot and the whole term'),
  total: z.bigint().describe('cents; never changes'),
  placedAt: moment,
  heldUntil: moment.describe('lots are held until then; 0 once they are given back'),
  status: orderStatusSchema,
});

export type Order = z.infer<typeof orderSchema>;
export type OrderStatus = Order['status'];

/** From each status of an order, where it may go. */
export const orderTransitions = {
  placed: ['paid', 'cancelled', 'closed'],
  paid: [],
  cancelled: [],
  closed: [],
} as const satisfies Record<OrderStatus['is'], readonly OrderStatus['is'][]>;

/** Moves an order along its table. A way that is not in the table is a bug of the caller and throws. */
function moved(order: Order, status: OrderStatus, heldUntil: number): Order {
  const ways: readonly OrderStatus['is'][] = orderTransitions[order.status.is];
  if (!ways.includes(status.is))
    throw new Error(`order ${order.id} is ${order.status.is}: it cannot become ${status.is}`);
  return { ...order, heldUntil, status };
}

const minute = 60_000;

/** Until when a new order holds its lots while it has no payment instruction. */
export function firstHold(shop: Shop, now: number): number {
  return now + shop.numbers.holdWithoutInstructionMinutes * minute;
}

/** Until when an order holds its lots for an instruction that expires at `expiresAt`. */
export function holdFor(shop: Shop, order: Order, expiresAt: number): number {
  return Math.max(order.heldUntil, expiresAt + shop.numbers.holdAfterExpiryMinutes * minute);
}

/** An unpaid order that is cancelled gives its lots back at once. */
export function cancelled(order: Order, now: number): Order {
  return moved(order, { is: 'cancelled', at: now }, 0);
}

/** An unpaid order that was left alone; it stays readable and can be placed again. */
export function closed(order: Order, now: number): Order {
  return moved(order, { is: 'closed', at: now }, 0);
}

export function paid(order: Order, now: number): Order {
  return moved(order, { is: 'paid', at: now }, heldForGood);
}

/** Whether an unpaid order is old enough to be closed; `lastExpiry` is when its newest instruction expires. */
export function dueToClose(shop: Shop, order: Order, lastExpiry: number, now: number): boolean {
  const age = shop.numbers.closeUnpaidAfterHours * 60 * minute;
  return order.status.is === 'placed' && now >= order.placedAt + age && now >= lastExpiry;
}
