import type { Finding, Kind } from './kinds.js';
import { matchAt } from './page.js';
import { scan } from './scan.js';
import { isRandom } from './shape.js';
import { original, type Stretch, type View, without } from './view.js';
import { windowsAround } from './windows.js';

/** After the break may stand a quoting mark or an indent; then the word goes on. */
const onward = /\n(?:[>|] ?|[ \t]{1,12})?([A-Za-z0-9+/=_.%~-]{1,256})/y;
const letter = /[A-Za-z0-9+/=_.%~-]/;
/** Widths at which terminals, mail and tools break lines. */
const widths = new Set([40, 64, 70, 72, 74, 75, 76, 77, 78, 79, 80, 100, 120, 128, 132, 160, 200]);
/** How a new line begins that goes nothing on. */
const fresh =
  /^(?:[A-Z]?[a-z]{2,}[.:,]?|[A-Z]{2,}:?|[a-z]+(?:-[a-z]+)+|[A-Z][A-Z0-9_]*=.*|[a-z_.]+[:=].*|[\w.-]+:|\d{4}-\d\d-\d\d.*|[\d.]+|--?[a-z].*|[A-Za-z]+(?:Error|Exception).*|[a-z_]+(?:[._][a-zA-Z_]+)+|[A-Z]+\/[\d.]+|[A-Z][a-z]*(?:[A-Z][a-z]+)+\W*)$/;

/** A digest, an identifier or a token of a known length: nothing is missing from it. */
const whole =
  /^(?:[0-9a-f]{7,8}|[0-9a-f]{32}|[0-9a-f]{40}|(?:0x)?[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|nsec1[a-z0-9]{58}|hf_[A-Za-z]{34}|gh[opusr]_[A-Za-z0-9]{36}|glpat-[\w-]{20}|npm_[A-Za-z0-9]{36}|A[KS]IA[A-Z0-9]{16}|r8_[A-Za-z0-9]{37}|SG\.[\w-]{22}\.[\w-]{43}|[5KLc9][1-9A-HJ-NP-Za-km-z]{50,51})$/;

const wordLetter = /[A-Za-z0-9_.-]/;

function isWhole(text: string, end: number): boolean {
  let start = end;
  while (start > 0 && end - start < 140 && wordLetter.test(text.charAt(start - 1))) start -= 1;
  return whole.test(text.slice(start, end));
}

/** A break; a soft one may be a mere end of a line of speech, and counts in a phrase of words only. */
type Break = Stretch & { isSoft: boolean };

function isLower(text: string, at: number): boolean {
  return /[a-z]/.test(text.charAt(at));
}

/** Either the width says that the line was broken, or the next one begins in the middle of something drawn. */
function mayGoOn(text: string, end: number, width: number, next: string): boolean {
  return (widths.has(width) || isRandom(next)) && !whole.test(next) && !isWhole(text, end);
}

/** The break at a line feed, when a word may go on behind it. */
function breakAt(text: string, feed: number): Break | undefined {
  let start = text.charAt(feed - 1) === '\r' ? feed - 1 : feed;
  const width = start - text.lastIndexOf('\n', feed - 1) - 1;
  const isContinued =
    text.charAt(start - 1) === '\\' || (text.charAt(start - 1) === '=' && width === 76);
  if (isContinued) start -= 1;
  if (start === 0 || text.charAt(start - 1) === '=' || !letter.test(text.charAt(start - 1)))
    return undefined;
  const match = matchAt(onward, text, feed);
  const next = match?.[1] ?? '';
  if (!match || next === '') return undefined;
  const isSoft = widths.has(width) && /^\n[a-z]{1,8}$/.test(match[0]) && isLower(text, start - 1);
  const goesOn = isContinued || (!fresh.test(next) && mayGoOn(text, start, width, next));
  const end = feed + match[0].length - next.length;
  return goesOn || isSoft ? { start, end, isSoft: !goesOn } : undefined;
}

function breaksOf(text: string): Break[] {
  const breaks: Break[] = [];
  for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
    const found = breakAt(text, feed);
    if (found) breaks.push(found);
  }
  return breaks;
}

/** Their shapes are loose: the last word of one line and the first of the next would pass for one. */
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
  const hard = all.filter((one) => !one.isSoft).map((one) => one.at);
  const every = all.map((one) => one.at);
  return original(joined, scan(joined.text, true).found).filter(
    (one) => !personal.has(one.kind) && isCrossed(one, one.kind === 'seed phrase' ? every : hard),
  );
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
    return inside.length === 0 ? [] : across(crop(start, end), start, inside);
  });
}
