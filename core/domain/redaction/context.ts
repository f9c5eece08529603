import { type Keyword, keywordOf, type Role } from './keywords.js';
import type { Kind } from './kinds.js';
import { plain } from './letters.js';
import { endAt, matchAt, note, type Page } from './page.js';
import { passphrase } from './passphrase.js';
import { before, sentence } from './sentence.js';
import { isHex, isRandom, looksKeyed, looksSecret, looksStrong } from './shape.js';
import { fullEnd, isStandIn, readBare, readValue, type Value } from './value.js';

/** The rest of a name after the announcing word: `SECRET` + `_KEY_BASE`. */
const nameRest = /[\w.-]{1,64}/y;
/** Rests that make it the name of something else: a path, a count, a setting. */
const otherRest =
  /^(?:[_.-]?(?:paths?|files?|filename|names?|ids?|count|len|length|size|types?|urls?|uri|endpoint|ref|prefix|suffix|env|var|field|hash|hint|policy|manager|store|ttl|expir\w*|expires_in|max|min|limit|index|idx|dim|dims|per\w*|usage|used|stdin|ref|mount|server|arn|version|alg\w*|format|provider|class|config|dir|location|errors?|required|valid\w*|reset|embed\w*|encod\w*|decod\w*|parallel|budget|window|fingerprint|thumbprint|ca-?\w*|cert\w*|pub|public|scopes?|is\w*|has\w*|loss|acc\w*|rate|throughput|padding|proj\w*|norm\w*|cache|states?|values?_cache|bytes|pairs?|space|vault|name\w*|bits)(?![a-z]))/i;
/** From the name to its value, in settings, JSON, YAML, headers, code, tables and forms. */
const operator =
  /(?:\d{1,3})?(?:\\{0,4}["'`\])}*]){0,4}(?:[ \t]{0,3}\([^()\n]{0,30}\)|[ \t]{0,3}\[[^\]\n]{0,30}\])?["'`*]{0,2}[ \t\u00a0]{0,40}(?::=|=>|->|={1,3}|:(?![/:]{2})|<<<|\|(?!\|))/y;
const tag = /["']?(?:>|&gt;)(?=[^\s<>&|])/y;
const named = /["'`]{0,2},?\s{0,40}["']?(?:value|content|val)["']?[ \t]{0,4}[:=]/y;
const nextLine =
  /["'`*]{0,2}:?[ \t]{0,8}(?:[|>]-?[ \t]{0,4})?\r?\n[ \t]{0,40}(?=[^\s:]{6,512}[ \t]{0,4}(?:\r?\n|$))/y;
const spaces = /[ \t]{1,8}/y;

const qualified =
  /(?:subscription|product|activation|api|app|secret|sec|private?|prive|privee|priv|access|account|auth\w*|encrypt\w*|signing|sign|signer|master|shared|licen[cs]e|service|client|consumer|admin|storage|deploy\w*|wallet|spend|view|session|storage|gizli|ozel|geheim\w*|privat\w*|toegangs?|zugangs?|ssh|hmac|jwt|token|webhook|bot|ngc|wandb|hf|kurtarma|dogrulama|yedek|backup|recovery|reset|herstel|verificatie|verification|security|login|invite|2fa|mfa|sms|pin|pair\w*|unlock|puk|onay|guvenlik|secours|acces|verifizierungs|bestatigungs|sicherheits)(?: ?['’]?s)?[\s_."'-]{0,3}$/;
/** The argument of a call that signs somebody in. */
const called = /(?:login|client|connect|init|authenticate|openai|wandb)\(["']?$/;
const notSecret =
  /(?:public|pub|host|primary|foreign|partition|sort|cache|shift|ctrl|alt|any|the wrong|dict|state|missing|unexpected|past|attention|query|lookup|row|json|object|gpg|fingerprint|error|exit|status|return|response|http|zip|postal|source|country|lang\w*|area|qr|op|byte|opt|char|machine|device|hata|fout|cikis|urun|posta|indirim|kampanya|kupon|promo|kortings?|discount|coupon|eos|bos|pad|unk|cls|mask|sep|special|next|stop|start|end|new|max|min|num|total|input|output|prompt|completion|of)[\s_."'-]{0,3}$/;

/** French says which key after the word. */
const laterQualifier =
  /[ \u00a0](?:api|secr[eè]te?|priv[eé]e?|d['’]acc[eè]s|d['’]api|d['’]activation|maître)(?![\p{L}\d])/iuy;

const kindsOf: Record<Role, Kind> = {
  password: 'password',
  token: 'token',
  key: 'token',
  digest: 'private key',
};

export type Announced = Keyword & { isQualified: boolean; isExcluded: boolean };

/** What the words before say about a key or code: which one it is, or that it is another thing. */
function announce(page: Page, start: number, end: number, keyword: Keyword): Announced {
  if (keyword.role === 'password') {
    return { stem: keyword.stem, role: 'password', isQualified: true, isExcluded: false };
  }
  const words = plain(page.text.slice(Math.max(0, start - 24), end - keyword.stem.length));
  const isInside = end - start > keyword.stem.length;
  return {
    stem: keyword.stem,
    role: keyword.role,
    isQualified: qualified.test(words) || called.test(words) || keyword.role === 'token',
    isExcluded: !isInside && notSecret.test(words),
  };
}

/** After a short word that means other things too, only what looks like a password is one. */
function isPassword(stem: string, value: string, isQuoted: boolean): boolean {
  if (/^(?:pass|pin|pw|ww)$/.test(stem)) return isQuoted || looksSecret(value);
  return value.length >= 3 && (isQuoted || !/^[\d.]{1,3}$/.test(value));
}

/** Whether a value directly behind an operator is what was announced. */
function accepts(announced: Announced, value: string, isQuoted: boolean): boolean {
  if (isStandIn(value)) return false;
  switch (announced.role) {
    case 'password':
      return isPassword(announced.stem, value, isQuoted);
    case 'token':
      return looksKeyed(value) || (/secret|geheim|key$/.test(announced.stem) && looksSecret(value));
    case 'key':
      if (announced.isExcluded) return false;
      if (announced.isQualified) return looksKeyed(value) || looksSecret(value);
      return value.length >= 16 && !isHex(value) && isRandom(value) && looksKeyed(value);
    case 'digest':
      return value.length >= 24 && isHex(value);
    default: {
      const never: never = announced.role;
      return never;
    }
  }
}

function take(page: Page, announced: Announced, value: Value): number {
  const end = fullEnd(page.text, value);
  note(page, kindOf(announced, page.text.slice(value.start, end)), value.start, end);
  return end;
}

function kindOf(announced: Announced, value: string): Kind {
  const isWallet = /priv|seckey|nsec/.test(announced.stem) || announced.role === 'key';
  return isWallet && /^(?:0x)?[0-9a-f]{64}$/i.test(value) ? 'wallet key' : kindsOf[announced.role];
}

const stand = /\[[a-zA-Z -]{2,16} \d{1,6}\]/y;

/** What hangs on a placeholder without a space is no part of it. */
function glued(page: Page, announced: Announced, behind: number): number {
  const value = /[\p{L}\p{N}]/u.test(page.text.charAt(behind))
    ? readBare(page.text, behind)
    : undefined;
  const isMore = value !== undefined && looksSecret(page.text.slice(value.start, value.end));
  return isMore && value.start === behind ? take(page, announced, value) : behind;
}

function direct(page: Page, announced: Announced, at: number): number {
  for (const shape of [operator, tag, named]) {
    const from = endAt(shape, page.text, at);
    const value = from < 0 ? undefined : readValue(page.text, from);
    if (!value) continue;
    const behind = endAt(stand, page.text, value.start);
    if (behind > 0) return glued(page, announced, behind);
    if (accepts(announced, page.text.slice(value.start, value.end), value.isQuoted)) {
      return alike(page, announced, value, take(page, announced, value));
    }
  }
  return -1;
}

const listed = /[ \t]{0,4}(?:[,;|/]|\r?\n)?[ \t]{0,4}(?:\d{1,2}[.)] |[-*•] )?["']?(?=[A-Za-z0-9])/y;

/** Codes come in lists: the next words of the same build belong to it. */
function alike(page: Page, announced: Announced, first: Value, from: number): number {
  if (
    !/^(?:codes?|kod\w*|toegangscodes|herstelcodes|passwords|wachtwoorden|tokens)$/.test(
      announced.stem,
    )
  )
    return from;
  const build = buildOf(page.text.slice(first.start, first.end));
  let at = from;
  for (let count = 0; count < 32; count += 1) {
    const start = endAt(listed, page.text, at);
    const value = start < 0 ? undefined : readBare(page.text, start);
    if (!value || buildOf(page.text.slice(value.start, value.end)) !== build) break;
    at = take(page, announced, value);
  }
  return at;
}

function buildOf(value: string): string {
  return value.replace(/[\p{L}\p{N}]/gu, 'x');
}

const option = /^--?[A-Za-z][\w-]{0,14}(?:=|$)/;

/** The value alone on the next line, or after a space as flags and `.netrc` have it. */
function apart(page: Page, announced: Announced, at: number, isFlag: boolean): number {
  if (page.isJoined && !isFlag) return -1;
  const from = Math.max(endAt(nextLine, page.text, at), endAt(spaces, page.text, at));
  const value = from < 0 ? undefined : readValue(page.text, from);
  if (!value) return -1;
  const words = page.text.slice(value.start, value.end);
  if (isStandIn(words)) return -1;
  const isLoose = isFlag && announced.role === 'password' && !option.test(words);
  const isCode =
    /^(?:codes?|kod)/.test(announced.stem) && announced.isQualified && /^\d{4,8}$/.test(words);
  const isSecret =
    isCode ||
    (isLoose && (looksSecret(words) || words.length >= 6)) ||
    (isFlag && accepts(announced, words, value.isQuoted) && !option.test(words)) ||
    (announced.role === 'password'
      ? looksStrong(words) || (words.length >= 20 && isHex(words))
      : isDrawn(announced, words));
  return isSecret ? take(page, announced, value) : -1;
}

function isDrawn(announced: Announced, words: string): boolean {
  if (announced.isExcluded || !(announced.isQualified || announced.role === 'token')) return false;
  return (words.length >= 16 && isRandom(words) && looksKeyed(words)) || looksStrong(words);
}

/** `[password 1]` announces nothing. */
function isInPlaceholder(text: string, end: number): boolean {
  return text.charAt(end) === ' ' && /^ \d{1,6}\]/.test(text.slice(end, end + 9));
}

/** Whether the rest of a name leaves it the name of the secret; a session has to go on as one. */
function isNameOf(stem: string, rest: string): boolean {
  if (stem === 'session') return /^[_-]?(?:id|key|token|cookie)(?![a-z])/i.test(rest);
  return !otherRest.test(rest);
}

/** A secret that is announced by the word from `start` to `end`; where it ends, or -1. */
export function announcedSecret(page: Page, start: number, end: number, tail: number): number {
  const keyword = keywordOf(page.text.slice(start, end), tail);
  if (!keyword) return -1;
  const rest = matchAt(nameRest, page.text, end)?.[0] ?? '';
  if (isInPlaceholder(page.text, end) || !isNameOf(keyword.stem, rest)) return -1;
  const nameEnd = end + rest.replace(/[.-]+$/, '').length;
  const later = endAt(laterQualifier, page.text, nameEnd);
  const announced = announce(page, start, end, keyword);
  if (later > 0) announced.isQualified = true;
  const isFlag = /(?:^|\s)[-/]{1,2}[\w-]{0,40}$/.test(
    page.text.slice(Math.max(0, start - 44), start),
  );
  const at = Math.max(nameEnd, later);
  const found = direct(page, announced, at);
  if (found > 0) return found;
  const beyond = apart(page, announced, at, isFlag);
  if (beyond > 0 || announced.role === 'digest') return beyond;
  const phrase = passphrase(page, announced.stem, at);
  const told = phrase > 0 ? phrase : sentence(page, announced, at);
  if (told < 0) before(page, announced, start);
  return told;
}
