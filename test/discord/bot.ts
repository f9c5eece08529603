import { discordPlatform } from '../../bots/discord/platform.js';
import type { Cursor } from '../../bots/discord/seen.js';
import type { Platform, Receipt, Target } from '../../bots/platform.js';
import type { Incoming } from '../../core/chat/input.js';
import { text } from '../../core/chat/phrase.js';
import type { Form, Screen, View } from '../../core/chat/view.js';
import { type Discord, startDiscord } from '../standins/discord/discord.js';

/** What the shop answers an input with; undefined: nothing at all. */
export type Reply = (incoming: Incoming) => Promise<Screen | undefined> | Screen | undefined;

export type Bot = {
  discord: Discord;
  platform: Platform;
  heard: Incoming[];
  receipts: Receipt[];
  logged: { level: string; about: object; message: string }[];
  /** Lets the shop answer differently from now on. */
  answers: (reply: Reply) => void;
  stop: () => Promise<void>;
};

export function memoryCursor(): Cursor & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    get: async (name) => values.get(name),
    set: async (name, value) => {
      values.set(name, value);
    },
  };
}

/** A screen of the home step, made by hand. */
export function screen(view: Partial<View> = {}, version = 1, step = 'home'): Screen {
  const said: View = { text: [text('platform.notUnderstood')], privacy: 'private', ...view };
  return { view: said, step, version, locale: 'en' };
}

export function formOf(...fields: Form['fields']): Form {
  return { title: text('command.login'), open: text('account.register'), fields };
}

/** As the shop does it: a press edits its message, anything else is answered anew. */
function targetOf(incoming: Incoming): Target {
  const { chat, update, message, input } = incoming;
  const presses = input.kind !== 'words' && input.kind !== 'file' && input.kind !== 'command';
  return { chat, update, ...(presses && message !== undefined ? { over: message } : {}) };
}

type Starting = { discord?: Discord; cursor?: Cursor; token?: string; kind?: 'own' | 'twin' };

/** Starts the adapter at a stand-in, with a shop that records what it hears. */
export async function startBot(reply: Reply, starting: Starting = {}): Promise<Bot> {
  const discord = starting.discord ?? (await startDiscord({ kind: starting.kind ?? 'own' }));
  const bot: Pick<Bot, 'heard' | 'receipts' | 'logged'> = { heard: [], receipts: [], logged: [] };
  const at = (level: string) => (about: object, message: string) => {
    bot.logged.push({ level, about, message });
  };
  const platform = discordPlatform({
    token: starting.token ?? discord.token,
    apiRoot: discord.apiRoot,
    languages: ['nl', 'tr', 'en'],
    defaultLanguage: 'nl',
    cursor: starting.cursor ?? memoryCursor(),
    log: { info: at('info'), warn: at('warn'), error: at('error') },
  });
  let answer = reply;
  const stop = await platform.listen(async (incoming) => {
    bot.heard.push(incoming);
    const shown = await answer(incoming);
    if (shown !== undefined) bot.receipts.push(await platform.show(targetOf(incoming), shown));
  });
  const answers = (next: Reply): void => {
    answer = next;
  };
  return { ...bot, discord, platform, answers, stop };
}
