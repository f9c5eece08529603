import { endAt, note, type Page } from './page.js';

/** Lengths of IBANs by country (the registry of SWIFT, ISO 13616). */
const lengths = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18
  FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20
  LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24
  SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20`
    .split(/\s+/)
    .map((one): [string, number] => [one.slice(0, 2), Number(one.slice(2))]),
);

const candidate = /[A-Za-z]{2}[ \u00a0.-]?\d{2}(?:[ \u00a0.-]{0,2}[A-Za-z0-9]){11,30}/y;

/** Remainder by 97 as ISO 7064 wants it: the first four letters go last, A is 10. */
function remainder(iban: string): number {
  let rest = 0;
  for (const letter of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(letter, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Where the letter after the first `length` letters and digits begins. */
function endOf(text: string, start: number, length: number): number {
  let left = length;
  let at = start;
  while (left > 0) {
    if (/[A-Za-z0-9]/.test(text.charAt(at))) left -= 1;
    at += 1;
  }
  return at;
}

function isNamed(text: string, start: number): boolean {
  return /iban\W{0,4}(?:is|nr|no|numaras[ıi])?\W{0,3}$/i.test(
    text.slice(Math.max(0, start - 24), start),
  );
}

/** An account number with a right check number, or one that is called an IBAN; where it ends, or -1. */
export function iban(page: Page, start: number): number {
  if (page.text.charAt(start - 1) === '-') return -1;
  const matched = endAt(candidate, page.text, start);
  if (matched < 0) return -1;
  const letters = page.text
    .slice(start, matched)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
  const length = lengths.get(letters.slice(0, 2)) ?? 0;
  if (length === 0 || letters.length < length) return -1;
  const end = endOf(page.text, start, length);
  if (/[A-Za-z0-9]/.test(page.text.charAt(end))) return -1;
  if (remainder(letters.slice(0, length)) !== 1 && !isNamed(page.text, start)) return -1;
  note(page, 'IBAN', start, end);
  return end;
}
