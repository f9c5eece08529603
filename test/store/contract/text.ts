import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../core/domain/deeds.js';
import type { Stores } from '../contract.js';
import { account, accountDeed, chat, now, order, turn } from '../fixtures.js';

const hostile = [
  `'; DROP TABLE orders; --`,
  'Ünïcödé 🧑‍🚀 ı İ ß 汉字 \u202e\u0301',
  '"quoted" \\ back % _ ? $1 :a @b',
  ' \n\r\t\u2028',
];

export function textContract(stores: Stores): void {
  describe('what a person wrote', () => {
    it.each(hostile)('comes back as it was: %j', async (line) => {
      const store = await stores.fresh();
      const named = { ...account('a1'), firstName: line, lastName: line };
      const hash = await store.secrets.hash('correct horse battery staple');
      const deeds: Deed[] = [
        { deed: 'account', account: named, hash },
        { deed: 'order', order: order('o1', { line }), was: 0 },
      ];
      await store.commit(turn('1', 0, deeds, { state: JSON.stringify({ line }) }));
      const found = await store.read.order('o1');
      expect(found?.order.line).toBe(line);
      expect(found?.customer).toEqual(named);
      expect((await store.conversation(chat(), now)).state).toBe(JSON.stringify({ line }));
    });

    it('loses only what no database holds: NUL and half a character', async () => {
      const store = await stores.fresh();
      const line = 'a\0b\ud800c';
      const deeds: Deed[] = [
        await accountDeed(store),
        { deed: 'order', order: order('o\0', { line }), was: 0 },
      ];
      expect(await store.commit(turn('\0', 0, deeds, { state: JSON.stringify({ line }) }))).toBe(
        'done',
      );
      const found = await store.read.order('o\0');
      expect(found?.order.line).toBe('a\ufffdb\ufffdc');
      const { state } = await store.conversation(chat(), now);
      expect(JSON.parse(state ?? '')).toEqual({ line });
      expect(await store.commit(turn('\0', 1))).toBe('duplicate');
    });

    it('is no error where it is asked for', async () => {
      const store = await stores.fresh();
      expect(await store.read.intent('\0')).toBeUndefined();
      expect(await store.read.handoff('\ud800')).toBeUndefined();
      expect(await store.chatOf('\0')).toBeUndefined();
      expect((await store.read.orders('\0', { offset: 0, limit: 1 })).total).toBe(0);
    });
  });
}
