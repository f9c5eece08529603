import { endAt, note, type Page } from './page.js';

const shapes = [
  /eyJ[\w-]{8,}\.[\w+/=-]{8,}(?:\.[\w+/=-]*){0,3}/y,
  /[MNO][\w-]{22,27}\.[\w-]{6,7}\.[\w-]{25,}/y,
  /[A-Za-z0-9]{14}\.atlasv1\.[\w-]{20,}/y,
  /pat[A-Za-z0-9]{14}\.[0-9a-f]{40,}/y,
];
const telegram = /\d{8,12}(?::|%3A)AA[\w-]{28,}/y;

/** Tokens in parts: JSON web tokens (RFC 7515), Discord's, Terraform's, Airtable's; where it ends, or -1. */
export function partedToken(page: Page, start: number): number {
  for (const shape of shapes) {
    const end = endAt(shape, page.text, start);
    if (end < 0) continue;
    note(page, 'token', start, end);
    return end;
  }
  return -1;
}

/** The number of a Telegram bot with its token; where it ends, or -1. */
export function botToken(page: Page, start: number): number {
  const end = endAt(telegram, page.text, start);
  if (end > 0) note(page, 'token', start, end);
  return end;
}
