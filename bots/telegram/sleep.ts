import { setTimeout } from 'node:timers/promises';

/** Waits; ends early, without an error, when `until` aborts. */
export async function sleep(ms: number, until?: AbortSignal): Promise<void> {
  try {
    await setTimeout(ms, undefined, until === undefined ? {} : { signal: until });
  } catch (error) {
    if (until?.aborted !== true) throw error;
  }
}
