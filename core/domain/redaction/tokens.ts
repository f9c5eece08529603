import { formats, hinted } from './formats.js';
import type { Kind } from './kinds.js';
import { pack } from './letters.js';
import { endAt, note, type Page } from './page.js';
import { isRandom } from './shape.js';

type Format = { mark: string; sticky: RegExp; kind: Kind };

const walletMarks = [
  'nsec1',
  'suiprivkey1',
  'ed25519',
  'ed25519e',
  'addr',
  'acct',
  'root',
  'stake',
];

function kindOf(mark: string, rest: string): Kind {
  if (walletMarks.includes(mark) || rest.startsWith('-(?:ext')) return 'wallet key';
  return mark === 'AGE' ? 'private key' : 'token';
}

/** Formats by the packed end of their mark. `inside`: the mark and the rest are one word. */
const after = new Map<number, Format[]>();
const inside = new Map<number, Format[]>();

/** The packed first four letters that a word with this mark may have: any digits or letters fill a short mark. */
function headsOf(mark: string): number[] {
  let packed = [pack(mark.slice(0, 4))];
  for (let length = mark.length; length < 4; length += 1) {
    packed = packed.flatMap((one) => Array.from({ length: 27 }, (_, at) => (one << 5) | (at + 1)));
  }
  return packed;
}

function add(table: Map<number, Format[]>, key: number, format: Format): void {
  table.set(key, [...(table.get(key) ?? []), format]);
}

for (const [marks, rest] of [...formats, ...hinted]) {
  for (const mark of marks.split(' ')) {
    const format = { mark, sticky: new RegExp(mark + rest, 'y'), kind: kindOf(mark, rest) };
    if (/^\[(?:A-Z|0-9|a-z)/.test(rest)) for (const key of headsOf(mark)) add(inside, key, format);
    else add(after, pack(mark.slice(-4)), format);
  }
}

function codes(table: ReadonlyMap<number, readonly Format[]>, length: number): Uint8Array {
  const flags = new Uint8Array(1 << (5 * length));
  for (const [code, all] of table) {
    if (all.some(({ mark }) => Math.min(4, mark.length) === length)) flags[code] = 1;
  }
  return flags;
}
const tail2 = codes(after, 2);
const tail3 = codes(after, 3);
const tail4 = codes(after, 4);

/** Whether the word that ends here may be the mark of a token. */
export function endsInMark(tail: number): boolean {
  return (tail4[tail] ?? 0) + (tail3[tail & 0x7fff] ?? 0) + (tail2[tail & 0x3ff] ?? 0) > 0;
}

/** Codes of the first four letters of tokens that are one word with their mark. */
export const insideHeads: readonly number[] = [...inside.keys()];

/** Two-letter marks also end common words (`task-`, `desk-`), and so do hints: there a letter before rules them out. */
const needsEdge = /^(?:..|re|api|auth|key|live|pat|prod|secret|test|tok|token)$/;

function startsWhole(page: Page, mark: string, start: number): boolean {
  return !needsEdge.test(mark) || mark === 'hf' || !/[A-Za-z0-9]/.test(page.text.charAt(start - 1));
}

const hints = /^(?:api|auth|key|live|pat|prod|secret|test|tok|token)$/;

/** Drawn letters, or capitals and digits alone as cloud providers use them. */
function isDrawn(token: string, mark: string): boolean {
  const body = token.slice(mark.length).replace(/^[-_.]/, '');
  const isMixed =
    /\d/.test(body) || (!hints.test(mark) && /[a-z]/.test(body) && /[A-Z]/.test(body));
  const isLong = isMixed && /[A-Za-z0-9]{24}/.test(body);
  return isRandom(body) || isLong || /^[A-Z0-9]+$/.test(body);
}

function take(page: Page, format: Format, start: number): number {
  if (start < 0 || !page.text.startsWith(format.mark, start)) return -1;
  if (!startsWhole(page, format.mark, start)) return -1;
  const end = endAt(format.sticky, page.text, start);
  if (end < 0 || !isDrawn(page.text.slice(start, end), format.mark)) return -1;
  note(page, format.kind, start, end);
  return end;
}

function takeAny(
  page: Page,
  all: readonly Format[] | undefined,
  wordStart: number,
  wordEnd: number,
) {
  for (const format of all ?? []) {
    const start = wordEnd < 0 ? wordStart : wordEnd - format.mark.length;
    const end = start >= wordStart ? take(page, format, start) : -1;
    if (end > 0) return end;
  }
  return -1;
}

/** A token whose mark ends where this word ends, as in `hf_...`; where it ends, or -1. */
export function tokenAfter(page: Page, start: number, end: number, tail: number): number {
  for (const mask of [0xfffff, 0x7fff, 0x3ff]) {
    const taken = takeAny(page, after.get(tail & mask), start, end);
    if (taken > 0) return taken;
  }
  return -1;
}

/** A token that is one word with its mark, as in `AKIA...`; where it ends, or -1. */
export function tokenInside(page: Page, start: number, head: number): number {
  return takeAny(page, inside.get(head), start, -1);
}
