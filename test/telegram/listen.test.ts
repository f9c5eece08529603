import { afterEach, expect, test } from 'vitest';
import { answerTo, choice, type Stage, screen, stage } from './help.js';

let here: Stage | undefined;
afterEach(async () => {
  expect(here?.telegram.violations()).toEqual([]);
  await here?.stop();
  here = undefined;
});

test('a press arrives as a tap of its step and version, and is answered and edited in place', async () => {
  here = await stage({
    hear: async (incoming, bot) => {
      await bot.show(answerTo(incoming), screen({ rows: [[choice(incoming.input.kind)]] }));
    },
  });
  const ada = here.telegram.user({ language_code: 'tr' });
  ada.says('hello');
  const first = await here.telegram.nextMessage(ada.id);
  const press = ada.presses(first, 'words');
  await here.telegram.settled();
  expect(here.heard.map(({ input, language, place }) => ({ input, language, place }))).toEqual([
    { input: { kind: 'words', words: 'hello' }, language: 'tr', place: 'private' },
    {
      input: { kind: 'tap', step: 'gpu', choice: 'words', version: 3 },
      language: 'tr',
      place: 'private',
    },
  ]);
  expect(press.answer()).toBeDefined();
  expect(here.telegram.message(first).buttons[0]?.[0]?.label).toBe('tap');
  expect(here.telegram.messages(ada.id).filter(({ fromBot }) => fromBot)).toHaveLength(1);
});
