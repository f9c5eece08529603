import { afterEach, expect, test } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { messageIn, modalIn } from '../standins/discord/discord.js';
import { type Bot, formOf, screen, startBot } from './bot.js';

let bot: Bot;
afterEach(async () => {
  await bot.stop();
  await bot.discord.close();
});

const choices = Array.from({ length: 10 }, (_, at) => ({
  choice: `lots${at}`,
  label: text('platform.tooLong', { longest: at }),
}));
const back = { choice: 'back', label: text('nav.back') };
const form = formOf({ id: 'email', label: text('command.account'), kind: 'email', longest: 100 });

test('a journey of command, select, button and form holds against a Discord that was not written here', async () => {
  bot = await startBot(() => screen({ rows: [choices, [back]] }), { kind: 'twin' });
  const ayse = bot.discord.user({ name: 'Ayse', locale: 'tr' });
  const first = await ayse.command('rent');
  expect(first.ephemeral).toBe(true);
  const select = messageIn(first)
    .rows.flat()
    .find((one) => one.kind === 'select');
  bot.answers(() => screen({ form, rows: [[back]] }, 2));
  const second = await ayse.selects(messageIn(first), select?.customId ?? '', /: 7 /);
  expect(second.kind).toBe('update');
  const modal = modalIn(await ayse.presses(messageIn(second), 'Create account'));
  bot.answers(() => screen({ text: [text('platform.busy')] }, 3));
  const third = await ayse.submits(modal, { email: 'ayse@example.com' });
  expect(messageIn(third).content).toContain('Many people');
  expect(bot.heard.map(({ input }) => input)).toEqual([
    { kind: 'command', command: 'rent', words: '' },
    { kind: 'tap', step: 'home', choice: 'lots7', version: 1 },
    { kind: 'fill', step: 'home', version: 2 },
    { kind: 'form', step: 'home', version: 2, values: { email: 'ayse@example.com' } },
  ]);
  expect(bot.discord.violations()).toEqual([]);
});
