import { describe, expect, test } from 'vitest';
import { isBalanced, spendable } from '../../core/domain/ledger.js';
import { heldForGood } from '../../core/domain/order.js';
import { paymentTrack } from '../../core/domain/payment.js';
import { settleByHand } from '../../core/domain/settle.js';
import { anIntent, anOrder, confirmed, declared, minute, now } from './given.js';

describe('the payment track says', () => {
  const later = now + 60 * minute;

  test.each([
    ['that there is nothing to pay with yet', anOrder(), [], now, 'none'],
    ['that a transfer is awaited', anOrder(), [anIntent()], now, 'awaiting'],
    ['that the newest instruction has expired', anOrder(), [anIntent()], later, 'expired'],
    [
      'that a payment was reported, also after expiry',
      anOrder(),
      [anIntent(declared)],
      later,
      'reported',
    ],
    [
      'that an earlier one was reported, beside a new one',
      anOrder(),
      [anIntent(declared), anIntent()],
      now,
      'reported',
    ],
    ['that it is paid', anOrder({ is: 'paid', at: now }), [anIntent(confirmed)], later, 'paid'],
    [
      'that it is paid, whatever else was reported',
      anOrder({ is: 'paid', at: now }),
      [anIntent(declared)],
      now,
      'paid',
    ],
  ] as const)('%s', (_what, order, intents, at, is) => {
    expect(paymentTrack(order, intents, at).is).toBe(is);
  });

  test('never that something reported is paid', () => {
    for (const status of ['placed', 'cancelled', 'closed'] as const) {
      const order = anOrder(status === 'placed' ? { is: status } : { is: status, at: now });
      expect(paymentTrack(order, [anIntent(declared)], now).is).toBe('reported');
    }
  });
});

describe('a payment that staff confirm', () => {
  const hand = { by: 'web:staff:kim', reason: 'txid 1f…' };
  const settle = (order = anOrder(), free = 5) =>
    settleByHand({ order, intent: anIntent(declared), free }, hand, now);

  test('pays the order, keeps its lots and starts its rental', () => {
    const settled = settle();
    expect(settled).toMatchObject({
      is: 'paid',
      order: { status: { is: 'paid', at: now }, heldUntil: heldForGood, total: 29_800n },
      rental: { order: 'KD-000001', account: 'a1', status: { is: 'waiting' } },
      intent: { status: { is: 'confirmed', by: 'web:staff:kim', reason: 'txid 1f…' } },
    });
  });

  test('pays an order whose hold has lapsed while as many lots are left', () => {
    const lapsed = anOrder({ is: 'placed' }, { heldUntil: now - 1, lots: 2 });
    expect(settle(lapsed, 2).is).toBe('paid');
    expect(settle(lapsed, 1)).toMatchObject({ is: 'credited', why: 'stock gone' });
  });

  test.each(['cancelled', 'closed', 'paid'] as const)(
    'goes to the balance when the order is %s',
    (is) => {
      expect(settle(anOrder({ is, at: now }))).toMatchObject({ is: 'credited', why: 'order over' });
    },
  );

  test('is booked in postings that sum to zero, under one key for one instruction', () => {
    for (const settled of [settle(), settle(anOrder(), 0)]) {
      expect(isBalanced(settled.entry)).toBe(true);
      expect(settled.entry).toMatchObject({ key: 'confirm:i1', reference: 'KD-000001', ...hand });
    }
  });

  test('is earned when it pays, and owed to the customer when it does not', () => {
    const credited = (settled: ReturnType<typeof settle>) =>
      settled.entry.postings.filter(({ cents }) => cents < 0n);
    expect(credited(settle())).toEqual([{ account: 'sales:KD-000001', cents: -29_800n }]);
    expect(credited(settle(anOrder(), 0))).toEqual([{ account: 'balance:a1', cents: -29_800n }]);
    expect(spendable(-29_800n)).toBe(29_800n);
  });

  test('an entry that does not sum to zero is seen', () => {
    const [first, ...rest] = settle().entry.postings;
    if (first === undefined) throw new Error('an entry without postings');
    const postings = [{ ...first, cents: first.cents + 1n }, ...rest];
    expect(isBalanced({ ...settle().entry, postings })).toBe(false);
  });
});
