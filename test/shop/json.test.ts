import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson } from '../../bots/shop/json.js';

/** Text, line, column, and a piece of what is said. */
const broken: readonly (readonly [string, number, number, string])[] = [
  ['', 1, 1, 'the file ends where a value is expected'],
  ['{\n  "a": 1,\n}', 3, 1, 'there is a "," before "}" that does not belong there'],
  ['[1, 2,]', 1, 7, 'there is a "," before "]" that does not belong there'],
  ['{"a" 1}', 1, 6, '":" after the name is expected here'],
  ['{\n "a": 1\n "b": 2}', 3, 2, '"," or "}" is expected here'],
  ['{a: 1}', 1, 2, 'a name in double quotes is expected here'],
  ["{'a': 1}", 1, 2, 'a name in double quotes is expected here'],
  ['{"a": "x', 1, 7, 'a text is not closed'],
  ['{"a": "x\ny"}', 1, 7, 'a text is not closed'],
  ['{"a": 01}', 1, 7, 'a value is expected here'],
  ['{"a": True}', 1, 7, 'a value is expected here'],
  ['{ // no\n}', 1, 3, 'comments are not allowed in JSON'],
  ['{} {}', 1, 4, 'there is more text after the end'],
  ['[1', 1, 3, 'the file ends where "," or "]" is expected'],
];

describe('reading JSON', () => {
  it.each(broken)('says where %j goes wrong', (text, line, column, words) => {
    const read = readJson(text);
    expect(read).toMatchObject({ ok: false, place: { line, column } });
    expect(read.ok ? '' : read.problem).toContain(words);
  });

  it('stops before brackets that are nested too deeply', () => {
    expect(readJson('['.repeat(100_000))).toMatchObject({
      ok: false,
      problem: 'brackets are nested too deeply',
    });
  });

  it('takes exactly what JSON.parse takes', async () => {
    await fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', '"', '}', '0', ' ', 'e', '\\', '\u0080', '\u001f'),
        (json, at, junk) => {
          const cut = at % (json.length + 1);
          const text = json.slice(0, cut) + junk + json.slice(cut);
          const read = readJson(text);
          expect(read.ok).toBe(isJson(text));
          if (read.ok) expect(read.value).toEqual(JSON.parse(text));
        },
      ),
    );
  });

  it('finds a name that an object has twice, however it is written', () => {
    expect(readJson('{"a": 1,\n "b": [{"c": 1, "\\u0063": 2}]}')).toMatchObject({
      ok: true,
      doubled: [{ path: ['b', 0, 'c'], place: { line: 2, column: 17 } }],
    });
  });

  it('passes over a byte order mark', () => {
    expect(readJson('\uFEFF{}')).toMatchObject({ ok: true, value: {} });
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
