import { autoRetry } from '@grammyjs/auto-retry';
import { Api, HttpError, type Transformer } from 'grammy';
import { sleep } from './sleep.js';
import { plainWire } from './wire.js';

export type Wires = { api: Api; polling: Api };

/** Seconds a call may take before it counts as failed, and the most that a flood limit is waited out in place. */
const callSeconds = 20;
const floodSeconds = 5;
/** Seconds that a poll stays open. */
export const pollSeconds = 30;

/**
 * Two clients for one token: `api` waits out short flood limits and mends a broken connection once; `polling` leaves
 * its failures to the loop that polls. Both keep their connections open.
 */
export function createWires(token: string, apiRoot: string): Wires {
  const api = new Api(token, { apiRoot, timeoutSeconds: callSeconds });
  api.config.use(
    plainWire(`${apiRoot}/bot${token}`, callSeconds * 1000),
    onceMore,
    autoRetry({ maxDelaySeconds: floodSeconds, maxRetryAttempts: 2, rethrowHttpErrors: true }),
  );
  return { api, polling: new Api(token, { apiRoot, timeoutSeconds: pollSeconds + callSeconds }) };
}

const mendMs = 250;

/** A kept connection may have been closed meanwhile. A screen shown twice is better than one never shown. */
const onceMore: Transformer = async (prev, method, payload, signal) => {
  try {
    return await prev(method, payload, signal);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    await sleep(mendMs);
    return prev(method, payload, signal);
  }
};
