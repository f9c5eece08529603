import { iban } from './bank.js';
import { commandHeads, commandSecret } from './commands.js';
import { announcedSecret } from './context.js';
import { authorization, cookies } from './headers.js';
import { homeOwner } from './home.js';
import { ipv4, ipv6 } from './ip.js';
import { botToken, partedToken } from './jwt.js';
import { keywordTails } from './keywords.js';
import { DIGIT, pack } from './letters.js';
import { personalNumber } from './numbers.js';
import { endAt, type Page } from './page.js';
import { keyBody, puttyKey } from './pem.js';
import { endsInMark, insideHeads, tokenAfter, tokenInside } from './tokens.js';
import { walletKey } from './wallets.js';

/** What the first four letters of a word call for. */
const INSIDE = 1;
const COMMAND = 2;
const HEADER = 4;
const heads = new Uint8Array(1 << 20);
/** What the last four call for. */
const KEYWORD = 1;
const HOME = 2;
const tails = new Uint8Array(1 << 20);

function mark(table: Uint8Array, codes: readonly number[], flag: number): void {
  for (const code of codes) table[code] = (table[code] ?? 0) | flag;
}
mark(heads, insideHeads, INSIDE);
mark(heads, [...commandHeads, pack('echo'), pack('prin')], COMMAND);
mark(heads, ['auth', 'bear', 'basi', 'cook', 'priv'].map(pack), HEADER);
mark(tails, keywordTails, KEYWORD);
mark(tails, ['home', 'sers'].map(pack), HOME);

const header = /^(?:proxy-)?authori[sz]ation$/i;

function headerWord(page: Page, start: number, end: number): number {
  const word = page.text.slice(start, end).toLowerCase();
  if (header.test(word)) return authorization(page, end, false);
  if (word === 'cookie' || word === 'cookies') return cookies(page, end);
  if (word === 'private') return puttyKey(page, start);
  return word === 'bearer' || word === 'basic' ? authorization(page, end, true) : -1;
}

/** Words that say what follows them; where that ends, or -1. */
function flagged(page: Page, start: number, end: number, head: number, tail: number): number {
  const first = heads[head] ?? 0;
  const last = tails[tail] ?? 0;
  if (first & COMMAND) commandSecret(page, start, end);
  if (first & INSIDE) {
    const to = tokenInside(page, start, head);
    if (to > 0) return to;
  }
  if (first & HEADER) {
    const to = headerWord(page, start, end);
    if (to > 0) return to;
  }
  if (last & HOME) return homeOwner(page, start, end);
  return last & KEYWORD ? announcedSecret(page, start, end, tail) : -1;
}

const DOT = 46;
const COLON = 58;
const PERCENT = 37;

/** Numbers and addresses that begin with a digit; where it ends, or -1. */
function numeric(page: Page, start: number, end: number): number {
  const next = page.text.charCodeAt(end);
  if (next === DOT && end - start <= 3 && page.text.charCodeAt(start - 1) !== DOT) {
    const to = ipv4(page, start);
    if (to > 0) return to;
  }
  if ((next === COLON || next === PERCENT) && end - start >= 8) {
    const to = botToken(page, start);
    if (to > 0) return to;
  }
  return end - start >= 8 || isGrouped(page, end) ? personalNumber(page, start) : -1;
}

/** Digits go on after a space or a mark, as in a telephone number. */
function isGrouped(page: Page, end: number): boolean {
  if (!' -.()/\u00a0'.includes(page.text.charAt(end))) return false;
  return /[\d( ]/.test(page.text.charAt(end + 1));
}

const digitPair = (27 << 5) | 27;

/** Two letters and two digits, as an IBAN begins. */
function startsLikeIban(head: number): boolean {
  return (
    (head & 0x3ff) === digitPair && head >> 15 < 27 && ((head >> 10) & 31) < 27 && head >> 15 > 0
  );
}

/** A group of an address that began before it. */
function isGroup(page: Page, start: number): boolean {
  return /(?:^|[^\p{L}\d])[0-9a-f]{0,4}:$/iu.test(page.text.slice(Math.max(0, start - 6), start));
}

/** Letters and digits in one word: bank accounts and IPv6; where it ends, or -1. */
function mixed(page: Page, start: number, end: number, head: number): number {
  if (end - start === 4 && page.text.charCodeAt(end) === COLON && !isGroup(page, start)) {
    const to = ipv6(page, start);
    if (to > 0) return to;
  }
  if (
    page.text.charCodeAt(end) === COLON &&
    /^bot\d{8,12}$/i.test(page.text.slice(start, end).slice(0, 16))
  ) {
    return botToken(page, start + 3);
  }
  return startsLikeIban(head) ? iban(page, start) : -1;
}

const blob =
  /[A-Za-z0-9+/_-]{4,}(?:\r?\n[ \t]{0,12}[A-Za-z0-9+/_-]{48,100}(?![A-Za-z0-9+/_-]))*(?:\r?\n[ \t]{0,12}(?:[A-Za-z0-9+/_-]{1,100}={1,2}|(?:[A-Za-z0-9+/]{4}){1,24}(?=\r?\n|$)))?/y;
const blobLetter = /[A-Za-z0-9+/_-]/;

/** Remembers the run of base64 letters around a long word, over lines of a length. */
function noteBlob(page: Page, start: number): void {
  if (start < page.blobEnd) return;
  let from = start;
  while (from > page.blobEnd && blobLetter.test(page.text.charAt(from - 1))) from -= 1;
  page.blobEnd = endAt(blob, page.text, from);
  if (page.blobEnd - from >= 24) page.blobs.push(from, page.blobEnd);
}

/** Long words that are a secret by their build; where it ends, or -1. */
function long(page: Page, start: number, end: number): number {
  if (end - start >= 50 && walletKey(page, start, end)) return end;
  if (page.text.charCodeAt(end) === DOT) {
    const to = partedToken(page, start);
    if (to > 0) return to;
  }
  noteBlob(page, start);
  const first = page.text.charAt(start);
  return first === 'M' || first === 'b' ? keyBody(page, start) : -1;
}

/** What else the letters of a word may be, that nothing announced. */
function unannounced(page: Page, start: number, end: number, head: number, make: number): number {
  const size = end - start;
  if ((make & DIGIT) !== 0) {
    const to = make === DIGIT ? numeric(page, start, end) : mixed(page, start, end, head);
    if (to > 0) return to;
  }
  if (make === DIGIT) return size === 4 ? mixed(page, start, end, head) : -1;
  return size >= 13 ? long(page, start, end) : -1;
}

/** A word of the page, with what the scanner gathered while it read it; where a secret ends that it begins, or -1. */
export function judgeWord(
  page: Page,
  start: number,
  end: number,
  head: number,
  tail: number,
  make: number,
): number {
  if (((heads[head] ?? 0) | (tails[tail] ?? 0)) !== 0) {
    const to = flagged(page, start, end, head, tail);
    if (to > 0) return to;
  }
  if (endsInMark(tail) && '_-.$'.includes(page.text.charAt(end))) {
    const to = tokenAfter(page, start, end, tail);
    if (to > 0) return to;
  }
  return unannounced(page, start, end, head, make);
}
