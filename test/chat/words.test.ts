import { describe, expect, test } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { back, menu } from '../../core/chat/rows.js';
import type { Choice, View } from '../../core/chat/view.js';
import { choiceNamed, normal, numberIn } from '../../core/chat/words.js';

describe('a number among typed words', () => {
  test.each([
    ['en', '7', 7],
    ['en', '7 days', 7],
    ['en', 'Two lots, please', 2],
    ['nl', 'twee loten', 2],
    ['nl', 'DERTIG', undefined],
    ['nl', 'één', 1],
    ['tr', 'İki lot', 2],
    ['tr', 'üç', 3],
    ['tr', 'ALTI', 6],
    ['tr', 'on', 10],
    ['en', '2 or 3', undefined],
    ['en', 'B200', undefined],
    ['en', '', undefined],
    ['en', '-3', undefined],
    ['en', '1e3', undefined],
    ['en', '9999999', undefined],
  ] as const)('%s: %j is %s', (locale, words, number) => {
    expect(numberIn(words, locale)).toBe(number);
  });
});

describe('words are compared', () => {
  test('as readers of Turkish write them, with and without dots', () => {
    const menus = ['Menü', 'MENÜ', 'menu', ' menü.. '].map((word) => normal(word, 'tr'));
    expect(new Set(menus.slice(0, 3)).size).toBe(1);
    expect(normal('SIPARİŞ', 'tr')).toBe(normal('sipariş', 'tr'));
    expect(normal('GİRİŞ YAP', 'tr')).toBe('giris yap');
  });

  test('without signs around them and with one blank between', () => {
    expect(normal('  “RTX   4090”, please! ', 'en')).toBe('rtx 4090 please');
    expect(normal('👍', 'en')).toBe('');
  });
});

describe('a choice that is typed instead of pressed', () => {
  const b200: Choice = { choice: 'b200', label: text('gpu.label', { model: 'B200', memory: 180 }) };
  const b300: Choice = { choice: 'b300', label: text('gpu.label', { model: 'B300', memory: 288 }) };
  const view: View = { text: [], rows: [[b200], [b300], [back, menu]], privacy: 'private' };

  test.each([
    ['en', 'back', back],
    ['nl', 'Terug', back],
    ['tr', 'GERİ', back],
    ['tr', 'menu', menu],
    ['en', 'b200', b200],
    ['nl', '288', b300],
    ['en', 'GB', undefined],
    ['en', 'b2', undefined],
    ['en', '…', undefined],
  ] as const)('%s: %j', (locale, words, choice) => {
    expect(choiceNamed(words, view, locale)).toBe(choice);
  });
});
