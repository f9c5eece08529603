import type { RateSource } from '../rates/rate.js';
import type { Store } from '../store/store.js';
import { type Job, type Log, loop } from './loop.js';

const everyMs = 60_000;

/** Keeps the stored rates fresh. A source that fails leaves the old ones, which grow too old to be offered. */
export function ratesJob(deps: {
  store: Store;
  sources: readonly RateSource[];
  clock: () => number;
  log: Log;
}): Job {
  return loop('rates', everyMs, deps.log, () => refreshRates(deps));
}

export async function refreshRates(deps: {
  store: Store;
  sources: readonly RateSource[];
  clock: () => number;
}): Promise<void> {
  for (const source of deps.sources) {
    for (const rate of await source.read(deps.clock())) await deps.store.rates.save(rate);
  }
}
