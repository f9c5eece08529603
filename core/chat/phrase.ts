import type { en } from '../../locales/en.js';
import type { Redacted } from '../domain/redaction/redacted.js';

/**
 * Types of the texts, read off the English ones. `{{name}}` is a string, `{{n, number}}` a number, `{{x, usd}}`
 * cents, `{{x, moment}}` a moment, `{{x, text}}` another text. A key that ends in `_one` or
 * `_other` is one form of a plural and takes `count`.
 */
type Values = { string: string; number: number; usd: bigint; moment: Moment; text: Text };

type English = typeof en;
type Plural<K> = K extends `${infer Base}_one`
  ? Base
  : K extends `${infer Base}_other`
    ? Base
    : never;

/** Every text there is. */
export type Key =
  | Exclude<keyof English, `${string}_one` | `${string}_other`>
  | Plural<keyof English>;

type Template<K extends string> = K extends keyof English
  ? English[K]
  : `${K}_other` extends keyof English
    ? English[`${K}_other`]
    : never;

/** The placeholders of a template as a union of `name, format` pairs. */
export type Placeholders<S> = S extends `${string}{{${infer Inside}}}${infer Rest}`
  ? Inside | Placeholders<Rest>
  : never;

type Named<P> = P extends `${infer Name}, ${string}` ? Name : P;
type Valued<P, N> = P extends `${infer Name}, ${infer Format}`
  ? Name extends N
    ? Format extends keyof Values
      ? Values[Format]
      : never
    : never
  : P extends N
    ? string
    : never;

type ParamsOf<P> = { [N in Named<P> & string]: Valued<P, N> };

/** What a text needs; nothing when its template has no placeholder. */
export type Params<K extends Key> = ParamsOf<Placeholders<Template<K>>>;

export type { Redacted };

/** A point in time, in milliseconds since the epoch, as a value of a text. */
export type Moment = { moment: number };

export function moment(ms: number): Moment {
  return { moment: ms };
}

export type Param = string | number | bigint | Moment | Text;

/**
 * A key with its values, a person's redacted words, the shop's own words from its file, or several texts, one a
 * line. Never a finished sentence of ours.
 */
export type Text =
  | { key: Key; params: Readonly<Record<string, Param>> }
  | { said: Redacted }
  | { house: string }
  | { lines: readonly Text[] };

type Arguments<K extends Key> = keyof Params<K> extends never ? [] : [params: Params<K>];

/** A text; a missing or misspelt key or value does not compile. */
export function text<K extends Key>(key: K, ...[params]: Arguments<K>): Text {
  return { key, params: params ?? {} };
}

/** The operator's own words, already in the reader's language. */
export function house(words: string): Text {
  return { house: words };
}

export function lines(...texts: readonly Text[]): Text {
  return { lines: texts };
}

type SameAsEnglish<T> = {
  [K in keyof English]: K extends keyof T
    ? [Placeholders<T[K]>] extends [Placeholders<English[K]>]
      ? [Placeholders<English[K]>] extends [Placeholders<T[K]>]
        ? string
        : { missing: Exclude<Placeholders<English[K]>, Placeholders<T[K]>> }
      : { unknown: Exclude<Placeholders<T[K]>, Placeholders<English[K]>> }
    : string;
};

/** Checks a translation: the same keys, plural forms and placeholders as in English, or it does not compile. */
export function translation<const T extends Record<keyof English, string>>(
  texts: T & SameAsEnglish<T> & Record<Exclude<keyof T, keyof English>, never>,
): Record<keyof English, string> {
  return texts;
}
