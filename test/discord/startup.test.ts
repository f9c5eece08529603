import { REST } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { adviseInvite, application, DiscordSetup, whyClosed } from '../../bots/discord/startup.js';
import { type Discord, startDiscord } from '../standins/discord/discord.js';
import { type Bot, screen, startBot } from './bot.js';

let discord: Discord;
afterEach(() => discord.close());

test('a wrong token is said to be DISCORD_BOT_TOKEN, with where to get another', async () => {
  discord = await startDiscord({ kind: 'own' });
  const starting = startBot(() => screen(), { discord, token: 'bot.wrong' });
  await expect(starting).rejects.toBeInstanceOf(DiscordSetup);
  await expect(starting).rejects.toThrow(/DISCORD_BOT_TOKEN.*discord\.com\/developers/);
});

test('the bot needs no privileged intent', async () => {
  discord = await startDiscord({
    kind: 'own',
    intents: { messageContent: false, guildMembers: false },
  });
  const bot: Bot = await startBot(() => screen(), { discord });
  await discord.user({ name: 'Ayse' }).says('merhaba', { in: 'dm' });
  await discord.settled();
  expect(bot.heard[0]?.input).toEqual({ kind: 'words', words: 'merhaba' });
  await bot.stop();
});

test('interactions that Discord sends to another address are found at the start', async () => {
  discord = await startDiscord({ kind: 'own' });
  const rest = new REST({
    makeRequest: async () =>
      Response.json({ id: '17', interactions_endpoint_url: 'https://old.example/discord' }),
  }).setToken(discord.token);
  await expect(application(rest)).rejects.toThrow(/old\.example.*applications\/17\/information/);
});

test('a bot in no server is told how it gets into one', async () => {
  discord = await startDiscord({ kind: 'own' });
  const logged: object[] = [];
  const log = {
    info: () => undefined,
    warn: (about: object) => logged.push(about),
    error: () => undefined,
  };
  const found = await application(new REST({ api: discord.apiRoot }).setToken(discord.token));
  adviseInvite({ ...found, approximate_guild_count: 3 }, log);
  expect(logged).toEqual([]);
  adviseInvite({ ...found, approximate_guild_count: 0 }, log);
  expect(logged).toEqual([{ link: expect.stringContaining(`client_id=${found.id}`) }]);
});

test('a connection that is closed for good says why', async () => {
  discord = await startDiscord({ kind: 'own' });
  expect(whyClosed(4004)).toContain('DISCORD_BOT_TOKEN');
  expect(whyClosed(4014)).toContain('Intents');
  expect(whyClosed(4011)).toContain('4011');
});

test('stopping finishes what is under way and hears no more', async () => {
  discord = await startDiscord({ kind: 'own' });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bot = await startBot(() => held.then(() => screen()), { discord });
  const ayse = discord.user({ name: 'Ayse' });
  await ayse.says('one', { in: 'dm' });
  await discord.until('the word', async () => (bot.heard.length === 1 ? true : null));
  const stopping = bot.stop();
  await ayse.says('two', { in: 'dm' });
  release();
  await stopping;
  expect(bot.heard).toHaveLength(1);
  expect(bot.receipts.map(({ is }) => is)).toEqual(['shown']);
});
