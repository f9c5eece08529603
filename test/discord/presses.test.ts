import { REST, Routes } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { messageIn, modalIn } from '../standins/discord/discord.js';
import { type Bot, formOf, screen, startBot } from './bot.js';

let bot: Bot;
afterEach(async () => {
  await bot.stop();
  await bot.discord.close();
});

const fields = formOf({
  id: 'firstName',
  label: text('nav.home'),
  kind: 'line',
  longest: 60,
  prefill: 'Ayşe',
});
const withForm = () =>
  screen({ form: fields, rows: [[{ choice: 'back', label: text('nav.back') }]] });

test('a command in a guild is answered to that person alone', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse', locale: 'tr' });
  const shown = await ayse.command('order', { reference: 'KD-AB12CD' });
  expect(shown.kind).toBe('message');
  expect(shown.ephemeral).toBe(true);
  expect(bot.heard).toMatchObject([
    {
      place: 'group',
      language: 'tr',
      input: { kind: 'command', command: 'order', words: 'KD-AB12CD' },
    },
  ]);
  await bot.discord.settled();
  expect(bot.receipts).toEqual([{ is: 'shown', message: messageIn(shown).id }]);
  expect(bot.discord.violations()).toEqual([]);
});

test('a press edits the message that only this person sees', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start'));
  const second = await ayse.presses(first, 'Back');
  expect(second.kind).toBe('update');
  expect(bot.heard[1]?.input).toEqual({ kind: 'tap', step: 'home', choice: 'back', version: 1 });
  expect(await bot.discord.messages(bot.discord.channel, ayse)).toHaveLength(1);
});

test('a form opens as a modal, can be dismissed and opened again, and comes in whole', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start', {}, { in: 'dm' }));
  await ayse.presses(first, 'Create account');
  const modal = modalIn(await ayse.presses(first, 'Create account'));
  expect(modal.fields).toMatchObject([{ customId: 'firstName', value: 'Ayşe', required: false }]);
  const done = await ayse.submits(modal, { firstName: 'Ayşe Ö.' });
  expect(done.kind).toBe('update');
  expect(bot.heard.map((one) => one.input.kind)).toEqual(['command', 'fill', 'fill', 'form']);
  expect(bot.heard[3]?.input).toEqual({
    kind: 'form',
    step: 'home',
    version: 1,
    values: { firstName: 'Ayşe Ö.' },
  });
  expect(bot.discord.violations()).toEqual([]);
});

test('a press for a form of an earlier step paints the current one', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start'));
  bot.answers(() => screen({ form: fields }, 2));
  const painted = await ayse.presses(first, 'Create account');
  expect(painted.kind).toBe('update');
  expect((await ayse.presses(messageIn(painted), 'Create account')).kind).toBe('modal');
});

test('a form with an error comes back as a screen that opens it again', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start'));
  const modal = modalIn(await ayse.presses(first, 'Create account'));
  bot.answers(() => screen({ text: [text('platform.empty')], form: fields }, 2));
  const wrong = await ayse.submits(modal, { firstName: '' });
  expect(wrong.kind).toBe('update');
  expect(modalIn(await ayse.presses(messageIn(wrong), 'Create account')).fields[0]?.value).toBe(
    'Ayşe',
  );
});

test('an option of a select is a tap', async () => {
  const rows = [
    Array.from({ length: 30 }, (_, at) => ({
      choice: `gpu${at}`,
      label: text('platform.tooLong', { longest: at }),
    })),
  ];
  bot = await startBot(() => screen({ rows }));
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('rent'));
  const [, second] = first.rows.flat();
  const picked = second?.kind === 'select' ? second : undefined;
  await ayse.selects(first, picked?.customId ?? '', /: 29 /);
  expect(bot.heard[1]?.input).toEqual({ kind: 'tap', step: 'home', choice: 'gpu29', version: 1 });
  expect(bot.discord.violations()).toEqual([]);
});

test('a button under a message that all see is answered to one, and the message stays', async () => {
  bot = await startBot(() => withForm());
  const { discord } = bot;
  const ayse = discord.user({ name: 'Ayse' });
  const rest = new REST({ api: discord.apiRoot }).setToken(discord.token);
  const row = {
    type: 1,
    components: [{ type: 2, style: 1, label: 'Orders', custom_id: 'link:go.orders' }],
  };
  await rest.post(Routes.channelMessages(discord.channel), {
    body: { content: 'The shop', components: [row] },
  });
  const [all] = await discord.messages(discord.channel);
  if (all === undefined) throw new Error('nothing was posted');
  const answer = await ayse.presses(all, 'Orders');
  expect(answer).toMatchObject({ kind: 'message', ephemeral: true });
  expect(bot.heard[0]?.input).toEqual({ kind: 'link', link: 'go.orders' });
  expect((await discord.message(all.id))?.content).toBe('The shop');
});

test('deciding that takes long is promised an answer, which replaces the promise', async () => {
  bot = await startBot(() => withForm());
  const { discord } = bot;
  const ayse = discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start'));
  bot.answers(async () => {
    await discord.until('a promise', async () => {
      const promises = discord
        .requests()
        .filter(({ body }) => JSON.stringify(body ?? {}).startsWith('{"type":6'));
      return promises[0] ?? null;
    });
    return screen({ text: [text('platform.busy')] });
  });
  await ayse.presses(first, 'Back');
  await discord.settled();
  expect((await discord.message(first.id))?.content).toContain('Many people');
  expect(await discord.messages(discord.channel, ayse)).toHaveLength(1);
});

test('an interaction that somebody else answered is let go and logged with its delay', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  bot.discord.failNext('POST /interactions/*/*/callback', { status: 400, code: 40060 });
  await ayse.command('start');
  await bot.discord.settled();
  expect(bot.receipts).toMatchObject([{ is: 'failed', why: expect.stringContaining('40060') }]);
  expect(bot.logged).toContainEqual({
    level: 'warn',
    about: expect.objectContaining({ delayMs: expect.any(Number) }),
    message: 'an interaction was answered too late or twice',
  });
  expect(await bot.discord.messages(ayse.dm)).toEqual([]);
});

test('an interaction that comes twice is the same press', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start', {}, { in: 'dm' }));
  const pressed = await ayse.presses(first, 'Back');
  await bot.discord.repeat(pressed);
  await bot.discord.settled();
  expect(bot.heard[2]).toEqual(bot.heard[1]);
  expect(bot.receipts.map(({ is }) => is)).toEqual(['shown', 'shown', 'shown']);
  expect(await bot.discord.messages(ayse.dm)).toHaveLength(1);
});

test('a press that was decided too late is still shown in the direct chat, and let go in a guild', async () => {
  bot = await startBot(() => withForm());
  const { discord } = bot;
  const ayse = discord.user({ name: 'Ayse' });
  const here = messageIn(await ayse.command('start'));
  const direct = messageIn(await ayse.command('start', {}, { in: 'dm' }));
  bot.answers(() => {
    discord.advance(4_000);
    return screen({ text: [text('platform.busy')] });
  });
  expect((await ayse.presses(direct, 'Back')).refused).toBe(10062);
  expect((await ayse.presses(here, 'Back')).refused).toBe(10062);
  await discord.settled();
  expect((await discord.message(direct.id))?.content).toContain('Many people');
  expect(bot.receipts.map(({ is }) => is)).toEqual(['shown', 'shown', 'shown', 'failed']);
  expect(await discord.messages(ayse.dm)).toHaveLength(1);
});

test('a press that is answered by nobody is acknowledged, so that Discord does not call it failed', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start'));
  bot.answers(() => undefined);
  expect((await ayse.presses(first, 'Back')).kind).toBe('silent');
});

test('a press that broke the store is not acknowledged, and the next one is heard', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start'));
  bot.answers(() => {
    throw new Error('the store is gone');
  });
  expect((await ayse.presses(first, 'Back')).kind).toBe('nothing');
  bot.answers(() => withForm());
  expect((await ayse.presses(first, 'Back')).kind).toBe('update');
  expect(bot.logged.map(({ level }) => level)).toContain('error');
});

test('a picture of an earlier screen goes when the message is edited', async () => {
  const image = { qr: 'bitcoin:bc1qx', alt: text('platform.choose') };
  const rows = [[{ choice: 'back', label: text('nav.back') }]];
  bot = await startBot(() => screen({ image, rows }));
  const ayse = bot.discord.user({ name: 'Ayse' });
  const first = messageIn(await ayse.command('start'));
  expect(first.files.map(({ name }) => name)).toEqual(['qr.png']);
  expect(messageIn(await ayse.presses(first, 'Back')).files).toHaveLength(1);
  bot.answers(() => withForm());
  expect(messageIn(await ayse.presses(first, 'Back')).files).toEqual([]);
  expect(bot.discord.violations()).toEqual([]);
});

test('people in one channel do not wait for each other', async () => {
  bot = await startBot(() => withForm());
  const { discord } = bot;
  const [ayse, kim] = [discord.user({ name: 'Ayse' }), discord.user({ name: 'Kim' })];
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  bot.answers(async ({ chat }) => {
    if (chat.user === ayse.id) await held;
    return withForm();
  });
  const waiting = ayse.command('start');
  expect((await kim.command('start')).kind).toBe('message');
  release();
  expect((await waiting).kind).toBe('message');
});
