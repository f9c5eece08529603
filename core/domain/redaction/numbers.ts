import { isBsn, isCard, isTckn } from './ids.js';
import type { Kind } from './kinds.js';
import { lineBefore, matchAt, note, type Page } from './page.js';
import { isPhone } from './phone.js';

/** Digits in groups as people write numbers, at most as long as the longest of them. */
const groups =
  /\+?[(]?\+?\d{1,22}(?:(?: ?[(]\d{1,5}[)] ?|[ \u00a0./-]{1,2}[(]?|[)][ -]?)\d{1,19}){0,9}/y;
const letter = /[\p{L}\p{N}_]/u;

const citizen = /(?:bsn|burger ?service|sofi ?n|citizen service|citizen number)/i;
const kimlik = /(?:t\.?c\.?k\.?n|t\.?c\.? |kimlik|vatanda[sş]l[ıi]k|\btc\b|identity n|turkish id)/i;
const foreign =
  /(?:social security|\bssn\b|steuer-?id|steuer-?ident|sozialversicherung|\bnir\b|s[eé]curit[eé] sociale|paspoort|passport|pasaport|reisepass|rijbewijs)/i;

function idOf(digits: string, before: string, after: string): boolean {
  const around = `${before}|${after}`;
  if (digits.length === 9 && citizen.test(around)) return isBsn(digits) || citizen.test(before);
  if (digits.length === 8 && citizen.test(before)) return isBsn(`0${digits}`);
  if (digits.length === 11 && isTckn(digits)) return kimlik.test(around);
  if (digits.length === 11 && kimlik.test(before)) return true;
  return digits.length >= 9 && digits.length <= 15 && foreign.test(before);
}

function kindOf(page: Page, matched: string, start: number): Kind | undefined {
  const digits = matched.replace(/\D/g, '');
  if (digits.length < 8) return undefined;
  const end = start + matched.length;
  const before = lineBefore(page.text, start, 48);
  const after = page.text.slice(end, end + 32);
  if (!matched.includes('+') && isCard(digits) && areCardGroups(matched)) return 'card';
  if (idOf(digits, before, after)) return 'national id';
  return isPhone(matched, digits, before, after) ? 'phone' : undefined;
}

function areCardGroups(matched: string): boolean {
  return !/[()./]/.test(matched) && !/(?:^|\D)\d{1,3}\D\d{1,3}(?:\D|$)/.test(matched);
}

function isLoose(page: Page, start: number, end: number): boolean {
  const before = page.text.slice(Math.max(0, start - 2), start);
  if (letter.test(before.slice(-1)) || /\d[.,:/-]$/.test(before) || /[.#$]$/.test(before))
    return false;
  return !/^[\p{L}_]|^[.,:/%-]\d/u.test(page.text.slice(end, end + 2));
}

const date = /^(?:19|20)\d\d-[01]\d-[0-3]\d(?!\d)/;

/** Ends of the first groups of digits that may be a whole number together, longest first. */
function pieces(matched: string): number[] {
  const ends: number[] = [];
  let digits = 0;
  let groupCount = 0;
  for (const group of matched.matchAll(/\d+/g)) {
    digits += group[0].length;
    groupCount += 1;
    if (digits > 19) break;
    if (digits >= 8 && digits >= groupCount * 1.6) ends.unshift(group.index + group[0].length);
  }
  return ends;
}

/**
 * A number of a person that begins here: payment card, identity number or telephone; where it ends, or -1. A number may
 * be followed by another, so that the last groups may not belong to it.
 */
export function personalNumber(page: Page, start: number): number {
  const match = matchAt(groups, page.text, start);
  if (!match || match[0].length < 8) return -1;
  if (date.test(match[0])) return start + 10;
  for (const length of pieces(match[0])) {
    const end = start + length;
    const kind = isLoose(page, start, end)
      ? kindOf(page, match[0].slice(0, length), start)
      : undefined;
    if (!kind) continue;
    note(page, kind, start, end);
    return end;
  }
  return match[0].length > 19 && isTable(match[0]) ? start + (match[0].length >> 1) : -1;
}

/** Ten groups and none of them a number of a person: columns of a table, not worth a look at each. */
function isTable(matched: string): boolean {
  return (matched.match(/\d+/g)?.length ?? 0) >= 10;
}
