import { describe, expect, it } from 'vitest';
import type { Deed, Handoff } from '../../../core/domain/deeds.js';
import type { Stores } from '../contract.js';
import { account, chat, day, now, turn } from '../fixtures.js';

const handoff: Handoff = {
  token: 'hash-of-token',
  conversation: 'telegram:ayse:ayse',
  purpose: 'register',
  expiresAt: now + 600_000,
};
const create: Deed = { deed: 'handoff', handoff };
const use: Deed = { deed: 'handoff used', token: handoff.token };
const signedIn = { is: 'signed in', account: 'a1', code: 'hash-of-code' } as const;

export function smallContract(stores: Stores): void {
  describe('a sign-in page', () => {
    it('waits, is finished once, and is used once', async () => {
      const store = await stores.fresh();
      expect(await store.apply([create], now)).toBe('done');
      expect(await store.apply([create], now)).toBe('conflict');
      expect(await store.read.handoff(handoff.token)).toEqual({
        ...handoff,
        outcome: { is: 'waiting' },
      });
      expect(await store.handoffs.finish(handoff.token, signedIn, now)).toBe(true);
      expect(await store.handoffs.finish(handoff.token, signedIn, now)).toBe(false);
      expect((await store.read.handoff(handoff.token))?.outcome).toEqual(signedIn);
      expect(await store.apply([use], now)).toBe('done');
      expect(await store.apply([use], now)).toBe('conflict');
      expect(await store.read.handoff(handoff.token)).toBeUndefined();
    });

    it('cannot be finished after its time, nor when nobody asked for it', async () => {
      const store = await stores.fresh();
      await store.apply([create], now);
      expect(await store.handoffs.finish(handoff.token, signedIn, handoff.expiresAt)).toBe(false);
      expect(await store.handoffs.finish('other', signedIn, now)).toBe(false);
    });

    it('carries a new account to the chat that asked for it', async () => {
      const store = await stores.fresh();
      await store.apply([create], now);
      const hash = await store.secrets.hash('correct horse battery staple');
      const brought = { is: 'registered', account: account('a1'), hash, code: 'c' } as const;
      await store.handoffs.finish(handoff.token, brought, now);
      const found = await store.read.handoff(handoff.token);
      if (found?.outcome.is !== 'registered') throw new Error('nothing was brought');
      const save: Deed = {
        deed: 'account',
        account: found.outcome.account,
        hash: found.outcome.hash,
      };
      expect(await store.apply([save, use], now)).toBe('done');
      expect(await store.read.account('a1')).toEqual(account('a1'));
    });
  });

  describe('cursors and rates', () => {
    it('keep the newest position', async () => {
      const store = await stores.fresh();
      expect(await store.cursor.get('discord:1')).toBeUndefined();
      await store.cursor.set('discord:1', '10');
      await store.cursor.set('discord:1', '11');
      expect(await store.cursor.get('discord:1')).toBe('11');
    });

    it('keep the newest rate of a method', async () => {
      const store = await stores.fresh({ shopMethods: ['BTC/bitcoin'] });
      const rate = (digits: bigint, at: number) =>
        store.rates.save({ method: 'BTC/bitcoin', usd: { digits, scale: 2 }, at });
      await rate(1n, now);
      await rate(2n, now + 1);
      await rate(3n, now - 1);
      expect((await store.read.methods())[0]?.rate?.usd).toEqual({ digits: 2n, scale: 2 });
    });
  });

  it('forgets old updates and keeps what counts', async () => {
    const store = await stores.fresh();
    await store.commit(turn('1', 0));
    await store.forgetOld(now + day);
    expect(await store.commit(turn('1', 1))).toBe('duplicate');
    await store.forgetOld(now + 31 * day);
    expect(await store.commit(turn('1', 1))).toBe('done');
    expect((await store.conversation(chat(), now)).version).toBe(2);
  });
}
