import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bot } from 'grammy';
import { pino } from 'pino';
import { converse } from '../bots/converse.js';
import { telegramPlatform } from '../bots/telegram/telegram.js';
import { openStore } from '../core/store/prisma.js';
import { startTelegram, type Telegram } from '../test/standins/telegram/index.js';
import { benchDeps, benchShop } from './conversation.js';
import type { Line } from './step.js';

const customers = 400;
const rounds = 3;

/** Starts a bot against a stand-in and gives the function that stops it. */
type Starter = (telegram: Telegram) => Promise<() => Promise<void>>;

/** Updates answered a second: every customer writes once, and each is answered with one message. */
async function updatesPerSecond(start: Starter, round: number): Promise<number> {
  const telegram = await startTelegram();
  const stop = await start(telegram);
  const people = Array.from({ length: customers }, (_, at) =>
    telegram.user({ first_name: `Klant ${round}-${at}` }),
  );
  const began = performance.now();
  await Promise.all(people.map((person) => person.says('/rent')));
  await telegram.until(
    () => (telegram.requests('sendMessage').length >= customers ? true : undefined),
    `${customers} answers`,
    120_000,
  );
  const took = performance.now() - began;
  await stop();
  await telegram.close();
  return (customers * 1000) / took;
}

/** A bot that does nothing but answer every update once. */
const echo: Starter = async (telegram) => {
  const bot = new Bot(telegram.token, { client: { apiRoot: telegram.url } });
  bot.on('message', (context) => context.reply('ok'));
  const running = bot.start({ drop_pending_updates: false });
  return async () => {
    await bot.stop();
    await running;
  };
};

/** The whole shop without Telegram's own rate limits, which the stand-in does not keep either. */
const lotdesk: Starter = async (telegram) => {
  const folder = await mkdtemp(join(tmpdir(), 'lotdesk-bench-'));
  const shop = await benchShop();
  const log = pino({ level: 'silent' });
  const store = await openStore({
    url: `file:${join(folder, 'shop.db')}`,
    dataKey: new Uint8Array(32).fill(1),
  });
  const unlimited = { all: 1e6, chat: 1e6, group: 1e6 };
  const { token, url: apiRoot } = telegram;
  const { languages, defaultLanguage } = shop;
  const platform = telegramPlatform({
    token,
    apiRoot,
    languages,
    defaultLanguage,
    log,
    rates: unlimited,
  });
  const wiring = {
    ...benchDeps(shop, store),
    log,
    wake: () => undefined,
    unreachable: new Set<string>(),
  };
  const stop = await platform.listen(converse(wiring, platform));
  return async () => {
    await stop();
    await store.close();
    await rm(folder, { recursive: true });
  };
};

/** `telegram_update`, `telegram_echo` and their ratio, measured in turns. */
export async function telegramLines(): Promise<Line[]> {
  const update: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await updatesPerSecond(echo, round));
    update.push(await updatesPerSecond(lotdesk, round));
  }
  const [ours, theirs] = [Math.max(...update), Math.max(...bare)];
  return [
    { name: 'telegram_update', value: ours, unit: 'updates/s' },
    { name: 'telegram_echo', value: theirs, unit: 'updates/s' },
    { name: 'telegram_ratio', value: ours / theirs, unit: 'x', at_least: 0.4 },
  ];
}
