const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The next character of the text; `&lt;` `&gt;` `&amp;` `&quot;` and numbers are read as one. */
export function readCharacter(html: string, at: number): { text: string; next: number } {
  const match = /^&(?:#(\d{1,9})|#x([0-9a-f]{1,8})|([a-z]+));?/i.exec(html.slice(at, at + 12));
  const character = match === null ? undefined : characterOf(match);
  if (match === null || character === undefined) return { text: html[at] ?? '', next: at + 1 };
  return { text: character, next: at + match[0].length };
}

function characterOf([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return named[name];
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code > 0 && code < 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/** Index of the first character at or after `from` that fits, or the length. */
export function until(html: string, from: number, wanted: RegExp): number {
  const found = html.slice(from).search(wanted);
  return found === -1 ? html.length : from + found;
}

interface Attributes {
  readonly attributes: ReadonlyMap<string, string>;
  readonly next: number;
}

/** Reads `name="value"` pairs up to and including `>`; a string is Telegram's complaint. */
export function readAttributes(
  html: string,
  from: number,
  tag: string,
  where: string,
  byteOffset: (index: number) => number,
): Attributes | string {
  const attributes = new Map<string, string>();
  let at = until(html, from, /\S/);
  while (html[at] !== '>') {
    const nameEnd = until(html, at, /[\s=>]/);
    const name = html.slice(at, nameEnd).toLowerCase();
    if (at === html.length) return `Unclosed start tag "${tag}" ${where}`;
    if (name === '') return `Empty attribute name in the tag "${tag}" ${where}`;
    at = until(html, nameEnd, /\S/);
    if (html[at] === '=') {
      at = until(html, at + 1, /\S/);
      if (at === html.length) return `Unclosed start tag "${tag}" ${where}`;
      const value = readValue(html, at);
      if (value === undefined)
        return `Unexpected end of name token at byte offset ${byteOffset(at)}`;
      attributes.set(name, value.text);
      at = until(html, value.next, /\S/);
      if (at === html.length) return `Unclosed start tag ${where}`;
    } else attributes.set(name, '');
  }
  return { attributes, next: at + 1 };
}

function readValue(html: string, at: number): { text: string; next: number } | undefined {
  const quote = html[at];
  if (quote === '"' || quote === "'") return readQuoted(html, at + 1, quote);
  const end = until(html, at, /[^a-z0-9.-]/i);
  if (end < html.length && !/[\s>]/.test(html[end] ?? '')) return undefined;
  return { text: html.slice(at, end).toLowerCase(), next: end };
}

function readQuoted(html: string, from: number, quote: string): { text: string; next: number } {
  let text = '';
  let at = from;
  while (at < html.length && html[at] !== quote) {
    const read = readCharacter(html, at);
    text += read.text;
    at = read.next;
  }
  return { text, next: Math.min(at + 1, html.length) };
}
