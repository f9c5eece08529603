import type { Announced } from './context.js';
import { note, type Page } from './page.js';
import { isHex, isRandom, looksKeyed, looksSecret, looksStrong } from './shape.js';
import { isStandIn, readBare } from './value.js';

/** Words between "password" and the password, in five languages. */
const copula =
  /^(?:is|was|are|were|be|now|still|just|it'?s|:|=|nu|eerst|nog|zijn|waren|wordt|werd|luidt|ist|sind|lautet|war|jetzt|est|sont|etait|était|maintenant|şu|su|simdi|şimdi|to|in|into|naar|als|as|op|auf|à|en|is:|was:|ist:|est:|lautet:|luidt:|şu:|şöyle:|şudur:|the|de|het|new|old|nieuwe|oude)$/i;
const word = /\S{1,256}/g;
const reach = 180;
/** Says which key it is, after the word. */
const which = /\b(?:api|secret|geheim|priv|gizli|özel|server|account|hesap|compte|konto)/i;
const words = 14;
const ends = /[.!?]$/;
/** Digests and references are named; what follows such a word is not a password. */
const naming =
  /(?:commit|sha\d*|digest|rev|revision|hash|id|tx|txid|order|sipari[sş]|bestelling|version|image|model|run|job|pod|node|line|file)\W*$/i;

/** Another announcement: what follows it is its own. */
const again = /passw|wachtw|sifre|şifre|parola|token|kennw|passphrase/i;

type Judge = (value: string, isClose: boolean, before: string) => boolean;

const judges: Record<'password' | 'key' | 'token', Judge> = {
  password: (value, isClose) => looksStrong(value) || (isClose && looksSecret(value)),
  token: (value, isClose, before) => isDrawn(value, isClose, before),
  key: (value, isClose, before) => isDrawn(value, isClose, before),
};

function isDrawn(value: string, isClose: boolean, before: string): boolean {
  if (isHex(value)) return value.length >= 32 && (isClose || /[:=]\s*$/.test(before));
  return (
    (looksKeyed(value) && isRandom(value) && value.length >= 16) || (isClose && looksSecret(value))
  );
}

/** Whether nothing but small words stand between the announcement and this place. */
function isCloseTo(before: string): boolean {
  const list = before.trim().split(/\s+/).filter(Boolean);
  return list.length <= 5 && list.length > 0 && list.every((one) => copula.test(one));
}

/** The rest of the sentence, which may hold the secret some words on; where that ends, or -1. */
export function sentence(page: Page, announced: Announced, at: number): number {
  if (page.isJoined || announced.role === 'digest' || announced.isExcluded) return -1;
  const judge = judges[announced.role];
  const rest = page.text.slice(at, at + reach);
  const line = /^[^\r\n]*(?:(?<=:[ \t]{0,4})\r?\n[^\r\n]*)?/.exec(rest)?.[0] ?? '';
  if (announced.role === 'key' && !announced.isQualified && !which.test(line)) return -1;
  let count = 0;
  let last = -1;
  for (const match of line.matchAll(word)) {
    count += 1;
    if (count > words || again.test(match[0])) break;
    const before = line.slice(0, match.index);
    const end = judged(page, announced, at + match.index, before, judge);
    if (end > 0) last = end;
    else if (ends.test(match[0])) break;
  }
  return last;
}

function judged(
  page: Page,
  announced: Announced,
  at: number,
  before: string,
  judge: Judge,
): number {
  const opened = /^["'`“„‘«([]+/.exec(page.text.slice(at, at + 4))?.[0].length ?? 0;
  const value = readBare(page.text, at + opened);
  if (!value || naming.test(before)) return -1;
  const piece = page.text.slice(value.start, value.end).replace(/[!?]+$/, '');
  if (isStandIn(piece) || !judge(piece, isCloseTo(before), before)) return -1;
  note(
    page,
    announced.role === 'password' ? 'password' : 'token',
    value.start,
    value.start + piece.length,
  );
  return value.end;
}

const earlier =
  /(?:^|\s)["'`“„(]?([^\s"'`“”„]{7,128})["'`”)]?,?\s{1,2}(?:(?:is|was|als|as|olarak|ist|est|comme|dat is|this is)\s{1,2})?(?:(?:het|de|mijn|my|the|our|mein|das|bu|dat|this|benim|bizim|mon|ma|le|la|ons|eski|yeni|new|nieuwe|old|oude|huidige|current|api|özel|gizli|private|secret|geheime|privé|access)[\s-]{1,2}){0,3}$/i;

/** A password that comes before the word for it: "... is my password"; whether there was one. */
export function before(page: Page, announced: Announced, start: number): boolean {
  const from = Math.max(0, start - 180);
  const line = /[^\r\n]*$/.exec(page.text.slice(from, start))?.[0] ?? '';
  const found = earlier.exec(line)?.[1] ?? '';
  if (found === '' || isStandIn(found)) return false;
  const isKey =
    announced.role !== 'password' && announced.isQualified && isEarlierKey(announced, found);
  if (!isKey && !(announced.role === 'password' && looksStrong(found))) return false;
  const at = page.text.lastIndexOf(found, start);
  note(page, 'password', at, at + found.length);
  return true;
}

function isEarlierKey(announced: Announced, found: string): boolean {
  if (isHex(found)) return announced.role === 'key' && found.length >= 32;
  return found.length >= 16 && isRandom(found) && looksKeyed(found);
}
