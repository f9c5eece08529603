import type { Queued, UpdateQueue } from './updates.js';

export interface WebhookTarget {
  readonly url: string;
  readonly secret: string | undefined;
  readonly maxConnections: number;
}

/**
 * Delivery of updates by POST (https://core.telegram.org/bots/api#setwebhook): the secret goes in
 * `X-Telegram-Bot-Api-Secret-Token`, and any answer other than 2xx, or none, is tried again.
 */
export interface Webhook {
  readonly target: () => WebhookTarget | undefined;
  readonly set: (target: WebhookTarget | undefined) => void;
  readonly lastError: () => { readonly date: number; readonly text: string } | undefined;
  readonly wake: () => void;
}

export interface WebhookTiming {
  /** How long an answer may take, in ms (Telegram waits about a minute). */
  readonly answerMs: number;
  /** Pause before the first retry, in ms; it doubles with each. */
  readonly retryMs: number;
}

export function createWebhook(
  queue: UpdateQueue,
  now: () => number,
  timing: WebhookTiming,
): Webhook {
  let target: WebhookTarget | undefined;
  let error: { date: number; text: string } | undefined;
  let running = false;
  const drain = async () => {
    if (running) return;
    running = true;
    for (let failures = 0; target !== undefined; ) {
      const [update] = queue.pending();
      if (update === undefined) break;
      const problem = await deliver(target, update, timing.answerMs);
      if (problem === undefined) queue.remove(update);
      else error = { date: now(), text: problem };
      failures = problem === undefined ? 0 : failures + 1;
      if (failures > 0) await pause(timing.retryMs * 2 ** Math.min(failures - 1, 6));
    }
    running = false;
  };
  return {
    target: () => target,
    lastError: () => error,
    set: (next) => {
      target = next;
      error = undefined;
      void drain();
    },
    wake: () => void drain(),
  };
}

async function deliver(
  target: WebhookTarget,
  update: Queued,
  answerMs: number,
): Promise<string | undefined> {
  const secret = target.secret;
  const headers = {
    'content-type': 'application/json',
    ...(secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret }),
  };
  update.delivered = true;
  try {
    const body = JSON.stringify(update.body);
    const signal = AbortSignal.timeout(answerMs);
    const answer = await fetch(target.url, { method: 'POST', headers, body, signal });
    await answer.arrayBuffer();
    if (answer.ok) return undefined;
    return `Wrong response from the webhook: ${answer.status} ${answer.statusText}`;
  } catch (cause) {
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
    return timedOut ? 'Read timeout expired' : 'Connection refused';
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
