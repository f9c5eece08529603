import { describe, expect, it } from 'vitest';
import type { Person } from '../../../core/domain/deeds.js';
import type { Stores } from '../contract.js';
import { accountDeed, dataKey, minute, now, password } from '../fixtures.js';

const person = (user: string): Person => ({ platform: 'telegram', user });
const email = 'ayse@example.org';
const wrong = { is: 'wrong' };
const limit = { attempts: 3, windowMs: 15 * minute };

export function secretsContract(stores: Stores): void {
  const start = async (options = {}) => {
    const store = await stores.fresh({ signIn: limit, ...options });
    await store.apply([await accountDeed(store, 'a1', email)], now);
    return store;
  };

  describe('signing in', () => {
    it('finds the account of an e-mail and its password, in either form of Unicode', async () => {
      const store = await stores.fresh();
      const composed = 'pa\u00f1uelo bordado azul';
      await store.apply([await accountDeed(store, 'a1', email, composed)], now);
      const typed = composed.normalize('NFD');
      expect(await store.secrets.signIn(email, typed, person('x'), now)).toEqual({
        is: 'match',
        account: 'a1',
      });
      expect(await store.secrets.signIn(email, `${typed}.`, person('x'), now)).toEqual(wrong);
      expect(await store.secrets.signIn('b@example.org', typed, person('x'), now)).toEqual(wrong);
    });

    it('uses argon2id with the parameters of OWASP', async () => {
      const store = await stores.fresh();
      const [, kind, , cost = ''] = (await store.secrets.hash(password)).split('$');
      expect({ kind, cost: cost.split(',').sort() }).toEqual({
        kind: 'argon2id',
        cost: ['m=19456', 'p=1', 't=2'],
      });
    });

    it('tells accounts of one e-mail apart by their passwords', async () => {
      const store = await start();
      await store.apply([await accountDeed(store, 'a2', email, 'another long password')], now);
      const asked = await store.secrets.signIn(email, 'another long password', person('x'), now);
      expect(asked).toEqual({ is: 'match', account: 'a2' });
    });

    it('lets nobody push the owner out by registering the same e-mail and password again', async () => {
      const store = await start();
      for (const at of [1, 2, 3, 4, 5]) {
        const deed = await accountDeed(store, `b${at}`, email);
        if (deed.deed !== 'account') throw new Error('not an account');
        await store.apply([{ ...deed, account: { ...deed.account, createdAt: now + at } }], now);
      }
      const asked = await store.secrets.signIn(email, password, person('x'), now);
      expect(asked).toEqual({ is: 'match', account: 'a1' });
    });

    it('locks an e-mail after too many attempts, by whomever, until the first of them is old', async () => {
      const store = await start();
      for (const at of [0, 1, 2]) {
        expect(await store.secrets.signIn(email, 'guess', person(`u${at}`), now + at)).toEqual(
          wrong,
        );
      }
      const locked = { is: 'locked', until: now + limit.windowMs };
      expect(await store.secrets.signIn(email, password, person('u9'), now + 3)).toEqual(locked);
      const after = await store.secrets.signIn(email, password, person('u9'), now + limit.windowMs);
      expect(after).toEqual({ is: 'match', account: 'a1' });
    });

    it('locks a person after too many attempts, at whatever e-mail', async () => {
      const store = await start();
      for (const at of [0, 1, 2]) {
        await store.secrets.signIn(`e${at}@example.org`, 'guess', person('x'), now);
      }
      expect(await store.secrets.signIn(email, password, person('x'), now)).toMatchObject({
        is: 'locked',
      });
      expect(await store.secrets.signIn(email, password, person('y'), now)).toMatchObject({
        is: 'match',
      });
    });

    it('counts a locked attempt for nothing, neither here nor there', async () => {
      const store = await start();
      for (const at of [0, 1, 2]) await store.secrets.signIn(email, 'guess', person('x'), now + at);
      for (const at of [3, 4, 5])
        await store.secrets.signIn(email, 'guess', person('fresh'), now + at);
      const other = await store.secrets.signIn('z@example.org', 'guess', person('fresh'), now + 6);
      expect(other).toEqual(wrong);
      const later = await store.secrets.signIn(email, password, person('y'), now + limit.windowMs);
      expect(later).toEqual({ is: 'match', account: 'a1' });
    });

    it('forgives the attempt that succeeded and none before it', async () => {
      const store = await start();
      await store.secrets.signIn(email, 'guess', person('x'), now);
      await store.secrets.signIn(email, 'guess', person('x'), now + 1);
      const asked = await store.secrets.signIn(email, password, person('x'), now + 2);
      expect(asked).toMatchObject({ is: 'match' });
      expect(await store.secrets.signIn(email, 'guess', person('x'), now + 3)).toEqual(wrong);
      expect(await store.secrets.signIn(email, password, person('x'), now + 4)).toMatchObject({
        is: 'locked',
      });
    });

    it('lets no more attempts through when they come at once', async () => {
      const [one, two] = await stores.two({ signIn: limit });
      const guesses = Array.from({ length: 8 }, (_, at) =>
        (at % 2 === 0 ? one : two).secrets.signIn(email, 'guess', person(`u${at}`), now),
      );
      const outcomes = (await Promise.all(guesses)).map((outcome) => outcome.is);
      expect(outcomes.filter((is) => is === 'wrong')).toHaveLength(3);
      expect(outcomes.filter((is) => is === 'locked')).toHaveLength(5);
    });
  });

  describe('a new data key', () => {
    const next = new Uint8Array(32).fill(8);

    it('still reads and signs in what belongs to the old one', async () => {
      const url = await stores.url();
      const before = await stores.at(url);
      await before.apply([await accountDeed(before, 'a1', email)], now);
      const after = await stores.at(url, { dataKey: next, oldDataKeys: [dataKey] });
      const asked = await after.secrets.signIn(email, password, person('x'), now);
      expect(asked).toEqual({ is: 'match', account: 'a1' });
    });

    it('must be a key of 32 bytes', async () => {
      await expect(stores.fresh({ dataKey: new Uint8Array(16) })).rejects.toThrow('32 bytes');
    });
  });
}
