import { z } from 'zod';
import type { Order } from './order.js';

const moment = z.int();
const day = 86_400_000;

/** Paid is not provisioned, and provisioned is not running: the renter starts the work. */
export const rentalStatusSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('waiting') }),
  z.strictObject({ is: z.literal('preparing'), at: moment, by: z.string() }),
  z.strictObject({ is: z.literal('ready'), at: moment, by: z.string(), endsAt: moment }),
  z.strictObject({ is: z.literal('ended'), at: moment, endsAt: moment }),
]);

/** The machine of a paid order. */
export const rentalSchema = z.strictObject({
  order: z.string(),
  account: z.string(),
  version: z.int(),
  status: rentalStatusSchema,
});

export type Rental = z.infer<typeof rentalSchema>;
export type RentalStatus = Rental['status'];

/** `waiting` may go straight to `ready`: a machine may need no preparation. */
export const rentalTransitions = {
  waiting: ['preparing', 'ready'],
  preparing: ['ready'],
  ready: ['ended'],
  ended: [],
} as const satisfies Record<RentalStatus['is'], readonly RentalStatus['is'][]>;

/** Moves a rental along its table. A way that is not in the table is a bug of the caller and throws. */
function moved(rental: Rental, status: RentalStatus): Rental {
  const ways: readonly RentalStatus['is'][] = rentalTransitions[rental.status.is];
  if (!ways.includes(status.is))
    throw new Error(`rental ${rental.order} is ${rental.status.is}: it cannot become ${status.is}`);
  return { ...rental, status };
}

export function newRental(order: Order): Rental {
  return { order: order.id, account: order.account, version: 1, status: { is: 'waiting' } };
}

export function preparing(rental: Rental, by: string, now: number): Rental {
  return moved(rental, { is: 'preparing', at: now, by });
}

/** The term starts when the access details are there, not when the payment was. */
export function ready(rental: Rental, order: Order, by: string, now: number): Rental {
  return moved(rental, { is: 'ready', at: now, by, endsAt: now + order.term * day });
}

export function ended(rental: Rental, now: number): Rental {
  if (rental.status.is !== 'ready') return rental;
  return moved(rental, { is: 'ended', at: now, endsAt: rental.status.endsAt });
}
