import type { Finding, Kind } from './kinds.js';
import { matchAt } from './page.js';
import { scan } from './scan.js';
import { isRandom } from './shape.js';
import { original, type Stretch, type View, without } from './view.js';
import { windowsAround } from './windows.js';

/** After the break may stand a quoting mark or an indent; then the word goes on. */
const onward = /\n(?:[>|] ?|[ \t]{1,12})?([A-Za-z0-9+/=_.%~!#$@&*?-]{1,256})/y;
const letter = /[A-Za-z0-9+/=_.%~!#$@&*?-]/;
/** Widths at which terminals, mail and tools break lines. */
const widths = new Set([40, 64, 70, 72, 74, 75, 76, 77, 78, 79, 80, 100, 120, 128, 132, 160, 200]);
/** Those of terminals: a line that long to the letter was broken, whatever it says. */
const sharp = new Set([80, 100, 120, 132, 160, 200]);
/** How a new line begins that goes nothing on. */
const fresh =
  /^(?:[A-Z]?[a-z]{2,}[.:,]?|[A-Z]{2,}:?|[a-z]+(?:-[a-z]+)+|[A-Z][A-Z0-9_]*=.*|[a-z_.]+[:=].*|[\w.-]+:|\d{4}-\d\d-\d\d.*|[\d.]+|--?[a-z][a-z-]{0,30}(?:=.*)?|[#$@!&*?]+|[A-Za-z]+(?:Error|Exception).*|[a-z_]+(?:[._][a-z_]+)+|[a-z]+(?:\.[A-Za-z]+)+|[A-Z]+\/[\d.]+|[A-Z][a-z]*(?:[A-Z][a-z]+)+\W*)$/;

/** A digest, an identifier or a token of a known length: nothing is missing from it. */
const whole =
  /^(?:[0-9a-f]{7,8}|[0-9a-f]{32}|[0-9a-f]{40}|(?:0x)?[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|nsec1[a-z0-9]{58}|hf_[A-Za-z]{34}|gh[opusr]_[A-Za-z0-9]{36}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36}|A[KS]IA[A-Z0-9]{16}|r8_[A-Za-z0-9]{37}|SG\.[\w-]{22}\.[\w-]{43}|[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51})$/;

const wordLetter = /[A-Za-z0-9_.-]/;

function isWhole(text: string, end: number, least: number): boolean {
  let start = end;
  while (start > 0 && end - start < 140 && wordLetter.test(text.charAt(start - 1))) start -= 1;
  return end - start >= least && whole.test(text.slice(start, end));
}

/** A break; a soft one may be a mere end of a line of speech, and counts in a phrase of words only. */
type Break = Stretch & { isSoft: boolean; isSharp: boolean };

/** Either the width says that the line was broken, or the next one begins in the middle of something drawn. */
function mayGoOn(text: string, end: number, width: number, next: string): boolean {
  if (sharp.has(width)) return !isWhole(text, end, 20);
  return (widths.has(width) || isRandom(next)) && !whole.test(next) && !isWhole(text, end, 7);
}

/** Halves of tokens that look like other things: capitals of a heading, digits of a count. */
const halves: readonly (readonly [left: RegExp, right: RegExp])[] = [
  [/(?:^|[^A-Z])A[KS]IA[A-Z0-9]{0,15}$/, /^[A-Z0-9]{1,16}(?![A-Za-z0-9])/],
  [/(?:^|\D)\d{1,12}:?A{0,2}$/, /^\d{0,12}:?A{0,2}[\w-]{25}/],
];

function areHalves(text: string, end: number, next: number): boolean {
  const left = text.slice(Math.max(0, end - 24), end);
  const right = text.slice(next, next + 40);
  return halves.some(([one, other]) => one.test(left) && other.test(right));
}

/** A broken word of speech: it ends a line of a known width and goes on in small letters. */
function isSoftBreak(text: string, start: number, width: number, onward: string): boolean {
  if (!widths.has(width) || !/^\n[a-z]{1,8}$/.test(onward)) return false;
  return /(?:^|[\s,])[a-z]{1,8}$/.test(text.slice(Math.max(0, start - 9), start));
}

/** Where the text before a line feed ends, and whether it says itself that it goes on. */
function endOfLine(text: string, feed: number): { start: number; isContinued: boolean } {
  const start = text.charAt(feed - 1) === '\r' ? feed - 1 : feed;
  const last = text.charAt(start - 1);
  const isMail = last === '=' && start - text.lastIndexOf('\n', feed - 1) - 1 === 76;
  const isContinued = last === '\\' || isMail;
  return { start: isContinued ? start - 1 : start, isContinued };
}

/** The break at a line feed, when a word may go on behind it. */
function breakAt(text: string, feed: number): Break | undefined {
  const { start, isContinued } = endOfLine(text, feed);
  const last = text.charAt(start - 1);
  if (last === '=' || !(last === ':' || letter.test(last))) return undefined;
  const match = matchAt(onward, text, feed);
  const next = match?.[1] ?? '';
  if (!match || next === '') return undefined;
  const width = start - text.lastIndexOf('\n', feed - 1) - 1;
  const end = feed + match[0].length - next.length;
  const goesOn =
    isContinued ||
    areHalves(text, start, end) ||
    (last !== ':' && !fresh.test(next) && mayGoOn(text, start, width, next));
  const isSoft = !goesOn && isSoftBreak(text, start, width, match[0]);
  return goesOn || isSoft ? { start, end, isSoft, isSharp: sharp.has(width) } : undefined;
}

function breaksOf(text: string): Break[] {
  const breaks: Break[] = [];
  for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
    const found = breakAt(text, feed);
    if (found) breaks.push(found);
  }
  return breaks;
}

/** Their shapes are loose: the last word of a line and the first of the next would pass for one, unless the break is certain. */
const personal: ReadonlySet<Kind> = new Set<Kind>([
  'e-mail',
  'phone',
  'IP',
  'user',
  'card',
  'national id',
]);

function across(view: View, start: number, breaks: readonly Break[]): Finding[] {
  const local = breaks.map((one) => ({ start: one.start - start, end: one.end - start }));
  const joined = without(view, local);
  const all = breaks.map((one, at) => ({ at: view.from[local[at]?.start ?? 0] ?? 0, ...one }));
  const placesOf = (some: typeof all) => some.map((one) => one.at);
  const every = placesOf(all);
  const hard = placesOf(all.filter((one) => !one.isSoft));
  const certain = placesOf(all.filter((one) => one.isSharp && !one.isSoft));
  return original(joined, scan(joined.text, certain.length === 0).found).filter((one) => {
    if (one.kind === 'seed phrase') return isCrossed(one, every);
    return isCrossed(one, personal.has(one.kind) ? certain : hard);
  });
}

/** Whether one of the places, in their order, lies inside a finding. */
function isCrossed(one: Finding, places: readonly number[]): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= one.start) low = middle + 1;
    else high = middle;
  }
  return low < places.length && (places[low] ?? 0) < one.end - 1;
}

/** All breaks at once, and the certain ones alone: a doubtful one may glue a secret to the line before it. */
function variants(breaks: readonly Break[]): (readonly Break[])[] {
  const certain = breaks.filter((one) => one.isSharp);
  return [breaks, certain.length === breaks.length ? [] : certain].filter((one) => one.length > 0);
}

/** Secrets that a break of the line goes through; `crop` gives a part of the text as a view. */
export function brokenSecrets(text: string, crop: (start: number, end: number) => View): Finding[] {
  const breaks = breaksOf(text);
  let at = 0;
  return windowsAround(
    text,
    breaks.map((one) => one.start),
  ).flatMap(({ start, end }) => {
    const inside: Break[] = [];
    for (; at < breaks.length && (breaks[at]?.end ?? 0) <= end; at += 1) {
      const one = breaks[at];
      if (one && one.start >= start) inside.push(one);
    }
    return variants(inside).flatMap((breaks) => across(crop(start, end), start, breaks));
  });
}
