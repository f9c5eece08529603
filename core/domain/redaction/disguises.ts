import { rewrite, type View } from './view.js';

const escapeSequence =
  '\\u001b(?:\\[[0-?]*[ -/]*[@-~]?|\\][^\\u0007\\u001b\\n]{0,256}(?:\\u0007|\\u001b\\\\)?|[(-/][0-~]?|[0-Z\\\\^_`a-z|}~]?)';
/** Colours whose escape character got lost on the way. */
const bareColour = '\\[(?:\\d{1,3}(?:;\\d{1,3}){0,4})?[mK](?![\\w\\]])';
const unseen =
  '[\\u0000\\u0007\\u00ad\\u034f\\u061c\\u115f\\u180b-\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff\\u{e0000}-\\u{e007f}]+';
const struck = '[^\\n]\\u0008';
const spaces = '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]';
const wide = '[\\uff01-\\uff5e\\u{1d400}-\\u{1d7ff}\\u24b6-\\u24e9]|\\p{L}[\\u0300-\\u036f]{1,3}';

const invisible = new RegExp(
  [escapeSequence, bareColour, unseen, struck, spaces, wide].join('|'),
  'gu',
);
const isSpace = new RegExp(`^${spaces}$`, 'u');
const isWide = new RegExp(`^(?:${wide})$`, 'u');

/** Colours, characters of no width, bytes of UTF-16 and wide letters undone. */
export function seen(view: View): View {
  return rewrite(view, invisible, (piece) => {
    if (isSpace.test(piece)) return ' ';
    return isWide.test(piece) ? piece.normalize('NFKC') : '';
  });
}

const escaped =
  /%[0-9A-Fa-f]{2}|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}|\\(?:033|e(?=\[))|\\[nrt"'/\\]|&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,5}|#[xX][0-9A-Fa-f]{2,4});|=(?:3D|40|2B|2F|3A|5F|2E)/g;
const names: Record<string, string> = {
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': ' ',
  '\\033': '\u001b',
  '\\e': '\u001b',
};

function undo(piece: string): string {
  const named = names[piece];
  if (named !== undefined) return named;
  const hex = /^(?:%|\\u|\\x|&#[xX]|=)([0-9A-Fa-f]{2,4});?$/.exec(piece)?.[1];
  if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
  const decimal = /^&#(\d+);$/.exec(piece)?.[1];
  if (decimal !== undefined) return String.fromCharCode(Number(decimal));
  return piece.slice(-1);
}

/** Percent signs, JSON, HTML and quoted-printable undone, once. */
export function unescaped(view: View): View {
  return rewrite(view, escaped, undo);
}

/** Where any disguise can be; the beginnings of what the others match. */
export const trace = new RegExp(
  `[\\u001b\\u0008]|${bareColour}|${unseen}|${spaces}|${wide}|${escaped.source}`,
  'gu',
);
