import { GrammyError } from 'grammy';
import type { Wires } from './api.js';
import { type Menus, registerCommands } from './commands.js';
import { reason } from './errors.js';
import type { Handling, Hear } from './handle.js';
import { createLanes } from './lanes.js';
import type { Log } from './log.js';
import { listenedFor, poll } from './poll.js';
import { sleep } from './sleep.js';
import { createWebhook, type Receive, type WebhookSettings } from './webhook.js';

export type ListenOptions = {
  wires: Wires;
  fileRoot: string;
  hear: Hear;
  log: Log;
  onMigrated: (from: string, to: string) => void;
  chatsAtOnce: number;
  webhook: WebhookSettings | undefined;
  menus: Menus;
};

export type Listening = {
  username: string;
  stop: () => Promise<void>;
  receive: Receive | undefined;
};

/** Starts to listen, by polling or by webhook. Throws when the token is refused or Telegram cannot be reached. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { wires, log, webhook } = options;
  const username = await whoAmI(options);
  const handling: Handling = {
    ...options,
    api: wires.api,
    username,
    lanes: createLanes(options.chatsAtOnce),
  };
  const menus = registerCommands(wires.api, options.menus);
  const ears =
    webhook === undefined
      ? { stop: poll(wires.polling, handling), receive: undefined }
      : await openWebhook(options, webhook, handling);
  log.info(
    { username, by: webhook === undefined ? 'polling' : 'webhook' },
    'listening on Telegram',
  );
  return {
    username,
    receive: ears.receive,
    stop: async () => {
      await ears.stop();
      await menus;
    },
  };
}

async function openWebhook(
  { wires }: ListenOptions,
  { url, secret }: WebhookSettings,
  handling: Handling,
) {
  const webhook = createWebhook(secret, handling);
  await wires.api.setWebhook(url, { secret_token: secret, allowed_updates: [...listenedFor] });
  return webhook;
}

const startTries = 5;

async function whoAmI({ wires, log }: ListenOptions): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      const me = await wires.api.getMe();
      return me.username;
    } catch (error) {
      const why = reason(error);
      const refused =
        error instanceof GrammyError && (error.error_code === 401 || error.error_code === 404);
      if (refused)
        throw new Error(
          `Telegram does not accept TELEGRAM_BOT_TOKEN (${why}). @BotFather shows the right one.`,
        );
      if (tries === startTries) throw new Error(`Telegram cannot be reached (${why}).`);
      log.warn({ why }, 'Telegram cannot be reached; trying again');
      await sleep(500 * 2 ** tries);
    }
  }
}
