import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Control, customIdLength, decode, encode } from '../../bots/discord/codec.js';
import { verbs } from '../../core/chat/view.js';

const word = fc.string({ unit: 'binary', maxLength: 12 });
const version = fc.integer({ min: -1, max: Number.MAX_SAFE_INTEGER >>> 0 });
const control: fc.Arbitrary<Control> = fc.oneof(
  fc.record({ kind: fc.constant('tap' as const), step: word, choice: word, version }),
  fc.record({ kind: fc.constant('fill' as const), step: word, version }),
  fc.record({ kind: fc.constant('form' as const), step: word, version }),
  fc.record({
    kind: fc.constant('link' as const),
    link: fc.tuple(fc.constantFrom(...verbs), word).map(([verb, id]) => `${verb}.${id}`),
  }),
);

test('every control comes back from its custom id, whichever copy of it was pressed', () => {
  void fc.assert(
    fc.property(control, fc.nat({ max: 24 }), (one, copy) => {
      expect(decode(encode(one, copy))).toEqual(one);
    }),
  );
});

test('copies of one control have custom ids of their own', () => {
  void fc.assert(
    fc.property(control, (one) => {
      expect(new Set([0, 1, 2].map((copy) => encode(one, copy))).size).toBe(3);
    }),
  );
});

test('what the shop makes fits a custom id', () => {
  const longest: Control = {
    kind: 'tap',
    step: 'x'.repeat(24),
    choice: 'y'.repeat(24),
    version: 2 ** 40,
  };
  expect(encode(longest, 24).length).toBeLessThanOrEqual(customIdLength);
  const link: Control = { kind: 'link', link: `provision.${'A'.repeat(32)}.${'B'.repeat(32)}` };
  expect(encode(link, 24).length).toBeLessThanOrEqual(customIdLength);
});

test.each([
  '',
  ':',
  'tap',
  'tap:home',
  'tap:home:x:',
  'tap:home:x:1e9',
  'fill:home:99999999999999999999',
  'link:',
  'home.x.3',
])('a custom id that nobody made (%j) is a press of nothing', (id) => {
  expect(decode(id)).toEqual({ kind: 'tap', step: '', choice: '', version: -1 });
});

test('any text is read as something', () => {
  void fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      expect(['tap', 'fill', 'form', 'link']).toContain(decode(id).kind);
    }),
  );
});
