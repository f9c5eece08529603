import type { Finding, Kind } from './kinds.js';

const repeated: ReadonlySet<Kind> = new Set<Kind>(['token', 'password', 'wallet key', 'cookie']);
/** Letters compared at most, so that many secrets in a long text stay linear. */
const budget = 64_000_000;
const alphanumeric = /[\p{L}\p{N}]/u;

/** Long and odd enough that the same letters elsewhere are the same secret and no word. */
function isTelling(value: string): boolean {
  if (value.length < 7 || value.length > 256) return false;
  const hasDigit = /\d/.test(value);
  return hasDigit ? /\p{L}/u.test(value) : value.length >= 16 && /\p{Ll}\p{Lu}/u.test(value);
}

function isAlone(text: string, start: number, end: number): boolean {
  return !alphanumeric.test(text.charAt(start - 1)) && !alphanumeric.test(text.charAt(end));
}

/** Other places of the secrets that were found by what was said around them. */
export function echoes(text: string, found: readonly Finding[]): Finding[] {
  const values = new Map<string, Kind>();
  for (const { kind, start, end } of found) {
    const value = text.slice(start, end);
    if (repeated.has(kind) && !values.has(value) && isTelling(value)) values.set(value, kind);
  }
  const more: Finding[] = [];
  let left = budget;
  for (const [value, kind] of values) {
    left -= text.length;
    if (left < 0) break;
    for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
      const end = at + value.length;
      if (isAlone(text, at, end)) more.push({ kind, start: at, end });
    }
  }
  return more;
}
