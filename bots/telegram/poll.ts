import { type Api, GrammyError } from 'grammy';
import type { Update } from 'grammy/types';
import { pollSeconds } from './api.js';
import { reason } from './errors.js';
import { type Handling, taskOf } from './handle.js';
import { createInsist, type Insist } from './insist.js';
import { sleep } from './sleep.js';
import { createWindow, type Window } from './window.js';

/** The kinds of update listened for. Edits of messages are not: an answer was given to what was said first. */
export const listenedFor = ['message', 'callback_query', 'my_chat_member'] as const;

type Polling = {
  wire: Api;
  handling: Handling;
  window: Window;
  insist: Insist;
  stopped: AbortSignal;
};

/**
 * Long polling. An update is confirmed, by the offset of a later poll, only after its work is done, so that what a
 * killed process had under way comes again (Bot API, getUpdates). Returns what stops it: it asks for no more,
 * finishes what is under way and confirms that.
 */
export function poll(wire: Api, handling: Handling): () => Promise<void> {
  const stop = new AbortController();
  const { signal: stopped } = stop;
  const insist = createInsist({ ...handling, stopped, pauseAfter });
  const polling: Polling = { wire, handling, window: createWindow(), insist, stopped };
  const running = loop(polling);
  return async () => {
    stop.abort();
    await running;
    await polling.window.idle();
    await confirm(polling);
  };
}

async function loop(polling: Polling): Promise<void> {
  const { window, stopped } = polling;
  let troubles = 0;
  while (!stopped.aborted) {
    try {
      const updates = await fetchMore(polling);
      troubles = 0;
      const fresh = updates.filter((update) => window.isNew(update.update_id));
      for (const update of fresh) window.add(update.update_id, begin(polling, update));
      await window.room(fresh.length > 0, stopped);
    } catch (error) {
      if (stopped.aborted) return;
      troubles += 1;
      report(polling, error);
      await sleep(pauseAfter(troubles), stopped);
    }
  }
}

/** Half a second, doubling to half a minute, in ms. */
function pauseAfter(troubles: number): number {
  return Math.min(30_000, 250 * 2 ** troubles);
}

function fetchMore({ wire, window, stopped }: Polling): Promise<Update[]> {
  const request = {
    offset: window.offset(),
    timeout: pollSeconds,
    allowed_updates: [...listenedFor],
  };
  return isSignal(stopped) ? wire.getUpdates(request, stopped) : Promise.resolve([]);
}

type Signal = NonNullable<Parameters<Api['getUpdates']>[1]>;

/** grammY types its signals by an older package than Node's own, and takes both. */
function isSignal(signal: object): signal is Signal {
  return 'addEventListener' in signal;
}

async function confirm({ wire, window, handling }: Polling): Promise<void> {
  try {
    await wire.getUpdates({ offset: window.offset(), limit: 1, timeout: 0 });
  } catch (error) {
    handling.log.warn(
      { why: reason(error) },
      'the last updates were not confirmed and will come again',
    );
  }
}

function report({ handling: { log } }: Polling, error: unknown): void {
  const why = reason(error);
  const status = error instanceof GrammyError ? error.error_code : 0;
  const said = sentences.find(([code, text]) => code === status && text.test(why));
  if (said === undefined) log.warn({ why }, 'no updates from Telegram; trying again');
  else log.error({ why }, said[2]);
}

const sentences: readonly (readonly [number, RegExp, string])[] = [
  [401, /./, 'Telegram no longer accepts TELEGRAM_BOT_TOKEN'],
  [
    409,
    /webhook is active/i,
    'a webhook is set for this bot, so it cannot poll: set the webhook in the settings too, or call deleteWebhook',
  ],
  [409, /./, 'another process listens for this bot: only one may'],
];

function begin(polling: Polling, update: Update): Promise<boolean> {
  const task = taskOf(polling.handling, update);
  if (task === undefined) return Promise.resolve(true);
  return polling.handling.lanes.run(task.lane, () => polling.insist(task));
}
