import { afterEach, expect, test } from 'vitest';
import { commands } from '../../core/chat/input.js';
import { startDiscord } from '../standins/discord/discord.js';
import { type Bot, screen, startBot } from './bot.js';

const bots: Bot[] = [];
afterEach(async () => {
  await Promise.all(bots.map((bot) => bot.stop()));
  await bots[0]?.discord.close();
  bots.length = 0;
});

async function start(...args: Parameters<typeof startBot>): Promise<Bot> {
  const bot = await startBot(...args);
  bots.push(bot);
  return bot;
}

test('every command is registered, described in each language of the shop', async () => {
  const { discord } = await start(() => screen());
  expect(discord.commands().map((one) => one['name'])).toEqual([...commands]);
  const order = discord.commands().find((one) => one['name'] === 'order');
  expect(Object.keys(order?.['description_localizations'] ?? {}).sort()).toEqual([
    'en-GB',
    'en-US',
    'nl',
    'tr',
  ]);
  expect(order).toMatchObject({ options: [{ name: 'reference', required: false }] });
  expect(discord.violations()).toEqual([]);
});

test('commands that are there already are not registered again', async () => {
  const discord = await startDiscord({ kind: 'own' });
  await start(() => screen(), { discord });
  await start(() => screen(), { discord });
  expect(discord.requests().filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

test("only the two lists for staff are hidden from a guild's members", async () => {
  const { discord } = await start(() => screen());
  const hidden = discord.commands().filter((one) => one['default_member_permissions'] === '0');
  expect(hidden.map((one) => one['name'])).toEqual(['payments', 'provision']);
});

test('a start at which Discord takes no commands goes on with those of the last one', async () => {
  const discord = await startDiscord({ kind: 'own' });
  discord.failNext('PUT /applications/*/commands', { status: 400, code: 30034 });
  const bot = await start(() => screen(), { discord });
  expect(bot.logged.filter(({ level }) => level === 'error')).toMatchObject([
    { about: { receipt: { is: 'failed' } } },
  ]);
});
