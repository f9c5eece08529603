import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../core/domain/deeds.js';
import type { Order } from '../../../core/domain/order.js';
import { cancelled, heldForGood, paid } from '../../../core/domain/order.js';
import { confirmedByHand, reported } from '../../../core/domain/payment.js';
import { newRental, preparing, ready } from '../../../core/domain/rental.js';
import type { OpenStore } from '../../../core/store/prisma.js';
import type { Stores } from '../contract.js';
import { accountDeed, addresses, day, intent, minute, now, order } from '../fixtures.js';

const page = { offset: 0, limit: 10 };
const ids = (found: { items: { order: Order }[] }) => found.items.map((item) => item.order.id);

async function place(store: OpenStore, ...orders: Order[]): Promise<void> {
  const deeds = orders.map((placed): Deed => ({ deed: 'order', order: placed, was: 0 }));
  await store.apply(deeds, now);
}

async function report(store: OpenStore, of: string, at: number): Promise<void> {
  await store.apply([{ deed: 'intent', intent: intent(`i-${of}`, of), was: 0 }], now);
  const opened = await store.read.intent(`i-${of}`);
  if (opened === undefined) throw new Error('no address was left');
  await store.apply([{ deed: 'intent', intent: reported(opened, at), was: 1 }], at);
}

export function readerContract(stores: Stores): void {
  const start = async () => {
    const store = await stores.fresh();
    await store.apply([await accountDeed(store)], now);
    await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, 5));
    return store;
  };

  describe('reading', () => {
    it('knows which lots are held now, paid or not, and can leave one order out', async () => {
      const store = await start();
      await place(
        store,
        order('o1'),
        order('o2', { lots: 3, heldUntil: heldForGood, status: { is: 'paid', at: now } }),
        order('o3', { heldUntil: now }),
        order('o4', { gpu: 'h100', lots: 1 }),
      );
      expect(await store.read.held(now)).toEqual(
        new Map([
          ['b200', 5],
          ['h100', 1],
        ]),
      );
      expect(await store.read.held(now, 'o2')).toEqual(
        new Map([
          ['b200', 2],
          ['h100', 1],
        ]),
      );
      expect(await store.read.held(now + 30 * minute)).toEqual(new Map([['b200', 3]]));
    });

    it('counts unpaid orders and recent instructions of an account', async () => {
      const store = await start();
      await place(store, order('o1'), order('o2'), cancelled(order('o3'), now));
      await store.apply([{ deed: 'intent', intent: intent('i1', 'o1'), was: 0 }], now);
      expect(await store.read.unpaidOrders('a1')).toBe(2);
      expect(await store.read.instructionsSince('a1', now - 1)).toBe(1);
      expect(await store.read.instructionsSince('a1', now)).toBe(0);
    });

    it('pages the orders of an account, newest first, with all that hangs on them', async () => {
      const store = await start();
      await place(store, ...['o1', 'o2', 'o3'].map((id) => order(id)));
      expect(ids(await store.read.orders('a1', { offset: 0, limit: 2 }))).toEqual(['o3', 'o2']);
      const last = await store.read.orders('a1', { offset: 2, limit: 2 });
      expect({ ids: ids(last), total: last.total }).toEqual({ ids: ['o1'], total: 3 });
      expect(await store.read.orders('a2', page)).toEqual({ items: [], total: 0 });
      expect(last.items[0]).toMatchObject({ customer: { id: 'a1' }, rental: null, intents: [] });
    });

    it('gives the instructions of an order in the order in which they were given', async () => {
      const store = await start();
      await place(store, order('o1'));
      for (const id of ['z', 'a', 'm']) {
        await store.apply([{ deed: 'intent', intent: intent(id, 'o1'), was: 0 }], now);
      }
      const found = await store.read.order('o1');
      expect(found?.intents.map((entry) => entry.id)).toEqual(['z', 'a', 'm']);
      expect(found?.intents[0]?.amount).toBe(119_188_081_191_880_811_918n);
    });

    it('lists unpaid orders with a reported instruction, the longest waiting first', async () => {
      const store = await start();
      await place(store, order('o1'), order('o2'), order('o3'), order('o4'));
      await report(store, 'o1', now + 9);
      await report(store, 'o2', now + 5);
      await report(store, 'o3', now + 7);
      const over: Deed = { deed: 'order', order: cancelled(order('o3'), now), was: 1 };
      await store.apply([over], now);
      const found = await store.read.awaiting(page);
      expect({ ids: ids(found), total: found.total }).toEqual({ ids: ['o2', 'o1'], total: 2 });
    });

    it('takes an order off that list when its report was answered', async () => {
      const store = await start();
      await place(store, order('o1'));
      await report(store, 'o1', now);
      const declared = await store.read.intent('i-o1');
      if (declared === undefined) throw new Error('the instruction is missing');
      const answer = confirmedByHand(declared, 'kim', 'stock was gone', now);
      await store.apply([{ deed: 'intent', intent: answer, was: 2 }], now);
      expect((await store.read.awaiting(page)).total).toBe(0);
    });

    it('lists paid orders whose machine is not ready, the longest waiting first', async () => {
      const store = await start();
      const all = ['o1', 'o2', 'o3'].map((id) => order(id, { status: { is: 'paid', at: now } }));
      await place(store, ...all);
      for (const [at, placed] of all.entries()) {
        await store.apply([{ deed: 'rental', rental: newRental(placed), was: 0 }], now - at);
      }
      const move = (id: string, how: typeof preparing): Deed => {
        return { deed: 'rental', rental: how(newRental(order(id)), 'kim', now), was: 1 };
      };
      const readied = ready(newRental(order('o3')), order('o3'), 'kim', now);
      await store.apply([move('o2', preparing), { deed: 'rental', rental: readied, was: 1 }], now);
      const found = await store.read.unprovisioned(page);
      expect({ ids: ids(found), total: found.total }).toEqual({ ids: ['o2', 'o1'], total: 2 });
      expect(ids(await store.read.unprovisioned({ offset: 1, limit: 1 }))).toEqual(['o1']);
    });

    it('tells which of the shop’s methods can be paid with, in the shop’s order', async () => {
      const url = await stores.url();
      const store = await stores.at(url, { shopMethods: ['ETH/ethereum', 'BTC/bitcoin'] });
      await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, 2));
      const rate = {
        method: 'BTC/bitcoin',
        usd: { digits: 6_500_025n, scale: 2 },
        at: now,
      } as const;
      await store.rates.save(rate);
      expect(await store.read.methods()).toEqual([
        { method: 'ETH/ethereum', rate: undefined, freeAddresses: 2 },
        { method: 'BTC/bitcoin', rate, freeAddresses: 0 },
      ]);
    });

    it('finds unpaid orders to close: old enough, and no instruction valid any more', async () => {
      const store = await start();
      await place(
        store,
        order('o1', { placedAt: now - 2 * day }),
        order('o2', { placedAt: now - 2 * day }),
        order('o3'),
        order('o4', { placedAt: now - 2 * day, status: { is: 'closed', at: now } }),
      );
      await store.apply([{ deed: 'intent', intent: intent('i1', 'o2'), was: 0 }], now);
      const due = async (at: number) =>
        (await store.due.toClose(now - day, at, 10)).map((item) => item.order.id);
      expect(await due(now)).toEqual(['o1']);
      expect(await due(now + 30 * minute + 1)).toEqual(['o1', 'o2']);
      expect(await store.due.toClose(now - day, now + day, 1)).toHaveLength(1);
    });

    it('finds ready rentals that end soon', async () => {
      const store = await start();
      await place(store, order('o1'), order('o2'));
      const rent = (id: string): Deed => ({ deed: 'rental', rental: newRental(order(id)), was: 0 });
      await store.apply([rent('o1'), rent('o2')], now);
      const readied = ready(newRental(order('o1')), order('o1'), 'kim', now);
      await store.apply([{ deed: 'rental', rental: readied, was: 1 }], now);
      expect(await store.due.ending(now + 7 * day, 10)).toEqual([]);
      const found = await store.due.ending(now + 7 * day + 1, 10);
      expect(found.map((item) => item.order.id)).toEqual(['o1']);
    });

    it('finds nothing where there is nothing', async () => {
      const store = await start();
      expect(await store.read.order('o9')).toBeUndefined();
      expect(await store.read.intent('i9')).toBeUndefined();
      expect(await store.read.handoff('t9')).toBeUndefined();
      expect(await store.read.held(now)).toEqual(new Map());
    });

    it('keeps what a paid order was', async () => {
      const store = await start();
      await place(store, order('o1'));
      await store.apply([{ deed: 'order', order: paid(order('o1'), now + 1), was: 1 }], now);
      expect((await store.read.order('o1'))?.order).toEqual({
        ...paid(order('o1'), now + 1),
        version: 2,
      });
    });
  });
}
