import { z } from 'zod';
import { isMethod, type MethodId, methods } from './methods.js';
import { type Cents, type Decimal, unitsDue } from './money.js';
import type { Order } from './order.js';
import type { Shop } from './shop.js';

const moment = z.int();

export const intentStatusSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('open') }),
  z.strictObject({ is: z.literal('reported'), at: moment }),
  z.strictObject({ is: z.literal('confirmed'), at: moment, by: z.string(), reason: z.string() }),
]);

/** One attempt to pay: what the customer is asked to send, where, and until when. */
export const intentSchema = z.strictObject({
  id: z.string(),
  order: z.string(),
  account: z.string(),
  version: z.int(),
  method: z.custom<MethodId>((value) => typeof value === 'string' && isMethod(value)),
  usd: z.bigint().describe('cents'),
  rate: z.strictObject({ digits: z.bigint(), scale: z.int() }).describe('dollars per coin'),
  rateAt: moment,
  amount: z.bigint().describe('base units to send'),
  address: z.string(),
  addressIndex: z.int(),
  reference: z.string().nullable().describe('Solana only'),
  createdAt: moment,
  expiresAt: moment,
  status: intentStatusSchema,
});

export type Intent = z.infer<typeof intentSchema>;
export type IntentStatus = Intent['status'];

/** An expired instruction keeps its status: money may still arrive and may still be reported. */
export const intentTransitions = {
  open: ['reported', 'confirmed'],
  reported: ['confirmed'],
  confirmed: [],
} as const satisfies Record<IntentStatus['is'], readonly IntentStatus['is'][]>;

/** Moves an instruction along its table. A way that is not in the table is a bug of the caller and throws. */
function moved(intent: Intent, status: IntentStatus): Intent {
  const ways: readonly IntentStatus['is'][] = intentTransitions[intent.status.is];
  if (!ways.includes(status.is))
    throw new Error(
      `instruction ${intent.id} is ${intent.status.is}: it cannot become ${status.is}`,
    );
  return { ...intent, status };
}

/** What one coin was worth, in dollars, and when that was learned. */
export type Rate = { method: MethodId; usd: Decimal; at: number };

export function isFresh(shop: Shop, rate: Rate | undefined, now: number): rate is Rate {
  return rate !== undefined && now - rate.at <= shop.numbers.rateAgeMinutes * 60_000;
}

export function isExpired(intent: Intent, now: number): boolean {
  return now >= intent.expiresAt;
}

/** An instruction without its address, which the store claims from the pool when it saves it. */
export type NewIntent = Omit<Intent, 'address' | 'addressIndex' | 'reference'>;

/** Opens an instruction for the whole total of an order at the rate of this moment. */
export function openIntent(
  shop: Shop,
  order: Order,
  rate: Rate,
  id: string,
  now: number,
): NewIntent {
  return {
    id,
    order: order.id,
    account: order.account,
    version: 1,
    method: rate.method,
    usd: order.total,
    rate: rate.usd,
    rateAt: rate.at,
    amount: dueAt(rate, order.total),
    createdAt: now,
    expiresAt: now + shop.numbers.instructionMinutes * 60_000,
    status: { is: 'open' },
  };
}

function dueAt(rate: Rate, usd: Cents): bigint {
  return unitsDue(usd, rate.usd, methods[rate.method]);
}

/** The declaration "I have paid". It confirms nothing; a second one changes nothing. */
export function reported(intent: Intent, now: number): Intent {
  return intent.status.is === 'open' ? moved(intent, { is: 'reported', at: now }) : intent;
}

export function confirmedByHand(intent: Intent, by: string, reason: string, now: number): Intent {
  return moved(intent, { is: 'confirmed', at: now, by, reason });
}

/** The payment track of an order, apart from the order and from provisioning. */
export type PaymentTrack =
  | { is: 'none' }
  | { is: 'awaiting'; intent: Intent }
  | { is: 'expired'; intent: Intent }
  | { is: 'reported'; intent: Intent; at: number }
  | { is: 'paid'; at: number };

/** Where payment stands; `intents` in the order in which they were given. */
export function paymentTrack(order: Order, intents: readonly Intent[], now: number): PaymentTrack {
  if (order.status.is === 'paid') return { is: 'paid', at: order.status.at };
  const declared = intents.findLast((intent) => intent.status.is === 'reported');
  if (declared?.status.is === 'reported')
    return { is: 'reported', intent: declared, at: declared.status.at };
  const newest = intents.at(-1);
  if (newest === undefined) return { is: 'none' };
  return isExpired(newest, now)
    ? { is: 'expired', intent: newest }
    : { is: 'awaiting', intent: newest };
}
