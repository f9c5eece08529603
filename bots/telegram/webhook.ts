import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Update } from 'grammy/types';
import { trace } from './errors.js';
import { type Handling, taskOf } from './handle.js';

/** Where Telegram posts updates, and 1-256 of `[A-Za-z0-9_-]` that prove it is Telegram (setWebhook). */
export type WebhookSettings = { url: string; secret: string };

export type WebhookAnswer = { status: 200 | 400 | 401 | 500 | 503 };

/** Takes one posted update, its body already read as JSON. Telegram posts it again unless the status is 200. */
export type Receive = (headers: IncomingHttpHeaders, body: unknown) => Promise<WebhookAnswer>;

export type Webhook = { receive: Receive; stop: () => Promise<void> };

/** Answers after the update's work is done, which takes less than the minute that Telegram waits. */
export function createWebhook(secret: string, handling: Handling): Webhook {
  const underWay = new Set<Promise<WebhookAnswer>>();
  let open = true;
  return {
    receive: async (headers, body) => {
      if (!open) return { status: 503 };
      if (!sameSecret(secret, headers['x-telegram-bot-api-secret-token'])) return { status: 401 };
      if (!isUpdate(body)) return { status: 400 };
      const answer = handle(handling, body);
      underWay.add(answer);
      return answer.finally(() => underWay.delete(answer));
    },
    stop: async () => {
      open = false;
      await Promise.all(underWay);
    },
  };
}

async function handle(handling: Handling, update: Update): Promise<WebhookAnswer> {
  const task = taskOf(handling, update);
  if (task === undefined) return { status: 200 };
  try {
    await handling.lanes.run(task.lane, () => handling.lanes.seated(task.work));
    return { status: 200 };
  } catch (error) {
    handling.log.error(trace(error), 'an update could not be handled');
    return { status: 500 };
  }
}

/** Compares digests, so that neither the length nor the first wrong character shows in the time it takes. */
function sameSecret(secret: string, given: string | string[] | undefined): boolean {
  return typeof given === 'string' && timingSafeEqual(digest(secret), digest(given));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The secret vouches for the rest of its shape. */
function isUpdate(body: unknown): body is Update {
  return (
    typeof body === 'object' &&
    body !== null &&
    'update_id' in body &&
    Number.isSafeInteger(body.update_id)
  );
}
