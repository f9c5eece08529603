import { isBenign } from './benign.js';
import { endAt, matchAt, note, type Page } from './page.js';

const cookieHead = /["']?[ \t]{0,3}[:=][ \t]{0,3}["']?(?=[\w.-]{1,80}=)/y;
const rest = /[^\r\n]{0,8192}/y;
const crumb = /([\w!#$%&*+.^`|~-]{1,100})=("[^"\n]{1,4096}"|[^;\s"',]{1,4096})/g;
const attributes = /^(?:path|domain|expires|max-age|samesite|priority|version)$/i;

/** Values of a cookie header (RFC 6265); the names stay. Where the header ends, or -1. */
export function cookies(page: Page, end: number): number {
  const from = endAt(cookieHead, page.text, end);
  const line = from < 0 ? null : matchAt(rest, page.text, from);
  if (!line) return -1;
  for (const match of line[0].matchAll(crumb)) {
    const [all, name = '', value = ''] = match;
    if (attributes.test(name) || isShort(value)) continue;
    const quotes = value.startsWith('"') ? 1 : 0;
    const to = from + match.index + all.length - quotes;
    note(page, 'cookie', to - value.length + 2 * quotes, to);
  }
  return from;
}

function isShort(value: string): boolean {
  return value.replace(/"/g, '').length < 3 || isBenign(value);
}

const credential =
  /["'\]]{0,2}[ \t]{0,3}[:=,][ \t]{0,3}["']?(?:(?:bearer|basic|token|apikey|bot|digest|negotiate|key|aws4-hmac-sha256|splunk)[ :]+)?/iy;
const secret = /[A-Za-z0-9+/=._~:-]{6,}/y;
const scheme = /[ \t]{1,3}(?=[A-Za-z0-9+/=._~-]{16,}(?![\w(]))/y;

/** The credential of an `Authorization` header (RFC 9110, 11.6), or after a scheme on its own; where it ends, or -1. */
export function authorization(page: Page, end: number, isScheme: boolean): number {
  const from = endAt(isScheme ? scheme : credential, page.text, end);
  const to = from < 0 ? -1 : endAt(secret, page.text, from);
  if (to < 0) return -1;
  const value = page.text.slice(from, to);
  if (isBenign(value) || (isScheme && !/\d|[A-Z].*[a-z]/.test(value)) || /^realm=/.test(value))
    return -1;
  note(page, 'token', from, to);
  return to;
}
