import type { JournalEntry } from './ledger.js';
import { type Order, paid } from './order.js';
import { confirmedByHand, type Intent } from './payment.js';
import { newRental, type Rental } from './rental.js';

/** What a confirmed payment does: it pays the order, or it is credited because the order cannot be served. */
export type Settlement =
  | { is: 'paid'; intent: Intent; order: Order; rental: Rental; entry: JournalEntry }
  | { is: 'credited'; why: 'stock gone' | 'order over'; intent: Intent; entry: JournalEntry };

/**
 * Settles a payment that a staff member confirmed by hand. `free` is how many lots others leave over, so an
 * order whose hold has lapsed is still served while stock is there. The order is paid at most once.
 */
export function settleByHand(
  facts: { order: Order; intent: Intent; free: number },
  hand: { by: string; reason: string },
  now: number,
): Settlement {
  const intent = confirmedByHand(facts.intent, hand.by, hand.reason, now);
  const why = whyNot(facts.order, facts.free);
  if (why !== undefined) {
    return {
      is: 'credited',
      why,
      intent,
      entry: entryFor(intent, `balance:${intent.account}`, hand, now),
    };
  }
  return {
    is: 'paid',
    intent,
    order: paid(facts.order, now),
    rental: newRental(facts.order),
    entry: entryFor(intent, `sales:${facts.order.id}`, hand, now),
  };
}

function whyNot(order: Order, free: number): 'stock gone' | 'order over' | undefined {
  switch (order.status.is) {
    case 'cancelled':
    case 'closed':
    case 'paid':
      return 'order over';
    case 'placed':
      return free < order.lots ? 'stock gone' : undefined;
    default:
      return order.status satisfies never;
  }
}

function entryFor(
  intent: Intent,
  credit: `balance:${string}` | `sales:${string}`,
  hand: { by: string; reason: string },
  now: number,
): JournalEntry {
  return {
    key: `confirm:${intent.id}`,
    at: now,
    reference: intent.order,
    reason: hand.reason,
    by: hand.by,
    postings: [
      { account: `received:${intent.method}`, cents: intent.usd },
      { account: credit, cents: -intent.usd },
    ],
  };
}
