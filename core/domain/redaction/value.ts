import { isBenign } from './benign.js';
import { endAt, matchAt } from './page.js';

/** What may stand between an operator and a value: spaces, quotes, and the scheme of an HTTP credential. */
const opening =
  /[ \t\u00a0]{0,40}(?:\$?["'`“”„‘’«]|\\+["']|\\u0022|&quot;|["']{3}|b["'])?(?:(?:bearer|basic|token|apikey|api-key|bot|digest|negotiate|key|pass|splunk|sso-key|bot)(?:[ :]|%20){1,2}(?=\S{6}))?(?:echo |printf )?["']?/iy;
/** Nobody's password is longer; a bound keeps hostile text from being read again and again. */
const quotedEnds: Record<string, RegExp> = {
  '"': /(?:[^"\n\\]|\\[^"\n]){0,1024}/y,
  "'": /[^'\n]{0,1024}/y,
  '`': /[^`\n]{0,1024}/y,
  '“': /[^”\n]{0,1024}/y,
  '„': /[^“”"\n]{0,1024}/y,
  '‘': /[^’\n]{0,1024}/y,
  '«': /[^»\n]{0,1024}/y,
};
const bare = /[^\s"'`<>“”„«»]{1,256}/y;
const more = /[A-Za-z0-9+/=_.~%-]+/y;
/** Punctuation after a value that belongs to the sentence or the program around it. */
const trailing = /(?:[.,;:)\]}>…]|\\+[nrt]?|&quot;)+$/;
/** Where one value of a list ends and the next name begins: `;Database=`, `,vers=3.0`, `&user=`. */
const joint =
  /[,;&|](?=[A-Za-z_][\w.-]{0,40}[=:])|;(?=[A-Za-z _]{1,40}=)|[,;](?=\d*$)|\)[,;.:)]|%3[Bb]|&(?=[a-z_]+=)|\\+[nrt](?=[A-Za-z_\s-]|$)|,\{|\},|\\+$/;

export type Value = { start: number; end: number; isQuoted: boolean };

/** The value that follows an operator at a place: between quotes, or up to the next space. */
export function readValue(text: string, at: number): Value | undefined {
  const start = endAt(opening, text, at);
  if (start < 0) return undefined;
  const quote = quoteBefore(text, start);
  const ends = quote === undefined ? undefined : quotedEnds[quote];
  const end = ends ? endAt(ends, text, start) : -1;
  if (end > start && end - start < 1024) return { start, end, isQuoted: true };
  return readBare(text, start);
}

function quoteBefore(text: string, start: number): string | undefined {
  const before = text.charAt(start - 1);
  return before in quotedEnds ? before : undefined;
}

/** A value without quotes, its punctuation left to the text around it. */
export function readBare(text: string, start: number): Value | undefined {
  const match = matchAt(bare, text, start);
  if (!match) return undefined;
  const cut = joint.exec(match[0])?.index ?? match[0].length;
  const piece = match[0].slice(0, cut === 0 ? match[0].length : cut);
  const value = piece.replace(trailing, '');
  return value === '' ? undefined : { start, end: start + value.length, isQuoted: false };
}

/** Where a value ends that was read up to a bound only. */
export function fullEnd(text: string, value: Value): number {
  const isCut = value.end - value.start >= 250 && !value.isQuoted;
  return isCut ? Math.max(value.end, endAt(more, text, value.end)) : value.end;
}

export function isStandIn(value: string): boolean {
  return /^\[[a-zA-Z -]+ \d+\]?/.test(value) || isBenign(value);
}
