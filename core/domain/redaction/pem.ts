import { endAt, note, type Page } from './page.js';

const opening = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
const closing = /-----END (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----/y;
/** What may stand between two lines of a key: breaks, escaped breaks, marks of quoting, and names of log lines. */
const gap = /(?:[\s>|"'+,;*#]|\\{1,4}[nr]?|&gt;|\[?\.{3}\]?|…|\[[. a-z]{0,20}\]){1,200}/y;
const body = /[A-Za-z0-9+/=]{1,4096}/y;
const header = /(?:Proc-Type|DEK-Info|Comment|Version|Charset|Hash|Key-Info): ?[^\n\\]{0,120}/y;
const prefix = /[\w.-]{1,40}(?: ?\||:)[ \t]{1,4}(?=[A-Za-z0-9+/=]{16,})/y;
const farthest = 16_384;

/** Whether letters between breaks are part of a key rather than a word of the text after it. */
function isBody(text: string, from: number, end: number, isFirst: boolean): boolean {
  const length = end - from;
  if (length >= 28) return true;
  if (isFirst && length >= 8) return true;
  const piece = text.slice(from, end);
  return (
    length >= 2 &&
    (piece.endsWith('=') || /^[A-Za-z0-9+/]{8,}$/.test(piece)) &&
    /[\d+/=A-Z]/.test(piece.slice(1))
  );
}

/** One step over a gap, a header or a body; -1 at what is neither. */
function skip(text: string, at: number): number {
  return Math.max(endAt(gap, text, at), endAt(header, text, at), endAt(prefix, text, at));
}

/** Where the letters of a key end that begin here. */
function bodyEnd(text: string, from: number): number {
  let at = from;
  let end = from;
  while (at - from < farthest) {
    const next = endAt(body, text, at);
    if (next > 0 && isBody(text, at, next, end === from)) {
      at = next;
      end = next;
      continue;
    }
    const beyond = skip(text, at);
    if (beyond <= at) break;
    at = beyond;
  }
  return end;
}

function closingAfter(text: string, from: number): number {
  for (let at = from; at >= 0 && at - from < farthest; ) {
    at = text.indexOf('-----', at);
    if (at < 0 || at - from >= farthest) return -1;
    if (text.startsWith('BEGIN', at + 5)) return -1;
    if (endAt(closing, text, at) > 0) return at;
    at += 5;
  }
  return -1;
}

/** The first letter of the key after its opening line. */
function bodyStart(text: string, from: number): number {
  const at = endAt(gap, text, from);
  return at < 0 ? from : at;
}

function trimmed(text: string, from: number, to: number): number {
  let end = to;
  while (end > from && /[\s\\>|"']/.test(text.charAt(end - 1))) end -= 1;
  if (text.charAt(end) === '\\') return end;
  return end;
}

/** A private key between its lines (RFC 7468), quoted, escaped, wrapped or cut short; where it ends, or -1. */
export function pemBlock(page: Page, dashes: number): number {
  const { text } = page;
  const opened = endAt(opening, text, dashes);
  if (opened < 0) return -1;
  const start = bodyStart(text, opened);
  if (text.startsWith('[private key', start)) return opened;
  const close = closingAfter(text, opened);
  const end = close < 0 ? bodyEnd(text, start) : trimmed(text, start, close);
  note(page, 'private key', start, end);
  return Math.max(opened, end);
}

/** The last lines of a key whose opening line is gone, `dashes` being where its closing line begins. */
export function pemTail(page: Page, dashes: number): number {
  const closed = endAt(closing, page.text, dashes);
  if (closed < 0) return -1;
  const first = tailStart(page.text, dashes);
  if (first < dashes) note(page, 'private key', first, trimmed(page.text, first, dashes));
  return closed;
}

const tailLetter = /[A-Za-z0-9+/=\s>|"'\\]/;

/** Where the lines of a key before `dashes` begin: back over them, then on to the first long line. */
function tailStart(text: string, dashes: number): number {
  let at = dashes;
  while (at > 0 && dashes - at < farthest && tailLetter.test(text.charAt(at - 1))) at -= 1;
  const first = text.slice(at, dashes).search(/[A-Za-z0-9+/]{30}/);
  return first < 0 ? dashes : at + first;
}

/** First letters of keys in base64: OpenSSH, PKCS #1, PKCS #8 (plain and encrypted), SEC 1. */
const starts =
  /(?:b3BlbnNzaC1rZXktdjE|MII[\w+/]{3}IBA(?:AK|DAN)|MII[\w+/]{3}BOBgkqhkiG9w0BBQ|MHcCAQEE|MIGHAgEAM|MIGkAgEB|MIHcAgEBB|MC4CAQAwB)[A-Za-z0-9+/=]{8,}/y;

/** The body of a private key on its own; where it ends, or -1. */
export function keyBody(page: Page, start: number): number {
  if (endAt(starts, page.text, start) < 0) return -1;
  const end = bodyEnd(page.text, start);
  note(page, 'private key', start, end);
  return end;
}

const putty = /Private-(?:Lines: \d{1,3}\r?\n(?=[A-Za-z0-9+/=]{16})|MAC: (?=[0-9a-f]{20}))/y;
const puttyBody = /[A-Za-z0-9+/=]{1,64}(?:\r?\n[A-Za-z0-9+/=]{16,64}){0,200}/y;

/** The private part of a PuTTY key file and its check; where it ends, or -1. */
export function puttyKey(page: Page, start: number): number {
  const from = endAt(putty, page.text, start);
  const end = from < 0 ? -1 : endAt(puttyBody, page.text, from);
  if (end > 0) note(page, 'private key', from, end);
  return end;
}
