import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../core/domain/deeds.js';
import type { Stores } from '../contract.js';
import {
  account,
  addresses,
  chat,
  intent,
  minute,
  notice,
  now,
  order,
  turn,
  withOrder,
} from '../fixtures.js';

export function raceContract(stores: Stores): void {
  describe('two processes', () => {
    it('start at once on an empty database', async () => {
      const url = await stores.url();
      const opened = await Promise.all([stores.at(url), stores.at(url), stores.at(url)]);
      expect(await opened[0].commit(turn('1', 0))).toBe('done');
      expect(await opened[2].commit(turn('1', 1))).toBe('duplicate');
    });

    it('give the last lot to one of two orders', async () => {
      const [one, two] = await stores.two();
      await withOrder(one);
      const place = (id: string): Deed[] => [
        { deed: 'hold', gpu: 'b200', lots: 2, stock: 4, order: id },
        { deed: 'order', order: order(id), was: 0 },
      ];
      const both = [one.apply(place('o2'), now), two.apply(place('o3'), now)];
      expect((await Promise.all(both)).sort()).toEqual(['conflict', 'done']);
      expect((await one.read.held(now)).get('b200')).toBe(4);
    });

    it('never hold more than there is, however many orders come at once', async () => {
      const [one, two] = await stores.two();
      await withOrder(one);
      const place = (at: number) => {
        const id = `p${at}`;
        const deeds: Deed[] = [
          { deed: 'hold', gpu: 'b200', lots: 1, stock: 7, order: id },
          { deed: 'order', order: order(id, { lots: 1 }), was: 0 },
        ];
        return (at % 2 === 0 ? one : two).apply(deeds, now);
      };
      const outcomes = await Promise.all(Array.from({ length: 16 }, (_, at) => place(at)));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
      expect((await two.read.held(now)).get('b200')).toBe(7);
    });

    it('keep a limit together', async () => {
      const [one, two] = await stores.two();
      await withOrder(one);
      const place = (id: string): Deed[] => [
        { deed: 'limit', what: 'unpaid orders', account: 'a1', below: 2 },
        { deed: 'order', order: order(id), was: 0 },
      ];
      const both = [one.apply(place('o2'), now), two.apply(place('o3'), now)];
      expect((await Promise.all(both)).sort()).toEqual(['conflict', 'done']);
    });

    it('never give one address twice', async () => {
      const [one, two] = await stores.two();
      const hash = await one.secrets.hash('correct horse battery staple');
      const count = 24;
      const orders = Array.from({ length: count }, (_, at): Deed => {
        return { deed: 'order', order: order(`p${at}`), was: 0 };
      });
      await one.apply([{ deed: 'account', account: account('a1'), hash }, ...orders], now);
      await one.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, count));
      const open = async (at: number) => {
        const deed: Deed = { deed: 'intent', intent: intent(`i${at}`, `p${at}`), was: 0 };
        for (;;) {
          if ((await (at % 2 === 0 ? one : two).apply([deed], now)) === 'done') return;
        }
      };
      await Promise.all(Array.from({ length: count }, (_, at) => open(at)));
      const given = await Promise.all(
        Array.from(
          { length: count },
          async (_, at) => (await one.read.intent(`i${at}`))?.addressIndex,
        ),
      );
      expect(new Set(given).size).toBe(count);
      expect(await two.pool.level('ETH/ethereum')).toEqual({ free: 0, next: count });
    });

    it('claim each notice once, and one a recipient', async () => {
      const [one, two] = await stores.two();
      const users = Array.from({ length: 12 }, (_, at) => `u${at}`);
      const notes = users.flatMap((user) =>
        ['1', '2'].map((n) =>
          notice(`${user}-${n}`, {
            recipient: { to: 'customer', conversation: `telegram:${user}:${user}` },
          }),
        ),
      );
      await one.apply(notes, now);
      const claims = [one, two, one, two].map((store) =>
        store.outbox.claim(['telegram'], now, minute, 5),
      );
      const first = (await Promise.all(claims)).flat();
      const rest = await one.outbox.claim(['telegram'], now, minute, 50);
      const keys = [...first, ...rest].map((item) => item.key).sort();
      expect(keys).toEqual(users.map((user) => `${user}-1`).sort());
    });

    it('take one of two turns on the same version, and one of two equal updates', async () => {
      const [one, two] = await stores.two();
      const turns = await Promise.all([one.commit(turn('1', 0)), two.commit(turn('2', 0))]);
      expect(turns.sort()).toEqual(['conflict', 'done']);
      const same = await Promise.all([one.commit(turn('3', 1)), two.commit(turn('3', 1))]);
      expect(same.sort()).toEqual(['done', 'duplicate']);
      expect((await one.conversation(chat(), now)).version).toBe(2);
    });

    it('see nothing of a turn before it is whole', async () => {
      const [one, two] = await stores.two();
      await withOrder(one);
      const ids = Array.from({ length: 20 }, (_, at) => `p${at}`);
      const deeds = ids.map((id): Deed => ({ deed: 'order', order: order(id), was: 0 }));
      const writing = one.apply(deeds, now);
      const seen: number[] = [];
      for (let at = 0; at < 10; at += 1) {
        seen.push((await two.read.orders('a1', { offset: 0, limit: 1 })).total);
        seen.push(await one.read.unpaidOrders('a1'));
      }
      expect(await writing).toBe('done');
      expect(seen.filter((total) => total !== 1 && total !== 21)).toEqual([]);
    });
  });
}
