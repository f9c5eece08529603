import { afterEach, expect, test } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { messageIn, modalIn } from '../standins/discord/discord.js';
import { type Bot, formOf, screen, startBot } from './bot.js';

let bot: Bot;
afterEach(async () => {
  await bot.stop();
  await bot.discord.close();
});

const fields = formOf({ id: 'firstName', label: text('nav.home'), kind: 'line', longest: 60, prefill: 'Ayşe' });
const withForm = () => screen({ form: fields, rows: [[{ choice: 'back', label: text('nav.back') }]] });

test('a command in a guild is answered to that person alone', async () => {
  bot = await startBot(() => withForm());
  const ayse = bot.discord.user({ name: 'Ayse', locale: 'tr' });
  const shown = await ayse.command('order', { reference: 'KD-AB12CD' });
  expect(shown.kind).toBe('message');
  expect(shown.ephemeral).toBe(true);
  expect(bot.heard).toMatchObject([
    { place: 'group', language: 'tr', input: { kind: 'command', command: 'order', words: 'KD-AB12CD' } },
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
  await ayse.presses(first, 'Fill in');
  const modal = modalIn(await ayse.presses(first, 'Fill in'));
  expect(modal.fields).toMatchObject([{ customId: 'firstName', value: 'Ayşe', required: false }]);
  const done = await ayse.submits(modal, { firstName: 'Ayşe Ö.' });
  expect(done.kind).toBe('update');
  expect(bot.heard.map((one) => one.input.kind)).toEqual(['command', 'fill', 'fill', 'form']);
  expect(bot.heard[3]?.input).toEqual({ kind: 'form', step: 'home', version: 1, values: { firstName: 'Ayşe Ö.' } });
  expect(bot.discord.violations()).toEqual([]);
});
