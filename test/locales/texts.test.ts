import { describe, expect, test } from 'vitest';
import { numberText, usdText } from '../../core/chat/intl.js';
import { text } from '../../core/chat/phrase.js';
import { flat, translate } from '../../core/chat/text.js';
import { locales } from '../../core/domain/locale.js';
import { plain } from '../../core/domain/money.js';
import { en } from '../../locales/en.js';
import { nl } from '../../locales/nl.js';
import { tr } from '../../locales/tr.js';
import { ordinary } from './ordinary.js';
import { keysInSources, labelKeys } from './sources.js';

const languages: [string, Readonly<Record<string, string>>][] = Object.entries({ en, nl, tr });
const base = (key: string) => key.replace(/_(one|other)$/, '');

describe('the keys', () => {
  test('are the same in every language', () => {
    for (const [name, texts] of languages)
      expect(Object.keys(texts).toSorted(), name).toEqual(Object.keys(en).toSorted());
  });

  test('are all used', async () => {
    const { whole, patterns } = await keysInSources();
    const unused = Object.keys(en)
      .map(base)
      .filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)));
    expect([...new Set(unused)]).toEqual([]);
  });

  test('that end in a plural form come in both forms', () => {
    const plurals = Object.keys(en).filter((key) => key !== base(key));
    const lone = plurals.filter((key) => !(`${base(key)}_one` in en && `${base(key)}_other` in en));
    expect(lone).toEqual([]);
  });
});

describe.each(languages)('every text in %s', (name, texts) => {
  const found = (wrong: (template: string) => boolean) =>
    Object.entries(texts).flatMap(([key, template]) => (wrong(template) ? [key] : []));

  test('is calm: no exclamation marks', () => {
    expect(found((template) => /[!¡]/.test(template))).toEqual([]);
  });

  test('is tidy: no blanks at the ends or doubled, no straight quotes around words', () => {
    expect(found((template) => /^\s|\s$| {2}|\n /.test(template))).toEqual([]);
    expect(found((template) => /"/.test(template))).toEqual([]);
  });

  test('closes what it opens, and knows no other marks', () => {
    const odd = found((template) => {
      const tags = [...template.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
      const pairs = tags.join('').replaceAll(/<b><\/b>|<code><\/code>/g, '');
      return pairs !== '';
    });
    expect(odd).toEqual([]);
  });

  test('uses the words of the glossary', () => {
    const others: Record<string, RegExp> = {
      en: /\b(invoice|wallet address|cancell?ation fee|customer id)\b/i,
      nl: /\b(u|uw|lots|order|account-id|ticket)\b/i,
      tr: /\b(sen|senin|şifreni|lotlar[ıi]n[ıi]z|fatura)\b/i,
    };
    const wrong = others[name];
    expect(found((template) => wrong?.test(withoutPlaceholders(template)) === true)).toEqual([]);
  });
});

function withoutPlaceholders(template: string): string {
  return template.replaceAll(/\{\{[^}]*\}\}/g, '');
}

test('no value in a Turkish sentence takes a suffix', () => {
  const suffixed = Object.entries(tr).filter(([, template]) => /\}\}['’]?\p{L}/u.test(template));
  expect(suffixed).toEqual([]);
});

describe('what is reported never looks paid', () => {
  const paidWords = { en: /\bpaid\b/i, nl: /\bbetaald\b/i, tr: /ödendi|ödenmiş/i } as const;
  const gotWords = { en: /received/i, nl: /ontvangen/i, tr: /alındı|ulaştı/i } as const;

  test.each(locales)('in %s', (locale) => {
    const reported = [
      flat(text('payment.is.reported'), locale),
      flat(text('pay.reportedAt', { at: { moment: 0 } }), locale),
      flat(text('notice.staffReported', { order: 'KD-4T7QXM' }), locale),
    ];
    const paid = [
      flat(text('payment.is.paid', { at: { moment: 0 } }), locale),
      flat(text('notice.paid', { order: 'KD-4T7QXM', total: 100n }), locale),
      flat(text('confirm.paid', { order: 'KD-4T7QXM' }), locale),
    ];
    for (const words of reported) {
      expect(words).not.toMatch(paidWords[locale]);
      expect(words).not.toMatch(gotWords[locale]);
    }
    for (const words of paid) expect(words).toMatch(paidWords[locale]);
  });
});

describe('money', () => {
  test.each([
    ['en', '$1,234.50'],
    ['nl', 'US$\u00A01.234,50'],
    ['tr', '$1.234,50'],
  ] as const)('in %s is %s', (locale, expected) => {
    expect(usdText(123_450n, locale)).toBe(expected);
  });

  test('is exact beyond what a float holds', () => {
    expect(usdText(900_719_925_474_099_301n, 'en')).toBe('$9,007,199,254,740,993.01');
    expect(usdText(-1n, 'en')).toBe('-$0.01');
    expect(usdText(0n, 'tr')).toBe('$0,00');
  });

  test('in crypto has a dot and no grouping in every language, for it is copied into wallets', () => {
    const amount = plain(1_234_567_891n, 6);
    for (const locale of locales) {
      const shown = flat(text('pay.amount', { amount, asset: 'USDT' }), locale);
      expect(shown).toContain('1234.567891 USDT');
      const marked = translate(text('pay.amount', { amount, asset: 'USDT' }), locale);
      expect(marked).toContainEqual({ text: '1234.567891', mark: 'code' });
    }
  });

  test('and numbers are grouped as the reader groups them', () => {
    expect(locales.map((locale) => numberText(12_345, locale))).toEqual([
      '12,345',
      '12.345',
      '12.345',
    ]);
  });
});

describe('a button', () => {
  /** Longer than a phone shows, because a model's name stands in it or the reader's own words do. */
  const named = ['gpu.label', 'gpu.labelSoldOut', 'orders.label', 'form.keep'];
  /** Above a field there is more room: 45 characters, on Discord. */
  const above = ['choose.lineLabel', 'account.newPassword'];

  test.each(locales)('has at most 24 characters in %s', async (locale) => {
    const keys = (await labelKeys()).filter((key) => ![...named, ...above].includes(key));
    expect(keys.length).toBeGreaterThan(50);
    const labels = keys.map((key) => flat(ordinary(key), locale));
    expect(labels.filter((label) => [...label].length > 24)).toEqual([]);
  });

  test.each(locales)('asks a question of the help in %s in at most 24 characters', (locale) => {
    const titles = Object.keys(en).filter((key) => /^help\.\w+\.title$/.test(key));
    const labels = titles.map((key) => flat(ordinary(key), locale));
    expect(labels.filter((label) => [...label].length > 24)).toEqual([]);
  });

  test('in Turkish is a bare imperative, in Dutch it addresses nobody', async () => {
    const keys = (await labelKeys()).filter((key) => !above.includes(key));
    const turkish = keys.map((key) => flat(ordinary(key), 'tr'));
    expect(turkish.filter((label) => /\p{L}{2,}[ıiuü]n([ıiuü]z)?$/u.test(label))).toEqual([]);
    const dutch = keys.map((key) => flat(ordinary(key), 'nl'));
    expect(dutch.filter((label) => /\b(je|jij|jouw|u|uw)\b/i.test(label))).toEqual([]);
  });
});
