/** A place in a text, both counted from 1. */
export type Place = { line: number; column: number };

/** A parsed text, the names that an object has twice, or where the text stops being JSON. */
export type Json =
  | { ok: true; value: unknown; doubled: { path: PropertyKey[]; place: Place }[] }
  | { ok: false; place: Place; problem: string };

type Scan = { text: string; at: number; doubled: { path: PropertyKey[]; at: number }[] };

/** Thrown inside this file only, to leave a nested value at the first thing that is not JSON. */
class NotJson extends Error {}

const deepest = 100;
const blank = /[ \t\r\n]*/y;
// Of the control characters JSON forbids the first 32 only.
const name = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const plain = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * Reads JSON (RFC 8259) and says where it goes wrong. What `JSON.parse` says would quote the text, and a shop
 * file may hold a key that nobody should see; it also overlooks a name that an object has twice.
 */
export function readJson(source: string): Json {
  const scan: Scan = { text: source.replace(/^\uFEFF/, ''), at: 0, doubled: [] };
  try {
    value(scan, []);
    if (scan.at < scan.text.length)
      fail('there is more text after the end of the file’s one object');
  } catch (problem) {
    if (!(problem instanceof NotJson)) throw problem;
    return { ok: false, place: placeOf(scan.text, scan.at), problem: problem.message };
  }
  const parsed: unknown = JSON.parse(scan.text);
  const doubled = scan.doubled.map(({ path, at }) => ({ path, place: placeOf(scan.text, at) }));
  return { ok: true, value: parsed, doubled };
}

function value(scan: Scan, path: PropertyKey[]): void {
  if (path.length > deepest) fail('brackets are nested too deeply');
  take(scan, blank);
  const next = scan.text[scan.at];
  if (next === '{') object(scan, path);
  else if (next === '[') array(scan, path);
  else if (next === '"') string(scan);
  else if (take(scan, plain) === undefined) fail(missing(scan, 'a value'));
  take(scan, blank);
}

function object(scan: Scan, path: PropertyKey[]): void {
  const seen = new Set<string>();
  entries(scan, '}', () => {
    const at = scan.at;
    if (scan.text[at] !== '"') fail(missing(scan, 'a name in double quotes'));
    const key: unknown = JSON.parse(string(scan));
    const inside = [...path, String(key)];
    if (seen.has(String(key))) scan.doubled.push({ path: inside, at });
    seen.add(String(key));
    take(scan, blank);
    if (scan.text[scan.at] !== ':') fail(missing(scan, '":" after the name'));
    scan.at += 1;
    value(scan, inside);
  });
}

function array(scan: Scan, path: PropertyKey[]): void {
  let index = 0;
  entries(scan, ']', () => {
    value(scan, [...path, index]);
    index += 1;
  });
}

/** From an opening bracket to behind the closing one. */
function entries(scan: Scan, end: '}' | ']', entry: () => void): void {
  scan.at += 1;
  take(scan, blank);
  if (scan.text[scan.at] !== end) {
    entry();
    while (scan.text[scan.at] === ',') {
      scan.at += 1;
      take(scan, blank);
      if (scan.text[scan.at] === end)
        fail(`there is a "," before "${end}" that does not belong there`);
      entry();
    }
  }
  if (scan.text[scan.at] !== end) fail(missing(scan, `"," or "${end}"`));
  scan.at += 1;
}

function string(scan: Scan): string {
  return (
    take(scan, name) ??
    fail('a text is not closed, or has a line break, tab or backslash that needs a "\\"')
  );
}

function take(scan: Scan, pattern: RegExp): string | undefined {
  pattern.lastIndex = scan.at;
  const found = pattern.exec(scan.text)?.[0];
  scan.at += found?.length ?? 0;
  return found;
}

function missing(scan: Scan, expected: string): string {
  const next = scan.text.slice(scan.at, scan.at + 2);
  if (next === '') return `the file ends where ${expected} is expected`;
  if (next === '//' || next === '/*') return 'comments are not allowed in JSON';
  return `${expected} is expected here`;
}

function fail(problem: string): never {
  throw new NotJson(problem);
}

function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
