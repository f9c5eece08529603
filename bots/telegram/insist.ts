import { trace } from './errors.js';
import type { Task } from './handle.js';
import type { Lanes } from './lanes.js';
import type { Log } from './log.js';
import { sleep } from './sleep.js';

/** Works until it is done; resolves to false when it was stopped before. */
export type Insist = (task: Task) => Promise<boolean>;

export type Insisting = {
  lanes: Lanes;
  log: Log;
  stopped: AbortSignal;
  /** Milliseconds to wait after so many tries. */
  pauseAfter: (tries: number) => number;
};

/** How often an update is tried that fails while others get through. */
const mostTries = 5;

/**
 * Tries until the work is done, because a throw means a broken wire or store. An update that still fails while
 * others succeed is the fault itself: it is given up, loudly, so that it does not stop the bot for everybody.
 */
export function createInsist({ lanes, log, stopped, pauseAfter }: Insisting): Insist {
  let done = 0;
  return async (task) => {
    for (let tries = 1; !stopped.aborted; tries += 1) {
      const before = done;
      try {
        await lanes.seated(task.work);
        done += 1;
        return true;
      } catch (error) {
        log.error({ ...trace(error), tries }, 'an update could not be handled');
        await sleep(pauseAfter(tries), stopped);
        if (tries < mostTries || done === before) continue;
        log.error({ update: task.update }, 'an update was given up');
        return true;
      }
    }
    return false;
  };
}
