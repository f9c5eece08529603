import { expect, test } from 'vitest';
import { html } from '../../bots/telegram/html.js';
import { split } from '../../bots/telegram/split.js';
import { translate } from '../../core/chat/text.js';
import { parseHtml } from '../standins/telegram/html.js';
import { everyText } from './everyText.js';

const texts = everyText();

test('every text of every language is valid, with what people type shown as it stands', () => {
  for (const { key, locale, text } of texts) {
    const runs = translate(text, locale);
    const plain = runs.map((run) => run.text).join('');
    expect(parseHtml(html(runs)), `${key} in ${locale}`).toMatchObject({ text: plain });
  }
  const shown = texts.filter(({ text, locale }) =>
    html(translate(text, locale)).includes('&lt;b&gt;'),
  );
  expect(shown.length).toBeGreaterThan(20);
});

test('every text fits one message, with names of 200 letters too', () => {
  for (const { key, locale, text } of everyText('ş'.repeat(200))) {
    expect(split(translate(text, locale)), `${key} in ${locale}`).toHaveLength(1);
  }
});
