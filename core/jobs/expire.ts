import { tellCustomer } from '../chat/tell.js';
import { closed, dueToClose } from '../domain/order.js';
import type { Shop } from '../domain/shop.js';
import type { OrderFile, Store } from '../store/store.js';
import { type Job, type Log, loop } from './loop.js';

type Deps = { shop: Shop; store: Store; clock: () => number; log: Log };

const everyMs = 60_000;
/** Nothing here is urgent enough to hold up the start. */
const firstMs = 20_000;
const batch = 100;
const hour = 3_600_000;

/** Closes unpaid orders that were left alone for the shop's number of hours. */
export function expireJob(deps: Deps): Job {
  return loop('expire', everyMs, deps.log, () => closeLeft(deps), firstMs);
}

export async function closeLeft(deps: Omit<Deps, 'log'>): Promise<void> {
  const now = deps.clock();
  const before = now - deps.shop.numbers.closeUnpaidAfterHours * hour;
  for (const file of await deps.store.due.toClose(before, now, batch)) await close(deps, file, now);
}

/** A conflict means that the customer was faster; the next round looks again. */
async function close(
  deps: Omit<Deps, 'log'>,
  { order, intents }: OrderFile,
  now: number,
): Promise<void> {
  const lastExpiry = Math.max(0, ...intents.map((intent) => intent.expiresAt));
  if (!dueToClose(deps.shop, order, lastExpiry, now)) return;
  // What a customer has reported is looked at by staff first.
  if (intents.some((intent) => intent.status.is === 'reported')) return;
  await deps.store.apply(
    [
      { deed: 'order', order: closed(order, now), was: order.version },
      tellCustomer(order, 'closed', order.id, now),
    ],
    now,
  );
}
