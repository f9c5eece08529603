import { describe, expect, it } from 'vitest';
import type { Stores } from '../contract.js';
import { accountDeed, chat, day, now, turn } from '../fixtures.js';

const key = 'telegram:ayse:ayse';

export function conversationsContract(stores: Stores): void {
  describe('a conversation', () => {
    it('is empty before its first turn', async () => {
      const store = await stores.fresh();
      expect(await store.conversation(chat(), now)).toEqual({
        key,
        version: 0,
        state: null,
        locale: null,
        guess: null,
        account: null,
        sessionUntil: null,
        message: null,
        shownVersion: 0,
      });
      expect(await store.chatOf(key)).toBeUndefined();
    });

    it('moves on by one version a turn and keeps the newest state', async () => {
      const store = await stores.fresh();
      expect(await store.commit(turn('1', 0))).toBe('done');
      expect(await store.commit(turn('2', 1, [], { state: '{"step":"gpu"}' }))).toBe('done');
      const { version, state } = await store.conversation(chat(), now);
      expect({ version, state }).toEqual({ version: 2, state: '{"step":"gpu"}' });
    });

    it('refuses a turn that was decided on an older version, and changes nothing', async () => {
      const store = await stores.fresh();
      await store.commit(turn('1', 0));
      expect(await store.commit(turn('2', 0))).toBe('conflict');
      expect(await store.commit(turn('2', 7))).toBe('conflict');
      expect((await store.conversation(chat(), now)).version).toBe(1);
      expect(await store.commit(turn('2', 1))).toBe('done');
    });

    it('handles an update once, also when the turn has moved on', async () => {
      const store = await stores.fresh();
      await store.commit(turn('1', 0));
      expect(await store.commit(turn('1', 1))).toBe('duplicate');
      expect(await store.handled('telegram', '1')).toBe(true);
      expect(await store.handled('telegram', '2')).toBe(false);
      expect((await store.conversation(chat(), now)).version).toBe(1);
    });

    it('counts updates of two platforms apart', async () => {
      const store = await stores.fresh();
      await store.commit(turn('1', 0));
      const other = { chat: { ...chat(), platform: 'web' as const } };
      expect(await store.commit(turn('1', 0, [], other))).toBe('done');
    });

    it('takes turns that nobody pressed for', async () => {
      const store = await stores.fresh();
      await store.commit(turn(null, 0));
      expect(await store.commit(turn(null, 1))).toBe('done');
    });

    it('is kept apart for each chat of a person', async () => {
      const store = await stores.fresh();
      await store.commit(turn('1', 0));
      const elsewhere = { ...chat(), chat: 'group' };
      expect((await store.conversation(elsewhere, now)).version).toBe(0);
    });

    it('never lets an earlier show overwrite a later one', async () => {
      const store = await stores.fresh();
      await store.commit(turn('1', 0));
      await store.shown(key, 2, 'second');
      await store.shown(key, 1, 'first');
      const { message, shownVersion } = await store.conversation(chat(), now);
      expect({ message, shownVersion }).toEqual({ message: 'second', shownVersion: 2 });
    });

    it('can be found by its key, with the language of its person', async () => {
      const store = await stores.fresh();
      const person = { platform: 'telegram', user: 'ayse' } as const;
      await store.commit(turn('1', 0, [{ deed: 'locale', person, locale: 'tr' }]));
      expect(await store.chatOf(key)).toEqual({ chat: chat(), locale: 'tr', account: null });
      expect((await store.conversation(chat(), now)).locale).toBe('tr');
    });
  });

  describe('a session', () => {
    const person = { platform: 'telegram', user: 'ayse' } as const;
    const signedIn = async () => {
      const store = await stores.fresh();
      const signIn = { deed: 'sign in', person, account: 'a1', expiresAt: now + 30 * day } as const;
      await store.commit(turn('1', 0, [await accountDeed(store), signIn]));
      return store;
    };
    const until = async (store: Awaited<ReturnType<typeof signedIn>>, at: number) =>
      (await store.conversation(chat(), at)).sessionUntil;

    it('names the account until it ends', async () => {
      const store = await signedIn();
      expect((await store.conversation(chat(), now + 30 * day - 1)).account).toBe('a1');
      expect((await store.conversation(chat(), now + 30 * day)).account).toBeNull();
      expect(await until(store, now + 30 * day)).toBeNull();
    });

    it('belongs to the person in all their chats, and to nobody else', async () => {
      const store = await signedIn();
      expect((await store.conversation({ ...chat(), chat: 'other' }, now)).account).toBe('a1');
      expect((await store.conversation(chat('mehmet'), now)).account).toBeNull();
    });

    it('is prolonged by use, once a day at most', async () => {
      const store = await signedIn();
      await store.commit(turn('2', 1, [], { now: now + day - 1 }));
      expect(await until(store, now + day)).toBe(now + 30 * day);
      await store.commit(turn('3', 2, [], { now: now + 2 * day }));
      expect(await until(store, now + 2 * day)).toBe(now + 32 * day);
    });

    it('is not woken by a turn after its end', async () => {
      const store = await signedIn();
      await store.commit(turn('2', 1, [], { now: now + 31 * day }));
      expect(await until(store, now + 31 * day)).toBeNull();
    });

    it('ends with signing out, and the language stays', async () => {
      const store = await signedIn();
      const locale = { deed: 'locale', person, locale: 'nl' } as const;
      await store.commit(turn('2', 1, [locale, { deed: 'sign out', person }]));
      const { account, sessionUntil, locale: kept } = await store.conversation(chat(), now);
      expect({ account, sessionUntil, kept }).toEqual({
        account: null,
        sessionUntil: null,
        kept: 'nl',
      });
    });
  });
}
