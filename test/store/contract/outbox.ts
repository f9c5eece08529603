import { describe, expect, it } from 'vitest';
import type { Deed, Recipient } from '../../../core/domain/deeds.js';
import type { OpenStore } from '../../../core/store/prisma.js';
import type { Stores } from '../contract.js';
import { day, minute, notice, now } from '../fixtures.js';

const lease = minute;
const to = (user: string): Recipient => ({
  to: 'customer',
  conversation: `telegram:${user}:${user}`,
});
const note = (key: string, user = 'ayse', dueAt = now): Deed =>
  notice(key, { recipient: to(user), dueAt });
const claim = (store: OpenStore, at = now, limit = 10) =>
  store.outbox.claim(['telegram'], at, lease, limit);
const keys = async (store: OpenStore, at = now) => (await claim(store, at)).map((item) => item.key);

export function outboxContract(stores: Stores): void {
  describe('the outbox', () => {
    it('announces an event once to each recipient', async () => {
      const store = await stores.fresh();
      expect(await store.apply([note('k'), note('k'), note('k', 'mehmet')], now)).toBe('done');
      expect(await store.apply([note('k')], now)).toBe('done');
      const items = await claim(store);
      expect(items.map((item) => item.recipient)).toEqual([to('ayse'), to('mehmet')]);
      for (const item of items) await store.outbox.settle(item.id, { is: 'delivered', at: now });
      await store.apply([note('k')], now);
      expect(await claim(store)).toEqual([]);
    });

    it('gives at most one item a recipient, in order, and the next when it is settled', async () => {
      const store = await stores.fresh();
      await store.apply([note('1'), note('2'), note('m', 'mehmet')], now);
      const [first] = await claim(store);
      expect(first).toMatchObject({
        key: '1',
        notice: 'paid',
        subject: 'o1',
        attempts: 1,
        dueAt: now,
      });
      expect(await keys(store)).toEqual([]);
      await store.outbox.settle(first?.id ?? '', { is: 'delivered', at: now });
      expect(await keys(store)).toEqual(['2']);
    });

    it('tells customers and staff apart, and platforms', async () => {
      const store = await stores.fresh();
      const staff: Recipient = { to: 'staff', person: { platform: 'discord', user: '42' } };
      await store.apply([notice('s', { recipient: staff }), note('c')], now);
      const items = await store.outbox.claim(['discord'], now, lease, 10);
      expect(items.map((item) => item.recipient)).toEqual([staff]);
      expect(await store.outbox.claim([], now, lease, 10)).toEqual([]);
      expect(await keys(store)).toEqual(['c']);
    });

    it('waits until an item is due, and lets others pass one that is planned for later', async () => {
      const store = await stores.fresh();
      await store.apply([note('later', 'ayse', now + day), note('now')], now);
      const items = await claim(store);
      expect(items.map((item) => item.key)).toEqual(['now']);
      await store.outbox.settle(items[0]?.id ?? '', { is: 'delivered', at: now });
      expect(await keys(store, now + day - 1)).toEqual([]);
      expect(await keys(store, now + day)).toEqual(['later']);
    });

    it('blocks only the recipient of an item that is tried again', async () => {
      const store = await stores.fresh();
      await store.apply([note('1'), note('2'), note('m1', 'mehmet'), note('m2', 'mehmet')], now);
      const [ayse, mehmet] = await claim(store);
      await store.outbox.settle(ayse?.id ?? '', { is: 'retry', at: now + minute, why: 'flood' });
      await store.outbox.settle(mehmet?.id ?? '', { is: 'delivered', at: now });
      expect(await keys(store)).toEqual(['m2']);
      const again = await claim(store, now + minute);
      expect(again.map(({ key, attempts }) => ({ key, attempts }))).toContainEqual({
        key: '1',
        attempts: 2,
      });
    });

    it('gives an item again when its lease has run out', async () => {
      const store = await stores.fresh();
      await store.apply([note('1')], now);
      expect(await keys(store)).toEqual(['1']);
      expect(await keys(store, now + lease - 1)).toEqual([]);
      expect(await keys(store, now + lease)).toEqual(['1']);
    });

    it('takes no more than it was asked to', async () => {
      const store = await stores.fresh();
      await store.apply(
        ['a', 'b', 'c'].map((user) => note(user, user)),
        now,
      );
      expect((await claim(store, now, 2)).map((item) => item.key)).toEqual(['a', 'b']);
    });

    it('lists dead letters, which hold nobody up', async () => {
      const store = await stores.fresh();
      await store.apply([note('1'), note('2')], now);
      const [dead] = await claim(store);
      await store.outbox.settle(dead?.id ?? '', { is: 'dead', at: now, why: 'blocked' });
      const { items, total } = await store.read.deadLetters({ offset: 0, limit: 10 });
      expect({ items, total }).toEqual({
        items: [
          {
            key: '1',
            recipient: to('ayse'),
            notice: 'paid',
            subject: 'o1',
            dueAt: now,
            why: 'blocked',
          },
        ],
        total: 1,
      });
      expect(await keys(store)).toEqual(['2']);
    });

    it('revives what waited for a recipient who wrote again, and nothing that is planned', async () => {
      const store = await stores.fresh();
      await store.apply([note('1'), note('planned', 'ayse', now + day), note('m', 'mehmet')], now);
      for (const item of await claim(store)) {
        await store.outbox.settle(item.id, { is: 'retry', at: now + day, why: 'blocked' });
      }
      await store.outbox.revive('telegram:ayse:ayse', now + 1);
      expect(await keys(store, now + 1)).toEqual(['1']);
    });
  });
}
