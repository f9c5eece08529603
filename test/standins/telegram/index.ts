import { acting } from './acting.js';
import { createDesk } from './desk.js';
import { looking } from './looking.js';
import { createHttp } from './server.js';
import type { Telegram } from './telegram.js';

export type { Group } from './group.js';
export type { Person } from './person.js';
export type { ShownMessage } from './shown.js';
export type { Telegram } from './telegram.js';

export interface TelegramOptions {
  readonly token?: string;
  /** How long a webhook may take to answer, in ms; a minute, as Telegram's. */
  readonly webhookAnswerMs?: number;
  /** Pause before a webhook's first retry, in ms. */
  readonly webhookRetryMs?: number;
}

/** Starts the stand-in on a free port of the loopback interface. */
export async function startTelegram(options: TelegramOptions = {}): Promise<Telegram> {
  const desk = createDesk({
    token: options.token ?? '7000000001:AAE-stand-in-token-of-thirty-five_c',
    timing: {
      answerMs: options.webhookAnswerMs ?? 60_000,
      retryMs: options.webhookRetryMs ?? 50,
    },
  });
  const http = createHttp(desk);
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    token: desk.world.token,
    bot: desk.world.bot,
    ...looking(desk),
    ...acting(desk),
    close: () => {
      desk.world.webhook.set(undefined);
      return new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      });
    },
  };
}
