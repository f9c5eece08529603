import { afterEach, expect, test } from 'vitest';
import { said as inMessages, inputsOf } from '../../bots/discord/words.js';
import { text } from '../../core/chat/phrase.js';
import type { Chat } from '../../core/domain/deeds.js';
import { messageIn } from '../standins/discord/discord.js';
import type { DiscordUser } from '../standins/discord/user.js';
import { type Bot, memoryCursor, screen, startBot } from './bot.js';

let bot: Bot;
afterEach(async () => {
  await bot.stop();
  await bot.discord.close();
});

const notice = () => screen({ rows: [[{ link: 'go.order.17', label: text('command.order') }]] });
const inGuild = (user: DiscordUser): Chat => ({
  platform: 'discord',
  chat: bot.discord.channel,
  user: user.id,
});

test('words in the direct chat are heard with their content and answered there', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const said = await ayse.says('7 gün', { in: 'dm' });
  await bot.discord.settled();
  expect(bot.heard).toEqual([
    {
      chat: { platform: 'discord', chat: ayse.dm, user: ayse.id },
      update: said.id,
      place: 'private',
      input: { kind: 'words', words: '7 gün' },
      language: undefined,
      message: said.id,
    },
  ]);
  expect((await bot.discord.messages(ayse.dm)).map(({ author }) => author)).toEqual([
    ayse.id,
    bot.discord.bot,
  ]);
  expect(bot.discord.violations()).toEqual([]);
});

test('what people say to each other in a guild is not heard', async () => {
  bot = await startBot(() => screen());
  await bot.discord.user({ name: 'Ayse' }).says('hello');
  await bot.discord.settled();
  expect(bot.heard).toEqual([]);
});

test('a file comes as bytes, and the words beside it as words', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const bytes = Buffer.from('out of memory');
  const said = await ayse.says('my log', { in: 'dm', files: [{ name: 'run.log', bytes }] });
  await bot.discord.settled();
  expect(bot.heard.map(({ update, input }) => [update, input.kind])).toEqual([
    [said.id, 'words'],
    [`${said.id}.0`, 'file'],
  ]);
  const [, file] = bot.heard.map(({ input }) => input);
  expect(file?.kind === 'file' ? Buffer.from(file.bytes).toString() : '').toBe('out of memory');
});

test('a notice goes to the direct chat, never into the channel', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const receipt = await bot.platform.show({ chat: inGuild(ayse) }, notice());
  const [message] = await bot.discord.messages(ayse.dm);
  expect(receipt).toEqual({ is: 'shown', message: message?.id });
  expect(await bot.discord.messages(bot.discord.channel)).toEqual([]);
  if (message === undefined) throw new Error('no notice');
  await ayse.presses(message, 'Look up an order by its reference');
  expect(bot.heard[0]?.input).toEqual({ kind: 'link', link: 'go.order.17' });
});

test('a person with closed messages cannot be reached, and nobody else is disturbed', async () => {
  bot = await startBot(() => screen());
  const closed = bot.discord.user({ name: 'Closed', dms: 'closed' });
  const gone = bot.discord.user({ name: 'Gone', member: false });
  const ayse = bot.discord.user({ name: 'Ayse' });
  const receipts = await Promise.all(
    [closed, gone, ayse].map((one) => bot.platform.show({ chat: inGuild(one) }, notice())),
  );
  expect(receipts.map(({ is }) => is)).toEqual(['unreachable', 'unreachable', 'shown']);
});

test('with closed messages a notice is shown to the person alone where they just were, while that is possible', async () => {
  bot = await startBot(() => screen());
  const { discord } = bot;
  const ayse = discord.user({ name: 'Ayse', dms: 'closed' });
  await ayse.command('start');
  const shown = await bot.platform.show({ chat: inGuild(ayse) }, notice());
  const seen = await discord.messages(discord.channel, ayse);
  expect(seen).toHaveLength(2);
  expect(seen.every(({ onlyFor }) => onlyFor === ayse.id)).toBe(true);
  expect(shown).toEqual({ is: 'shown', message: seen[1]?.id });
  discord.advance(16 * 60_000);
  expect((await bot.platform.show({ chat: inGuild(ayse) }, notice())).is).toBe('unreachable');
});

test('an answer for a guild whose press is gone is not sent to a direct chat that nobody asked for', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const receipt = await bot.platform.show(
    { chat: inGuild(ayse), update: '1', over: '2' },
    screen(),
  );
  expect(receipt.is).toBe('failed');
  expect(await bot.discord.messages(ayse.dm)).toEqual([]);
});

test('a message that was deleted meanwhile is written anew', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const chat: Chat = { platform: 'discord', chat: ayse.dm, user: ayse.id };
  const receipt = await bot.platform.show({ chat, over: '1234567890' }, screen());
  expect(receipt).toEqual({ is: 'shown', message: (await bot.discord.messages(ayse.dm))[0]?.id });
});

test('a long rate limit is told to the sender instead of being waited for', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  bot.discord.failNext('POST /channels/*/messages', { retryAfter: 5329 });
  const receipt = await bot.platform.show({ chat: inGuild(ayse) }, notice());
  expect(receipt).toMatchObject({ is: 'later', afterMs: expect.any(Number) });
  expect(receipt.is === 'later' ? receipt.afterMs : 0).toBeGreaterThan(5_000_000);
});

test('a Discord that is down is tried again later', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  bot.discord.failNext('POST /channels/*/messages', { status: 502, code: 0 }, 4);
  expect((await bot.platform.show({ chat: inGuild(ayse) }, notice())).is).toBe('later');
  bot.discord.failNext('POST /channels/*/messages', { cut: 'before' }, 4);
  expect((await bot.platform.show({ chat: inGuild(ayse) }, notice())).is).toBe('later');
});

test('a screen that Discord refuses is the operator’s to see', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  bot.discord.failNext('POST /channels/*/messages', { status: 400, code: 50035 });
  expect(await bot.platform.show({ chat: inGuild(ayse) }, notice())).toMatchObject({
    is: 'failed',
    why: expect.stringContaining('50035'),
  });
});

test('a bot cannot delete what a person wrote', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const said = await ayse.says('secret', { in: 'dm' });
  expect(
    await bot.platform.erase({ platform: 'discord', chat: ayse.dm, user: ayse.id }, said.id),
  ).toBe(false);
});

test('words that were said while the bot was away are heard when it is back, in order', async () => {
  const cursor = memoryCursor();
  bot = await startBot(() => screen(), { cursor });
  const { discord } = bot;
  const ayse = discord.user({ name: 'Ayse' });
  messageIn(await ayse.command('start', {}, { in: 'dm' }));
  await discord.settled();
  await bot.stop();
  for (let at = 0; at < 120; at += 1) await ayse.says(`word ${at}`, { in: 'dm' });
  bot = await startBot(() => undefined, { cursor, discord });
  await discord.until('all words', async () => (bot.heard.length >= 120 ? true : null));
  const words = bot.heard.map(({ input }) => (input.kind === 'words' ? input.words : input.kind));
  expect(words).toEqual(Array.from({ length: 120 }, (_, at) => `word ${at}`));
});

test('what was said while the session was lost is heard before what is said next', async () => {
  bot = await startBot(() => undefined);
  const { discord } = bot;
  const ayse = discord.user({ name: 'Ayse' });
  await ayse.says('one', { in: 'dm' });
  await discord.settled();
  await discord.dropGateway('forgotten');
  await ayse.says('two', { in: 'dm' });
  await discord.until('the missed word', async () => (bot.heard.length === 2 ? true : null));
  await ayse.says('three', { in: 'dm' });
  await discord.until('the next word', async () => (bot.heard.length === 3 ? true : null));
  expect(bot.heard.map(({ input }) => (input.kind === 'words' ? input.words : ''))).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test('a file whose link is dead leaves the words beside it, and is said in the log', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const file = { name: 'run.log', bytes: Buffer.from('x') };
  bot.answers(() => undefined);
  const said = await ayse.says('look', { in: 'dm', files: [file] });
  await bot.discord.settled();
  const dead = new URL(said.files[0]?.url ?? '');
  dead.searchParams.set('ex', '0');
  expect((await fetch(dead)).ok).toBe(false);
  const words = inMessages.parse(said.raw);
  const message = {
    ...words,
    attachments: words.attachments.map((one) => ({ ...one, url: dead.href })),
  };
  const warnings: string[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: object, why: string) => warnings.push(why),
  };
  expect((await inputsOf(message, log)).map(({ input }) => input)).toEqual([
    { kind: 'words', words: 'look' },
  ]);
  expect(warnings).toHaveLength(1);
});

test('what is logged of a refused message holds none of its words', async () => {
  bot = await startBot(() => screen());
  const ayse = bot.discord.user({ name: 'Ayse' });
  bot.answers(() => {
    const quoting = 'Invalid invocation: { lastName: "Özdemir" }\n\nThe store is gone';
    throw new Error(quoting);
  });
  await ayse.says('my name is Özdemir', { in: 'dm' });
  await bot.discord.settled();
  expect(bot.logged.filter(({ level }) => level === 'error')).toMatchObject([
    { about: { error: 'Error: The store is gone' } },
  ]);
  expect(JSON.stringify(bot.logged)).not.toContain('Özdemir');
});
