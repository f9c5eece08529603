import type { Locale } from '../domain/locale.js';
import type { Cents } from '../domain/money.js';

/** BCP 47 tags whose customs the shop follows for numbers, money and dates. */
const tags = { en: 'en-US', nl: 'nl-NL', tr: 'tr-TR' } as const satisfies Record<Locale, string>;

function forEach<T>(make: (tag: string) => T): Record<Locale, T> {
  return { en: make(tags.en), nl: make(tags.nl), tr: make(tags.tr) };
}

const numbers = forEach((tag) => new Intl.NumberFormat(tag));
const dollars = forEach(
  (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }),
);
const moments = forEach(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
);

export function numberText(value: number, locale: Locale): string {
  return numbers[locale].format(value);
}

/** `$1,234.50`, `US$ 1.234,50`, `$1.234,50`: exact, because Intl reads the digits as a string. */
export function usdText(cents: Cents, locale: Locale): string {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  const exact = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  if (!isNumeric(exact)) throw new Error('cents that are no number');
  return dollars[locale].format(exact);
}

function isNumeric(digits: string): digits is `${number}` {
  return /^-?\d+\.\d{2}$/.test(digits);
}

/** A moment for readers whose time zone nobody knows: written out, in UTC. */
export function momentText(at: number, locale: Locale): string {
  return `${moments[locale].format(at)} UTC`;
}
