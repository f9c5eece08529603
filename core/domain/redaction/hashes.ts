import { endAt, note, type Page } from './page.js';

/** Hashes of passwords as crypt(5), htpasswd and argon2 write them. */
const hash =
  /\$(?:apr1|1|5|6|sha1|md5|7|y|gy|2[abxy]?|argon2(?:id|i|d)|pbkdf2[\w-]*|scrypt|P|H|bcrypt-sha256|8|9)\$[A-Za-z0-9./$=,+-]{12,300}/y;

/** A hashed password that begins at a dollar sign; where it ends, or -1. */
export function hashed(page: Page, start: number): number {
  const end = endAt(hash, page.text, start);
  if (end > 0) note(page, 'password', start, end);
  return end;
}
