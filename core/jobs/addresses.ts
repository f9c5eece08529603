import type { MethodId } from '../domain/methods.js';
import type { Receiving } from '../domain/receiving.js';
import type { Store } from '../store/store.js';
import { type Job, type Log, loop } from './loop.js';

/** The receiving key of one method: from an index to an address. */
export type Deriver = { method: MethodId; derive: (index: number) => Receiving };

const everyMs = 2_000;
/** So many are kept ready, so that no tap waits for a derivation. */
const ready = 50;

/** Keeps fresh receiving addresses ready to give. */
export function addressesJob(deps: { store: Store; derivers: readonly Deriver[]; log: Log }): Job {
  return loop('addresses', everyMs, deps.log, () => fillPool(deps));
}

export async function fillPool({
  store,
  derivers,
}: {
  store: Store;
  derivers: readonly Deriver[];
}): Promise<void> {
  for (const { method, derive } of derivers) {
    const { free, next } = await store.pool.level(method);
    const missing = Math.max(0, ready - free);
    const addresses = Array.from({ length: missing }, (_, at) => derive(next + at));
    if (addresses.length > 0) await store.pool.add(method, addresses);
  }
}
