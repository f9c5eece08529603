import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode, isLink, type Pressed } from '../../bots/telegram/codec.js';
import { linkOf, payloadOf } from '../../bots/telegram/startLink.js';
import { verbs } from '../../core/chat/view.js';

const stale = { kind: 'tap', step: '', choice: '', version: -1 };
const name = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '%', '.', ...verbs),
);
const version = fc.integer({ min: -1, max: Number.MAX_SAFE_INTEGER });
const id = fc.stringMatching(/^[A-Za-z0-9._-]{0,40}$/);
const link = fc.oneof(
  fc.constantFrom(...verbs),
  fc.tuple(fc.constantFrom(...verbs), id).map(([verb, rest]) => `${verb}.${rest}` as const),
);

const press: fc.Arbitrary<Pressed> = fc.oneof(
  fc.record({ kind: fc.constant('tap' as const), step: name, choice: name, version }),
  fc.record({ kind: fc.constant('fill' as const), step: name, version }),
  fc.record({ kind: fc.constant('link' as const), link }),
);

test('what a button says comes back as it was said, or does not fit 64 bytes', async () => {
  let fitted = 0;
  const comesBack = (pressed: Pressed) => {
    const data = encode(pressed);
    if (data === undefined) return;
    fitted += 1;
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(decode(data)).toEqual(pressed);
  };
  await fc.assert(fc.property(press, comesBack), { numRuns: 2000 });
  expect(fitted).toBeGreaterThan(500);
});

test('an ordinary button reads as step.choice.version', () => {
  expect(encode({ kind: 'tap', step: 'gpu', choice: 'b200', version: 12 })).toBe('gpu.b200.12');
  expect(encode({ kind: 'fill', step: 'account', version: 0 })).toBe('account..0');
  expect(encode({ kind: 'link', link: 'go.order.17' })).toBe('go.order.17');
});

test('bytes count, not letters', () => {
  const choice = (letters: number) => ({
    kind: 'tap' as const,
    step: 's',
    choice: 'ş'.repeat(letters),
    version: 1,
  });
  expect(encode(choice(30))).toBeDefined();
  expect(encode(choice(31))).toBeUndefined();
});

test('any data at all decodes; garbage is a press on a screen long gone', async () => {
  const known = (data: string) => ['tap', 'fill', 'link'].includes(decode(data).kind);
  await fc.assert(fc.property(fc.string({ unit: 'binary' }), known));
  for (const garbage of [
    '',
    'x',
    'a.b',
    'a.b.c',
    'a.b.01',
    'a.b.1e9',
    'a.b.99999999999999999',
    'a.b.1.2',
  ]) {
    expect(decode(garbage)).toEqual(stale);
  }
});

test('every link that fits a deep link comes back from it', async () => {
  let fitted = 0;
  const comesBack = (wanted: string) => {
    const payload = payloadOf(wanted);
    if (payload === undefined) return;
    fitted += 1;
    expect(payload).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(linkOf(payload)).toBe(wanted);
  };
  await fc.assert(fc.property(link, comesBack), { numRuns: 2000 });
  expect(fitted).toBeGreaterThan(1000);
});

test('a deep link is readable, and ids keep their dashes', () => {
  expect(payloadOf('go.order.17')).toBe('go_order_17');
  expect(payloadOf('report.KD-1042')).toBe('report_KD-1042');
  expect(linkOf('go_order_17')).toBe('go.order.17');
});

test('what does not fit a deep link has none', () => {
  expect(payloadOf(`go.${'x'.repeat(62)}`)).toBeUndefined();
  expect(payloadOf('go.ü')).toBeUndefined();
  expect(payloadOf('elsewhere.17')).toBeUndefined();
});

test('a payload that is no link of ours is none', async () => {
  const ours = (payload: string) => {
    const read = linkOf(payload);
    return read === undefined || isLink(read);
  };
  await fc.assert(fc.property(fc.string({ unit: 'binary' }), ours));
  for (const payload of ['', 'promo', 'go order', `go_${'x'.repeat(62)}`, 'go_ü', 'gone_order_1']) {
    expect(linkOf(payload)).toBeUndefined();
  }
});
