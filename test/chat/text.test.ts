import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { house, lines, moment, text } from '../../core/chat/phrase.js';
import { flat, translate } from '../../core/chat/text.js';
import { locales } from '../../core/domain/locale.js';

const locale = fc.constantFrom(...locales);
const strange = fc.oneof(
  fc.string(),
  fc.constantFrom('<b>', '{{order}}', '$t(nav.back)', '\uE0000\uE001', '</code>', '&amp;'),
);

describe('a value in a text', () => {
  test('stays what it is: no markup, no placeholder, no other text comes out of it', () => {
    const property = fc.property(strange, strange, locale, (order, model, reader) => {
      const shown = order.replaceAll(/[\uE000\uE001]/g, '');
      const runs = translate(text('orders.label', { order, model }), reader);
      expect(runs.every(({ mark }) => mark === undefined)).toBe(true);
      expect(flat(text('orders.label', { order, model }), reader)).toBe(
        `${shown} · ${model.replaceAll(/[\uE000\uE001]/g, '')}`,
      );
    });
    void fc.assert(property);
  });

  test('takes the mark of the place where it stands', () => {
    expect(translate(text('access.details', { details: '<b>x</b>' }), 'en')).toEqual([
      { text: '<b>x</b>', mark: 'code' },
    ]);
  });

  test('that is a moment keeps it, for readers whose clock is known', () => {
    const runs = translate(text('pay.until', { at: moment(Date.UTC(2026, 10, 30, 9)) }), 'nl');
    expect(runs.at(-1)).toEqual({
      text: '30 november 2026 om 09:00 UTC',
      moment: Date.UTC(2026, 10, 30, 9),
    });
  });
});

test.each([
  ['en', '1 day', '30 days', '1 lot', '1,000 lots'],
  ['nl', '1 dag', '30 dagen', '1 lot', '1.000 loten'],
  ['tr', '1 gün', '30 gün', '1 lot', '1.000 lot'],
] as const)('plurals are those of the language: %s', (reader, one, many, lot, lots) => {
  const say = (key: 'days' | 'lots', count: number) => flat(text(key, { count }), reader);
  expect([say('days', 1), say('days', 30), say('lots', 1), say('lots', 1000)]).toEqual([
    one,
    many,
    lot,
    lots,
  ]);
});

test('the words of the shop are shown as they stand, and lines are kept apart', () => {
  expect(flat(lines(house('<i>9–18</i>'), text('nav.back')), 'tr')).toBe('<i>9–18</i>\nGeri');
});
