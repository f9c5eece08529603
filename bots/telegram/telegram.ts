import type { Locale } from '../../core/domain/locale.js';
import type { Platform } from '../platform.js';
import { createWires } from './api.js';
import { erase } from './erase.js';
import { limits } from './limits.js';
import { type Listening, listen } from './listen.js';
import type { Log } from './log.js';
import { createPace, type Rates, usualRates } from './pace.js';
import { show } from './show.js';
import { payloadOf } from './startLink.js';
import type { Receive, WebhookSettings } from './webhook.js';

export type TelegramOptions = {
  token: string;
  /** Root of the Bot API, without a slash at the end. */
  apiRoot?: string | undefined;
  /** Without it the bot polls. */
  webhook?: WebhookSettings | undefined;
  languages: readonly Locale[];
  defaultLanguage: Locale;
  /** Telegram user ids of staff, who get the staff commands in their menu. */
  staff?: readonly number[] | undefined;
  log: Log;
  /** A group became a supergroup: its chat id changed. Told at least once. */
  onMigrated?: ((from: string, to: string) => void) | undefined;
  /** How many chats are answered at once. */
  chatsAtOnce?: number | undefined;
  rates?: Rates | undefined;
};

/** `receive` takes what Telegram posts to the webhook; it answers 503 while the bot does not listen. */
export type TelegramPlatform = Platform & { receive: Receive };

/** The bot on Telegram. Nothing is called before `listen`. */
export function telegramPlatform(options: TelegramOptions): TelegramPlatform {
  const {
    token,
    apiRoot = 'https://api.telegram.org',
    log,
    onMigrated = () => undefined,
  } = options;
  const wires = createWires(token, apiRoot);
  const showing = {
    api: wires.api,
    pace: createPace(options.rates ?? usualRates),
    log,
    onMigrated,
  };
  let listening: Listening | undefined;
  return {
    name: 'telegram',
    limits,
    listen: async (hear) => {
      const { chatsAtOnce = 64, staff = [], webhook, languages, defaultLanguage } = options;
      const fileRoot = `${apiRoot}/file/bot${token}`;
      const menus = { languages, defaultLanguage, staff, log };
      listening = await listen({
        wires,
        fileRoot,
        hear,
        log,
        onMigrated,
        chatsAtOnce,
        webhook,
        menus,
      });
      return listening.stop;
    },
    show: (target, screen) => show(showing, target, screen),
    erase: (chat, message) => erase(wires.api, chat, message),
    invite: (link) => {
      const payload = payloadOf(link);
      const username = listening?.username;
      return payload === undefined || username === undefined
        ? undefined
        : `https://t.me/${username}?start=${payload}`;
    },
    receive: async (headers, body) =>
      (await listening?.receive?.(headers, body)) ?? { status: 503 },
  };
}
