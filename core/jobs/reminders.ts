import { tellCustomer } from '../chat/tell.js';
import { ended } from '../domain/rental.js';
import type { OrderFile, Store } from '../store/store.js';
import { type Job, type Log, loop } from './loop.js';

type Deps = { store: Store; clock: () => number; log: Log };

const everyMs = 60_000;
/** Nothing here is urgent enough to hold up the start. */
const firstMs = 20_000;
const batch = 200;
const hour = 3_600_000;

/** How long before the end of a rental its renter is reminded, in hours; the first before the last. */
const reminderHours = [72, 24, 3] as const;

/** Reminds renters before the end, and ends what is over. */
export function remindersJob(deps: Deps): Job {
  return loop('reminders', everyMs, deps.log, () => remind(deps), firstMs);
}

export async function remind({ store, clock }: Omit<Deps, 'log'>): Promise<void> {
  const now = clock();
  for (const file of await store.due.ending(now + reminderHours[0] * hour, batch))
    await attend(store, file, now);
}

async function attend(store: Store, { order, rental }: OrderFile, now: number): Promise<void> {
  if (rental?.status.is !== 'ready') return;
  const { endsAt, at } = rental.status;
  if (now >= endsAt) {
    const over = { deed: 'rental', rental: ended(rental, now), was: rental.version } as const;
    await store.apply([over, tellCustomer(order, 'ended', order.id, now)], now);
    return;
  }
  const due = reminderHours
    .filter((hours) => now >= endsAt - hours * hour && at < endsAt - hours * hour)
    .at(-1);
  if (due !== undefined)
    await store.apply([tellCustomer(order, 'ending', `${order.id}:${endsAt}:${due}`, now)], now);
}
