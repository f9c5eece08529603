import { type Job, type Log, loop } from './loop.js';

const everyMs = 3_600_000;

/** Deletes what the store keeps for a while only, such as the ids of handled inputs. */
export function tidyJob(deps: {
  store: { forgetOld: (now: number) => Promise<void> };
  clock: () => number;
  log: Log;
}): Job {
  return loop('tidy', everyMs, deps.log, () => deps.store.forgetOld(deps.clock()));
}
