import type { Target } from '../../bots/platform.js';
import {
  type TelegramOptions,
  type TelegramPlatform,
  telegramPlatform,
} from '../../bots/telegram/telegram.js';
import type { Incoming } from '../../core/chat/input.js';
import { text } from '../../core/chat/phrase.js';
import type { Choice, Screen, View } from '../../core/chat/view.js';
import {
  type TelegramOptions as StandIn,
  startTelegram,
  type Telegram,
} from '../standins/telegram/index.js';
import { redacted } from './said.js';

export type Logged = { level: 'info' | 'warn' | 'error'; facts: object; message: string };

/** A bot that listens at a stand-in, with what it heard and logged. */
export type Stage = {
  telegram: Telegram;
  bot: TelegramPlatform;
  heard: Incoming[];
  logged: Logged[];
  stop: () => Promise<void>;
};

export type StageOptions = Partial<TelegramOptions> & {
  standIn?: StandIn;
  telegram?: Telegram;
  hear?: (incoming: Incoming, bot: TelegramPlatform) => Promise<void>;
};

export async function stage({ hear, standIn, ...options }: StageOptions = {}): Promise<Stage> {
  const telegram = options.telegram ?? (await startTelegram(standIn));
  const heard: Incoming[] = [];
  const logged: Logged[] = [];
  const log = (level: Logged['level']) => (facts: object, message: string) => {
    logged.push({ level, facts, message });
  };
  const bot = telegramPlatform({
    token: telegram.token,
    apiRoot: telegram.url,
    languages: ['en', 'nl', 'tr'],
    defaultLanguage: 'nl',
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    ...options,
  });
  const stop = await bot.listen(async (incoming) => {
    heard.push(incoming);
    await hear?.(incoming, bot);
  });
  return { telegram, bot, heard, logged, stop: () => stop().then(telegram.close) };
}

/** The target for an answer to what was heard. */
export function answerTo({ chat, update, message, input }: Incoming): Target {
  const pressed = input.kind === 'tap' || input.kind === 'link' || input.kind === 'fill';
  return { chat, update, ...(pressed && message !== undefined ? { over: message } : {}) };
}

export function screen(
  view: Partial<View> = {},
  where: Partial<Omit<Screen, 'view'>> = {},
): Screen {
  const whole: View = { text: [text('platform.choose')], privacy: 'here', ...view };
  return { view: whole, step: 'gpu', version: 3, locale: 'en', ...where };
}

export function said(words: string) {
  return { said: redacted(words) };
}

export function choice(id: string, words = id): Choice {
  return { choice: id, label: said(words) };
}
