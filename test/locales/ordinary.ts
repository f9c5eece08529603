import type { Key, Param, Text } from '../../core/chat/phrase.js';
import { en } from '../../locales/en.js';

const english: Readonly<Record<string, string>> = en;

function isKey(name: string): name is Key {
  return name in english || `${name}_other` in english;
}

function keyOf(name: string): Key {
  const base = name.replace(/_(one|other)$/, '');
  if (!isKey(base)) throw new Error(`there is no text ${name}`);
  return base;
}

/** Values as they mostly are, by the name of the placeholder. */
const values: Readonly<Record<string, Param>> = {
  asset: 'USDT',
  network: 'Ethereum',
  order: 'KD-4T7QXM',
  model: 'H100 SXM',
  memory: 288,
  price: 159_900n,
  total: 298_000n,
  term: { key: 'days', params: { count: 30 } },
  lots: { key: 'lots', params: { count: 10 } },
  method: { key: 'pay.method', params: { asset: 'USDT', network: 'Ethereum' } },
  name: 'Nederlands',
};

/** A text with ordinary values. */
export function ordinary(name: string): Text {
  const key = keyOf(name);
  const template = english[key] ?? english[`${key}_other`] ?? '';
  const names = [...template.matchAll(/\{\{(\w+)/g)].map(([, found = '']) => found);
  return { key, params: Object.fromEntries(names.map((found) => [found, values[found] ?? 2])) };
}
