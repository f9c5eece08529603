import i18next, { type i18n } from 'i18next';
import { en } from '../../locales/en.js';
import { nl } from '../../locales/nl.js';
import { tr } from '../../locales/tr.js';
import { isLocale, type Locale } from '../domain/locale.js';
import { momentText, numberText, usdText } from './intl.js';
import type { Param, Text } from './phrase.js';

/**
 * A piece of a translated text. Everything in it is plain: the adapter escapes it and writes the mark in its
 * platform's own way. `moment` (ms) may be shown in the reader's own time zone; `text` is what to show otherwise.
 */
export type Run = { text: string; mark?: 'b' | 'code'; moment?: number; said?: true };

const translator: i18n = i18next.createInstance();
void translator.init({
  initAsync: false,
  resources: { en: { translation: en }, nl: { translation: nl }, tr: { translation: tr } },
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, skipOnVariables: true },
  returnNull: false,
});

// Values are put in after translation, so a format only has to let them through; `count` comes as a number.
for (const format of ['number', 'usd', 'moment', 'text']) {
  translator.services.formatter?.add(format, (value: unknown, tag) =>
    typeof value === 'number' && tag !== undefined && isLocale(tag)
      ? numberText(value, tag)
      : String(value),
  );
}

const open = '\uE000';
const shut = '\uE001';
const marker = /\uE000(\d+)\uE001|<(\/?)(b|code)>/g;

/** Translates a text for one reader. The values are never looked at for markup: only our own templates have any. */
export function translate(text: Text, locale: Locale): Run[] {
  if ('said' in text) return [{ text: text.said, said: true }];
  if ('house' in text) return [{ text: text.house }];
  if ('lines' in text)
    return text.lines.flatMap((line, at) => [...newline(at), ...translate(line, locale)]);
  const values: Run[][] = [];
  const template = translator.t(text.key, {
    ...placeheld(text.params, locale, values),
    lng: locale,
  });
  return marked(template, values);
}

/** A translated text without marks, for labels, alt texts and captions. */
export function flat(text: Text, locale: Locale): string {
  return translate(text, locale)
    .map((run) => run.text)
    .join('');
}

function newline(at: number): Run[] {
  return at === 0 ? [] : [{ text: '\n' }];
}

/** Puts a numbered marker where each value goes, so that no value can bring markup or a placeholder with it. */
function placeheld(params: Readonly<Record<string, Param>>, locale: Locale, values: Run[][]) {
  const held: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    values.push(valueRuns(value, locale));
    held[name] = `${open}${values.length - 1}${shut}`;
  }
  // The plural rule needs the number itself.
  const { count } = params;
  return typeof count === 'number' ? { ...held, count } : held;
}

function valueRuns(value: Param, locale: Locale): Run[] {
  switch (typeof value) {
    case 'string':
      return [{ text: value.replaceAll(/[\uE000\uE001]/g, '') }];
    case 'number':
      return [{ text: numberText(value, locale) }];
    case 'bigint':
      return [{ text: usdText(value, locale) }];
    default:
      return 'moment' in value
        ? [{ text: momentText(value.moment, locale), moment: value.moment }]
        : translate(value, locale);
  }
}

function marked(template: string, values: readonly Run[][]): Run[] {
  const runs: Run[] = [];
  let mark: 'b' | 'code' | undefined;
  let from = 0;
  const push = (run: Run) => runs.push(mark === undefined ? run : { ...run, mark });
  for (const found of template.matchAll(marker)) {
    if (found.index > from) push({ text: template.slice(from, found.index) });
    from = found.index + found[0].length;
    const [, value, closing, tag] = found;
    if (value !== undefined) values[Number(value)]?.forEach(push);
    else mark = closing === '/' ? undefined : tag === 'b' ? 'b' : 'code';
  }
  if (from < template.length) push({ text: template.slice(from) });
  return runs;
}
