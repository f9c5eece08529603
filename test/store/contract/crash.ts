import { describe, expect, it } from 'vitest';
import type { Deed } from '../../../core/domain/deeds.js';
import { adapterFor, type OpenStore } from '../../../core/store/prisma.js';
import { type Failpoint, failpoints } from '../../failpoints.js';
import type { Stores } from '../contract.js';
import { addresses, chat, intent, notice, now, order, turn, withOrder } from '../fixtures.js';

/** A turn that touches nearly everything. */
const deeds: Deed[] = [
  { deed: 'limit', what: 'unpaid orders', account: 'a1', below: 5 },
  { deed: 'hold', gpu: 'b200', lots: 2, stock: 9, order: 'o2' },
  { deed: 'order', order: order('o2'), was: 0 },
  { deed: 'intent', intent: intent('i1', 'o2'), was: 0 },
  {
    deed: 'sign in',
    person: { platform: 'telegram', user: 'ayse' },
    account: 'a1',
    expiresAt: now + 1,
  },
  notice('k'),
];

async function trace(store: OpenStore) {
  const [conversation, placed, level] = await Promise.all([
    store.conversation(chat(), now),
    store.read.order('o2'),
    store.pool.level('ETH/ethereum'),
  ]);
  return {
    version: conversation.version,
    account: conversation.account,
    order: placed !== undefined,
    intents: placed?.intents.length ?? 0,
    free: level.free,
  };
}

const nothing = { version: 0, account: null, order: false, intents: 0, free: 2 };
const all = { version: 1, account: 'a1', order: true, intents: 1, free: 1 };

export function crashContract(stores: Stores): void {
  const start = async () => {
    const url = await stores.url();
    const points = failpoints(await adapterFor(url));
    const store = await stores.at(url, { adapter: points.adapter });
    await withOrder(store);
    await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, 2));
    return { url, points, store };
  };

  /** How many statements the turn takes, found by letting it through once. */
  const length = async () => {
    const { points, store } = await start();
    points.arm();
    expect(await store.commit(turn('1', 0, deeds))).toBe('done');
    return points.seen().length;
  };

  const failing = async (failpoint: Failpoint) => {
    const { url, points, store } = await start();
    points.arm(failpoint);
    const outcome = await store.commit(turn('1', 0, deeds)).catch(() => 'failed');
    points.arm();
    if (failpoint.how === 'die') await store.close();
    const next = failpoint.how === 'die' ? await stores.at(url) : store;
    return { outcome, next };
  };

  describe('a turn that breaks off', () => {
    it.each(['throw', 'die'] as const)(
      'at any statement leaves all of it or nothing, and can be done again (%s)',
      async (how) => {
        const statements = await length();
        for (let at = 1; at <= statements; at += 1) {
          for (const when of ['before', 'after'] as const) {
            const { outcome, next } = await failing({ at, when, how });
            const left = await trace(next);
            const committed = at === statements && when === 'after';
            expect({ at, when, outcome, left }).toEqual({
              at,
              when,
              outcome: 'failed',
              left: committed ? all : nothing,
            });
            expect(await next.commit(turn('1', 0, deeds))).toBe(committed ? 'duplicate' : 'done');
            expect(await trace(next)).toEqual(all);
            const claimed = await next.outbox.claim(['telegram'], now, 1, 9);
            expect(claimed.map((item) => item.key)).toEqual(['k']);
          }
        }
      },
      180_000,
    );
  });
}
