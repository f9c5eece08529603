import fc from 'fast-check';
import { expect, test } from 'vitest';
import { html } from '../../bots/telegram/html.js';
import { shortened } from '../../bots/telegram/keyboard.js';
import { split } from '../../bots/telegram/split.js';
import type { Run } from '../../core/chat/text.js';
import { parseHtml } from '../standins/telegram/html.js';

/** The text and entities that Telegram makes of runs; fails the test when it refuses them. */
function parsed(runs: readonly Run[]) {
  const result = parseHtml(html(runs));
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[<>&;"'a-z/ #\n]{0,30}$/),
  fc.constantFrom('<b>', '&amp;', '</code>', '<tg-time unix="1">', '&#60;', '&lt', '_*[`~|'),
);
const run: fc.Arbitrary<Run> = fc.record(
  {
    text: hostile,
    mark: fc.constantFrom('b' as const, 'code' as const),
    moment: fc.integer({ min: 1000, max: 4e12 }),
  },
  { requiredKeys: ['text'] },
);

test('whatever a run holds is shown as it stands, and marks only what its run marks', async () => {
  const asItStands = (runs: Run[]) => {
    const { text, entities } = parsed(runs);
    expect(text).toBe(runs.map((each) => each.text).join(''));
    const marked = runs.filter(
      ({ text, mark, moment }) => /\w/.test(text) && (mark ?? moment) !== undefined,
    );
    expect(entities.length).toBeGreaterThanOrEqual(marked.length);
  };
  await fc.assert(fc.property(fc.array(run, { maxLength: 6 }), asItStands), { numRuns: 2000 });
});

test('half a surrogate pair becomes a replacement character', () => {
  expect(html([{ text: 'a\ud83d b \udc00' }])).toBe('a\ufffd b \ufffd');
});

test('a moment is shown in the reader’s own time, and in bold too', () => {
  const at = Date.UTC(2026, 4, 1, 12);
  const { entities } = parsed([{ text: '1 May 2026', moment: at, mark: 'b' }]);
  expect(entities).toHaveLength(2);
  expect(entities).toEqual(
    expect.arrayContaining([
      { type: 'bold', offset: 0, length: 10 },
      { type: 'date_time', offset: 0, length: 10, unix_time: at / 1000, date_time_format: 'Dt' },
    ]),
  );
});

test('inside code a moment stays text, because nothing else may stand there', () => {
  const { entities } = parsed([{ text: '1 May', moment: 0, mark: 'code' }]);
  expect(entities).toEqual([{ type: 'code', offset: 0, length: 5 }]);
});

test('a text that fits is one message', () => {
  expect(split([{ text: '😀'.repeat(4096) }])).toHaveLength(1);
});

test('no text is no message', () => {
  expect(split([])).toEqual([]);
  expect(split([{ text: ' \n ' }])).toEqual([]);
});

test('a longer text parts between paragraphs, then lines, then words', () => {
  const texts = (text: string) =>
    split([{ text }], 10).map((part) => part.map((each) => each.text).join(''));
  expect(texts('one\ntwo\n\nthree four')).toEqual(['one\ntwo', 'three four']);
  expect(texts('one two\nthree four')).toEqual(['one two', 'three four']);
  expect(texts('one two three')).toEqual(['one two', 'three']);
  expect(texts('👩‍👩‍👧'.repeat(3))).toEqual(['👩‍👩‍👧👩‍👩‍👧', '👩‍👩‍👧']);
});

test('a marked run is not parted if it fits a message of its own', () => {
  const runs: Run[] = [{ text: 'send to: ' }, { text: '1 May 2026', moment: 0 }, { text: ' now' }];
  expect(split(runs, 12)).toEqual([
    [{ text: 'send to:' }],
    [{ text: '1 May 2026', moment: 0 }],
    [{ text: 'now' }],
  ]);
});

test('no part is too long, in characters or in bytes of markup, and no word is lost', async () => {
  const heavy = fc.array(
    fc.record(
      { text: fc.string({ unit: 'grapheme', maxLength: 300 }), mark: fc.constant('b' as const) },
      { requiredKeys: ['text'] },
    ),
    { maxLength: 60 },
  );
  const solid = (text: string) => text.replaceAll(/\s/g, '');
  const complete = (runs: Run[]) => {
    const parts = split(runs);
    for (const part of parts) {
      expect([...part.map((each) => each.text).join('')].length).toBeLessThanOrEqual(4096);
      expect(Buffer.byteLength(html(part))).toBeLessThanOrEqual(32_768);
    }
    const text = (all: readonly Run[]) => solid(all.map((each) => each.text).join(''));
    expect(text(parts.flat())).toBe(text(runs));
  };
  await fc.assert(fc.property(heavy, complete), { numRuns: 100 });
  complete(Array.from({ length: 2000 }, (_, at) => ({ text: '&&', moment: at * 1e9 })));
  complete([{ text: '&'.repeat(20_000), mark: 'code' }]);
});

test('a label is cut between graphemes and says so', () => {
  expect(shortened('I already have an account', 24)).toBe('I already have an accou…');
  expect(shortened('👩‍👩‍👧👩‍👩‍👧', 8)).toBe('👩‍👩‍👧…');
  expect(shortened('Sign in', 24)).toBe('Sign in');
});
