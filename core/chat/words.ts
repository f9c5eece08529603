import type { Locale } from '../domain/locale.js';
import { flat } from './text.js';
import type { Choice, View } from './view.js';

/** Typed words as they are compared: no case in the reader's language, no accents of style, single blanks. */
export function normal(words: string, locale: Locale): string {
  return words
    .normalize('NFKC')
    .toLocaleLowerCase(locale)
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{L}\p{N}.-]+/gu, ' ')
    .trim();
}

const numberWords: Record<Locale, readonly string[]> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  nl: ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  tr: ['bir', 'iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz', 'on'],
};

/** The one whole number that the words name (`7 days`, `twee loten`, `iki`); undefined for none or several. */
export function numberIn(words: string, locale: Locale): number | undefined {
  const found = normal(words, locale)
    .split(' ')
    .map((word) => (/^\d{1,6}$/.test(word) ? Number(word) : numberWords[locale].indexOf(word) + 1))
    .filter((number) => number > 0);
  return found.length === 1 ? found[0] : undefined;
}

/** The one choice of a view whose whole label the words are, in the reader's language. */
export function choiceLabelled(words: string, view: View, locale: Locale): Choice | undefined {
  const wanted = normal(words, locale);
  return only(labels(view, locale).filter(({ label }) => wanted !== '' && label === wanted));
}

/** The one choice whose label begins with the words or contains them as a whole word, if it is not named wholly. */
export function choiceNamed(words: string, view: View, locale: Locale): Choice | undefined {
  const wanted = normal(words, locale);
  if (wanted === '') return undefined;
  const labelled = labels(view, locale);
  return (
    choiceLabelled(words, view, locale) ??
    only(labelled.filter(({ label }) => label.startsWith(`${wanted} `))) ??
    only(labelled.filter(({ label }) => ` ${label} `.includes(` ${wanted} `)))
  );
}

type Labelled = { choice: Choice; label: string };

function labels(view: View, locale: Locale): Labelled[] {
  return (view.rows ?? [])
    .flat()
    .map((choice) => ({ choice, label: normal(flat(choice.label, locale), locale) }));
}

function only(found: readonly Labelled[]): Choice | undefined {
  return found.length === 1 ? found[0]?.choice : undefined;
}
