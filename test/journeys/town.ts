import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locale } from '../../core/domain/locale.js';
import type { Shop } from '../../core/domain/shop.js';
import { openShop, type ShopOptions, type TestShop } from '../shop.js';
import { type Discord, startDiscord } from '../standins/discord/discord.js';
import type { DiscordUser } from '../standins/discord/user.js';
import { type Person, startTelegram, type Telegram } from '../standins/telegram/index.js';
import { onDiscord } from './onDiscord.js';
import { onTelegram } from './onTelegram.js';
import { onWeb } from './onWeb.js';
import type { Renter } from './renter.js';

/** Where the shop listens besides its page; `both` is Telegram and Discord, with everybody on Telegram. */
export type Adapter = 'telegram' | 'discord' | 'twin' | 'web' | 'both';

/** A shop, the chat platforms it is on, and Kim, who works there. */
export type Town = {
  shop: TestShop;
  telegram: Telegram;
  discord: Discord;
  kim: Renter;
  kimOnTelegram: Person;
  kimOnDiscord: DiscordUser;
  /** Somebody new on one of the platforms, whose app speaks their language. */
  newcomer: (name: string, locale: Locale) => Renter;
  /** The same database opened anew, as after a restart; the platforms have gone on meanwhile. */
  reopen: () => Promise<void>;
  /** What Telegram or Discord would have refused, or did not understand. */
  violations: () => readonly unknown[];
  /** Every request of the bots, as text; what a file holds is not in it. */
  requests: () => string;
  /** The bytes of the database, as text. */
  stored: () => Promise<string>;
  stop: () => Promise<void>;
};

export type TownOptions = Omit<ShopOptions, 'folder'> & { adapter: Adapter };

/** Nobody waits for Telegram's limits here; they have tests of their own. */
const unlimited = { all: 10_000, chat: 10_000, group: 10_000 };

/** Opens a shop on one platform, with a staff member on it. */
export async function openTown({ adapter, ...options }: TownOptions): Promise<Town> {
  const folder = await mkdtemp(join(tmpdir(), 'lotdesk-'));
  const telegram = await startTelegram();
  const discord = await startDiscord({ kind: adapter === 'twin' ? 'twin' : 'own' });
  const kimOnTelegram = telegram.user({ first_name: 'Kim', language_code: 'en' });
  const kimOnDiscord = discord.user({ name: 'Kim', locale: 'en-US' });
  const opening: ShopOptions = {
    ...options,
    folder,
    replace: { telegramRates: unlimited, ...options.replace },
    settings: { ...tokensFor(adapter, telegram, discord), ...options.settings },
    change: (shop) => hired(options.change?.(shop) ?? shop, kimOnTelegram, kimOnDiscord),
  };
  let shop = await openShop(opening);
  const web = {
    say: (...given: Parameters<TestShop['say']>) => shop.say(...given),
    inbox: (...given: Parameters<TestShop['inbox']>) => shop.inbox(...given),
  };
  const newcomer = (name: string, locale: Locale): Renter => {
    switch (adapter) {
      case 'telegram':
      case 'both':
        return onTelegram(telegram, telegram.user({ first_name: name, language_code: locale }));
      case 'discord':
      case 'twin':
        return onDiscord(discord, discord.user({ name, locale: tag(locale) }));
      case 'web':
        return onWeb(web, name, locale);
      default:
        return adapter satisfies never;
    }
  };
  return {
    get shop() {
      return shop;
    },
    ...{ telegram, discord, kimOnTelegram, kimOnDiscord },
    kim: staffOn(adapter, { telegram, discord, web, kimOnTelegram, kimOnDiscord }),
    newcomer,
    reopen: async () => {
      await shop.stop();
      shop = await openShop(opening);
    },
    violations: () => [...telegram.violations(), ...discord.violations()],
    requests: () =>
      JSON.stringify([
        telegram.requests().map(({ method, params }) => [method, params]),
        discord.requests().map(({ path, body }) => [path, body]),
      ]),
    stored: () => bytesOf(folder),
    stop: async () => {
      await shop.stop();
      await Promise.all([telegram.close(), discord.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Staffed = Pick<Town, 'telegram' | 'discord' | 'kimOnTelegram' | 'kimOnDiscord'> & {
  web: Parameters<typeof onWeb>[0];
};

function staffOn(adapter: Adapter, staffed: Staffed): Renter {
  switch (adapter) {
    case 'telegram':
    case 'both':
      return onTelegram(staffed.telegram, staffed.kimOnTelegram);
    case 'discord':
    case 'twin':
      return onDiscord(staffed.discord, staffed.kimOnDiscord);
    case 'web':
      return onWeb(staffed.web, 'staff:kim', 'en');
    default:
      return adapter satisfies never;
  }
}

function tokensFor(adapter: Adapter, telegram: Telegram, discord: Discord): Record<string, string> {
  switch (adapter) {
    case 'telegram':
      return { TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url };
    case 'discord':
    case 'twin':
      return { DISCORD_BOT_TOKEN: discord.token, DISCORD_API_ROOT: discord.apiRoot };
    case 'both':
      return {
        ...tokensFor('telegram', telegram, discord),
        ...tokensFor('discord', telegram, discord),
      };
    case 'web':
      return {};
    default:
      return adapter satisfies never;
  }
}

function hired(shop: Shop, onTelegram: Person, onDiscord: DiscordUser): Shop {
  const kim = { name: 'Kim', role: 'manager', web: 'kim' } as const;
  return { ...shop, staff: [{ ...kim, telegram: onTelegram.id, discord: onDiscord.id }] };
}

/** Discord's name of a language. */
function tag(locale: Locale): string {
  return locale === 'en' ? 'en-US' : locale;
}

async function bytesOf(folder: string): Promise<string> {
  const files = ['shop.db', 'shop.db-wal'].map((name) => readFile(join(folder, name), 'latin1'));
  return (await Promise.all(files)).join('');
}
