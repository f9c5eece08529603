import type { Key, Param, Text } from '../../core/chat/phrase.js';
import { type Locale, locales } from '../../core/domain/locale.js';
import { en } from '../../locales/en.js';
import { redacted } from './said.js';

/** What a customer could be called, or a log could say, in the hope that a message breaks. */
export const hostile = '<b>&_*[x](y)</b> </code> &amp; `x` "\' Ğüş';

/** Every text of the shop with these words as its values, in every language; plurals with one and with several. */
export function everyText(words = hostile): { key: Key; locale: Locale; text: Text }[] {
  const keys = new Set(Object.keys(en).map((name) => name.replace(/_(one|other)$/, '')));
  const forms = [...keys]
    .filter(isKey)
    .flatMap((key) => [1, 12_345].map((count) => ({ key, count })));
  return locales.flatMap((locale) =>
    forms.map(({ key, count }) => ({
      key,
      locale,
      text: { key, params: values(key, count, words) },
    })),
  );
}

const english: Readonly<Record<string, string>> = en;

function isKey(name: string): name is Key {
  return name in english || `${name}_other` in english;
}

function values(key: Key, count: number, words: string): Record<string, Param> {
  const template = english[key] ?? english[`${key}_other`] ?? '';
  const found = [...template.matchAll(/\{\{(\w+)(?:, (\w+))?\}\}/g)];
  return Object.fromEntries(
    found.map(([, name = '', format]) => [name, value(name, format, count, words)]),
  );
}

function value(name: string, format: string | undefined, count: number, words: string): Param {
  switch (format) {
    case 'number':
      return name === 'count' ? count : 1_234_567;
    case 'usd':
      return 123_456_789n;
    case 'moment':
      return { moment: Date.UTC(2026, 11, 31, 23, 59) };
    case 'text':
      return { said: redacted(words) };
    default:
      return words;
  }
}
