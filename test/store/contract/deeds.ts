import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../core/domain/deeds.js';
import type { JournalEntry } from '../../../core/domain/ledger.js';
import { cancelled, paid } from '../../../core/domain/order.js';
import { confirmedByHand, reported } from '../../../core/domain/payment.js';
import { newRental, ready } from '../../../core/domain/rental.js';
import type { Stores } from '../contract.js';
import {
  accountDeed,
  addresses,
  intent,
  minute,
  notice,
  now,
  order,
  turn,
  withOrder,
} from '../fixtures.js';

const entry = (key: string, over: Partial<JournalEntry> = {}): JournalEntry => ({
  key,
  at: now,
  reference: 'o1',
  reason: 'seen in the wallet',
  by: 'kim',
  postings: [
    { account: 'received:ETH/ethereum', cents: 29_800n },
    { account: 'balance:a1', cents: -29_800n },
  ],
  ...over,
});

export function deedsContract(stores: Stores): void {
  const start = async () => {
    const store = await stores.fresh();
    await withOrder(store);
    await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, 3));
    return store;
  };
  type Opened = Awaited<ReturnType<typeof start>>;
  const file = async (store: Opened, id = 'o1') => {
    const found = await store.read.order(id);
    if (found === undefined) throw new Error('the order is missing');
    return found;
  };

  describe('deeds', () => {
    it('change an order by its version, which goes up by one', async () => {
      const store = await start();
      const change = (was: number): Deed => ({
        deed: 'order',
        order: cancelled(order('o1'), now + 1),
        was,
      });
      expect(await store.apply([change(2)], now)).toBe('conflict');
      expect(await store.apply([change(1)], now)).toBe('done');
      expect(await store.apply([change(1)], now)).toBe('conflict');
      const { order: after } = await file(store);
      expect(after).toEqual({ ...cancelled(order('o1'), now + 1), version: 2 });
    });

    it('place an order once', async () => {
      const store = await start();
      const again = order('o1', { lots: 9 });
      expect(await store.apply([{ deed: 'order', order: again, was: 0 }], now)).toBe('conflict');
      expect((await file(store)).order.lots).toBe(2);
    });

    it('are all undone when one of them is a conflict', async () => {
      const store = await start();
      await store.commit(turn('1', 0));
      const deeds: Deed[] = [
        { deed: 'order', order: order('o2'), was: 0 },
        notice('k'),
        { deed: 'order', order: order('o1'), was: 5 },
      ];
      expect(await store.commit(turn('2', 1, deeds))).toBe('conflict');
      expect(await store.read.order('o2')).toBeUndefined();
      expect(await store.outbox.claim(['telegram'], now, 1, 9)).toEqual([]);
      expect(await store.commit(turn('2', 1))).toBe('done');
    });

    it('hold lots while others leave them over', async () => {
      const store = await start();
      const hold = (lots: number, id = 'o2'): Deed => ({
        deed: 'hold',
        gpu: 'b200',
        lots,
        stock: 4,
        order: id,
      });
      expect(await store.apply([hold(3)], now)).toBe('conflict');
      expect(await store.apply([hold(2)], now)).toBe('done');
      expect(await store.apply([hold(4, 'o1')], now)).toBe('done');
      expect(await store.apply([hold(4)], now + 30 * minute)).toBe('done');
      expect(
        await store.apply([{ deed: 'hold', gpu: 'h100', lots: 4, stock: 4, order: 'o2' }], now),
      ).toBe('done');
    });

    it('keep to the limit of unpaid orders, which the new order does not count against', async () => {
      const store = await start();
      const limit: Deed = { deed: 'limit', what: 'unpaid orders', account: 'a1', below: 2 };
      const place = (id: string): Deed => ({ deed: 'order', order: order(id), was: 0 });
      expect(await store.apply([place('o2'), limit], now)).toBe('done');
      expect(await store.apply([limit, place('o3')], now)).toBe('conflict');
      const change: Deed = { deed: 'order', order: paid(order('o1'), now), was: 1 };
      await store.apply([change], now);
      expect(await store.apply([limit, place('o3')], now)).toBe('done');
    });

    it('keep to the limit of new instructions in a window', async () => {
      const store = await start();
      const limit = (since: number): Deed => ({
        deed: 'limit',
        what: 'instructions',
        account: 'a1',
        below: 1,
        since,
      });
      const open: Deed = { deed: 'intent', intent: intent('i1', 'o1'), was: 0 };
      expect(await store.apply([limit(now - 1), open], now)).toBe('done');
      expect(await store.apply([limit(now - 1)], now)).toBe('conflict');
      expect(await store.apply([limit(now)], now)).toBe('done');
    });

    it('give an instruction an address, and report and confirm it by its version', async () => {
      const store = await start();
      await store.apply([{ deed: 'intent', intent: intent('i1', 'o1'), was: 0 }], now);
      const [opened] = (await file(store)).intents;
      if (opened === undefined) throw new Error('the instruction is missing');
      expect(opened).toMatchObject({
        address: 'ETH/ethereum 0',
        addressIndex: 0,
        reference: null,
        version: 1,
      });
      const report: Deed = { deed: 'intent', intent: reported(opened, now + 1), was: 1 };
      expect(await store.apply([report], now)).toBe('done');
      expect(await store.apply([report], now)).toBe('conflict');
      const confirmed = confirmedByHand(opened, 'kim', 'seen', now + 2);
      await store.apply([{ deed: 'intent', intent: confirmed, was: 2 }], now);
      expect(await store.read.intent('i1')).toEqual({ ...confirmed, version: 3 });
    });

    it('open an instruction once', async () => {
      const store = await start();
      const open: Deed = { deed: 'intent', intent: intent('i1', 'o1'), was: 0 };
      expect(await store.apply([open], now)).toBe('done');
      expect(await store.apply([open], now)).toBe('conflict');
      expect((await store.pool.level('ETH/ethereum')).free).toBe(2);
    });

    it('follow a rental by its version', async () => {
      const store = await start();
      const rental = newRental(order('o1'));
      const set = (was: number, to = rental): Deed => ({ deed: 'rental', rental: to, was });
      expect(await store.apply([set(0)], now)).toBe('done');
      expect(await store.apply([set(0)], now)).toBe('conflict');
      const done = ready(rental, order('o1'), 'kim', now);
      expect(await store.apply([set(1, done)], now)).toBe('done');
      expect(await store.apply([set(1, done)], now)).toBe('conflict');
      expect((await file(store)).rental).toEqual({ ...done, version: 2 });
    });

    it('book a fact once, and add its postings to balances', async () => {
      const store = await start();
      expect(await store.apply([{ deed: 'journal', entry: entry('confirm:i1') }], now)).toBe(
        'done',
      );
      expect(await store.apply([{ deed: 'journal', entry: entry('confirm:i1') }], now)).toBe(
        'conflict',
      );
      expect(await store.read.balance('a1')).toBe(29_800n);
      expect(await store.read.balance('nobody')).toBe(0n);
    });

    it('refuse to book what does not sum to zero', async () => {
      const store = await start();
      const broken = entry('k', { postings: [{ account: 'balance:a1', cents: -1n }] });
      await expect(store.apply([{ deed: 'journal', entry: broken }], now)).rejects.toThrow(
        'sum to zero',
      );
      expect(await store.read.balance('a1')).toBe(0n);
    });

    it('keep access details sealed and open them on request', async () => {
      const store = await start();
      expect(await store.read.access('o1')).toBeUndefined();
      const put = (plain: string): Deed => {
        return {
          deed: 'access',
          order: 'o1',
          sealed: store.secrets.seal(plain),
          by: 'kim',
          at: now,
        };
      };
      await store.apply([put('ssh first')], now);
      await store.apply([put('ssh root@203.0.113.9 ✓')], now);
      expect(await store.read.access('o1')).toBe('ssh root@203.0.113.9 ✓');
    });

    it('save an account once', async () => {
      const store = await start();
      expect(await store.apply([await accountDeed(store, 'a1', 'x@example.org')], now)).toBe(
        'conflict',
      );
      expect((await store.read.account('a1'))?.email).toBe('a1@example.org');
      expect(await store.read.account('a2')).toBeUndefined();
    });
  });
}
