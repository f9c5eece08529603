import { email, speltEmail } from './email.js';
import { hashed } from './hashes.js';
import { personalNumber } from './numbers.js';
import { endAt, type Page } from './page.js';
import { pemBlock, pemTail } from './pem.js';
import { address, query } from './url.js';
import { byteList } from './wallets.js';

const run = /[^\s"'<>`]{1,4096}/y;

/** The query of an address, once for all the question marks in it. */
function parameters(page: Page, at: number): number {
  if (at < page.queryEnd) return -1;
  page.queryEnd = endAt(run, page.text, at);
  query(page, at, page.queryEnd);
  return -1;
}

function dashes(page: Page, at: number): number {
  if (page.text.startsWith('-----BEGIN', at)) return pemBlock(page, at);
  return page.text.startsWith('-----END', at) ? pemTail(page, at) : -1;
}

function isDigitAt(page: Page, at: number): boolean {
  const unit = page.text.charCodeAt(at);
  return unit >= 48 && unit <= 57;
}

function bracket(page: Page, at: number): number {
  const { text } = page;
  if (/[aA@]/.test(text.charAt(at + 1)) || text.charAt(at + 1) === ' ') return speltEmail(page, at);
  if (text.charAt(at) === '[')
    return isDigitAt(page, at + 1) || text.charAt(at + 1) === '\n' ? byteList(page, at) : -1;
  return isDigitAt(page, at + 1) || text.charAt(at + 1) === '+' ? personalNumber(page, at) : -1;
}

function colon(page: Page, at: number): number {
  if (page.text.charAt(at + 1) === '/' && page.text.charAt(at + 2) === '/') address(page, at);
  return -1;
}

/** What a character of punctuation at a place begins; where that ends, or -1. */
export function judgeMark(page: Page, at: number): number {
  switch (page.text.charAt(at)) {
    case '@':
      return email(page, at);
    case ':':
      return colon(page, at);
    case '-':
      return page.text.charAt(at + 1) === '-' ? dashes(page, at) : -1;
    case '$':
      return hashed(page, at);
    case '+':
      return isDigitAt(page, at + 1) ? personalNumber(page, at) : -1;
    case '?':
    case '&':
      return parameters(page, at);
    default:
      return bracket(page, at);
  }
}
