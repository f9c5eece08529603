import { describe, expect, test } from 'vitest';
import {
  cancelled,
  closed,
  orderStatusSchema,
  orderTransitions,
  paid,
} from '../../core/domain/order.js';
import {
  confirmedByHand,
  intentStatusSchema,
  intentTransitions,
  reported,
} from '../../core/domain/payment.js';
import {
  ended,
  newRental,
  preparing,
  ready,
  rentalStatusSchema,
  rentalTransitions,
} from '../../core/domain/rental.js';
import { anIntent, anOrder, aRental, day, declared, now } from './given.js';

type Table = Readonly<Record<string, readonly string[]>>;
type Union = { options: readonly { shape: { is: { value: string } } }[] };

/** A table, the statuses of its union, and where a life begins. */
const lives: [string, Table, Union, string][] = [
  ['order', orderTransitions, orderStatusSchema, 'placed'],
  ['instruction', intentTransitions, intentStatusSchema, 'open'],
  ['rental', rentalTransitions, rentalStatusSchema, 'waiting'],
];

function reachable(table: Table, from: string): Set<string> {
  const found = new Set([from]);
  for (const status of found) for (const next of table[status] ?? []) found.add(next);
  return found;
}

describe.each(lives)('the life of an %s', (_name, table, union, first) => {
  const statuses = union.options.map(({ shape }) => shape.is.value);

  test('has every status in its table, and leads to known ones only', () => {
    expect(Object.keys(table).toSorted()).toEqual(statuses.toSorted());
    expect(
      Object.values(table)
        .flat()
        .filter((next) => !statuses.includes(next)),
    ).toEqual([]);
  });

  test('comes to every status from the first', () => {
    expect([...reachable(table, first)].toSorted()).toEqual(statuses.toSorted());
  });

  test('comes to an end, and never back to where it was', () => {
    expect(Object.values(table).some((next) => next.length === 0)).toBe(true);
    for (const status of statuses) {
      const later = (table[status] ?? []).flatMap((next) => [...reachable(table, next)]);
      expect(later, status).not.toContain(status);
    }
  });
});

describe('an order', () => {
  test.each([paid, cancelled, closed])(
    'that is placed can be $name; afterwards nothing',
    (change) => {
      const { status } = change(anOrder(), now);
      expect(status.is).toBe(change.name);
      for (const next of [paid, cancelled, closed])
        expect(() => next(anOrder(status), now)).toThrow(`it cannot become ${next.name}`);
    },
  );

  test('gives its lots back when it is cancelled or closed, and keeps them when it is paid', () => {
    expect(cancelled(anOrder(), now).heldUntil).toBe(0);
    expect(closed(anOrder(), now).heldUntil).toBe(0);
    expect(paid(anOrder(), now).heldUntil).toBeGreaterThan(now + 1000 * 365 * day);
  });

  test('keeps its total and its contents through everything that happens to it', () => {
    for (const change of [paid, cancelled, closed]) {
      const { status: _, heldUntil: __, ...rest } = change(anOrder(), now);
      const { status: ___, heldUntil: ____, ...before } = anOrder();
      expect(rest).toEqual(before);
    }
  });
});

describe('a declaration', () => {
  test('turns an open instruction into a reported one, and a second changes nothing', () => {
    const first = reported(anIntent(), now);
    expect(first.status).toEqual({ is: 'reported', at: now });
    expect(reported(first, now + 5)).toBe(first);
  });

  test('does not undo a confirmation', () => {
    const done = confirmedByHand(anIntent(declared), 'web:staff:kim', 'seen', now);
    expect(reported(done, now + 5)).toBe(done);
  });
});

describe('a rental', () => {
  test('starts its term when the machine is ready, not when the order was paid', () => {
    const order = anOrder({ is: 'paid', at: now - 5 * day }, { term: 7 });
    const handed = ready(newRental(order), order, 'web:staff:kim', now);
    expect(handed.status).toEqual({
      is: 'ready',
      at: now,
      by: 'web:staff:kim',
      endsAt: now + 7 * day,
    });
  });

  test('can be prepared first, or be ready at once', () => {
    const prepared = preparing(aRental(), 'kim', now);
    const atOnce = ready(aRental(), anOrder(), 'kim', now);
    expect([prepared.status.is, atOnce.status.is]).toEqual(['preparing', 'ready']);
    expect(ready(prepared, anOrder(), 'kim', now).status.is).toBe('ready');
  });

  test('that is ready is not prepared again, nor handed over twice', () => {
    const handed = ready(aRental(), anOrder(), 'kim', now);
    expect(() => preparing(handed, 'kim', now)).toThrow('it cannot become preparing');
    expect(() => ready(handed, anOrder(), 'kim', now)).toThrow('it cannot become ready');
  });

  test('ends only when it was ready, and remembers when it should have', () => {
    const waiting = aRental();
    expect(ended(waiting, now)).toBe(waiting);
    const running = aRental({ is: 'ready', at: now, by: 'kim', endsAt: now + 3 * day });
    expect(ended(running, now + 4 * day).status).toEqual({
      is: 'ended',
      at: now + 4 * day,
      endsAt: now + 3 * day,
    });
  });
});
