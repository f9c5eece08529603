import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../core/domain/deeds.js';
import type { Stores } from '../contract.js';
import { addresses, intent, now, withOrder } from '../fixtures.js';

const open = (id: string): Deed => ({ deed: 'intent', intent: intent(id, 'o1'), was: 0 });

export function poolContract(stores: Stores): void {
  describe('the address pool', () => {
    it('gives the lowest free address of the method, and each one once', async () => {
      const store = await stores.fresh();
      await withOrder(store);
      await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 3, 2));
      await store.pool.add('BTC/bitcoin', addresses('BTC/bitcoin', 0, 1));
      expect(await store.apply([open('i1')], now)).toBe('done');
      expect(await store.apply([open('i2')], now)).toBe('done');
      expect(await store.apply([open('i3')], now)).toBe('conflict');
      const given = (await store.read.order('o1'))?.intents.map((entry) => entry.addressIndex);
      expect(given).toEqual([3, 4]);
    });

    it('knows how many are left and which index comes next', async () => {
      const store = await stores.fresh();
      await withOrder(store);
      expect(await store.pool.level('ETH/ethereum')).toEqual({ free: 0, next: 0 });
      await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, 5));
      await store.apply([open('i1')], now);
      expect(await store.pool.level('ETH/ethereum')).toEqual({ free: 4, next: 5 });
    });

    it('adds an address once, also when two processes derive the same ones', async () => {
      const [one, two] = await stores.two();
      const same = addresses('ETH/ethereum', 0, 20);
      await Promise.all([one.pool.add('ETH/ethereum', same), two.pool.add('ETH/ethereum', same)]);
      expect(await one.pool.level('ETH/ethereum')).toEqual({ free: 20, next: 20 });
    });

    it('keeps the reference that Solana is told apart by', async () => {
      const store = await stores.fresh();
      await withOrder(store);
      const wallet = { index: 0, path: '', address: 'wallet', reference: 'ref-0' };
      await store.pool.add('SOL/solana', [wallet]);
      const asked = intent('i1', 'o1', { method: 'SOL/solana' });
      await store.apply([{ deed: 'intent', intent: asked, was: 0 }], now);
      expect(await store.read.intent('i1')).toMatchObject({
        address: 'wallet',
        reference: 'ref-0',
      });
    });

    it('has the address of a turn that was undone free again', async () => {
      const store = await stores.fresh();
      await withOrder(store);
      await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, 1));
      const broken: Deed = { deed: 'handoff used', token: 'nobody' };
      expect(await store.apply([open('i1'), broken], now)).toBe('conflict');
      expect(await store.apply([open('i1')], now)).toBe('done');
    });
  });
}
