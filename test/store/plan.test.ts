import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOrders } from '../../bench/seed.js';
import type { Deed } from '../../core/domain/deeds.js';
import { newRental } from '../../core/domain/rental.js';
import { adapterFor, type OpenStore, openStore } from '../../core/store/prisma.js';
import { failpoints } from '../failpoints.js';
import {
  addresses,
  chat,
  dataKey,
  day,
  intent,
  minute,
  notice,
  now,
  order,
  turn,
  withOrder,
} from './fixtures.js';

let folder = '';
let url = '';
let store: OpenStore;
let points: ReturnType<typeof failpoints>;
const page = { offset: 0, limit: 5 };

/** Tables that are small however many orders there are. */
const small = /^(rate|cursor|pool|always|due|one|sub|\(subquery)/;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotdesk-plan-'));
  url = `file:${join(folder, 'shop.db')}`;
  await (await openStore({ url, dataKey })).close();
  seedOrders(join(folder, 'shop.db'), 20_000);
  points = failpoints(await adapterFor(url));
  store = await openStore({ url, dataKey, adapter: points.adapter });
}, 60_000);

afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Everything a busy shop asks and writes. */
async function everything(): Promise<void> {
  const { read, due, outbox } = store;
  await withOrder(store);
  await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', 0, 2));
  const deeds: Deed[] = [
    { deed: 'hold', gpu: 'b200', lots: 1, stock: 1_000_000, order: 'o-new' },
    { deed: 'limit', what: 'unpaid orders', account: 'a1', below: 1_000_000 },
    { deed: 'limit', what: 'instructions', account: 'a1', below: 1_000_000, since: now - day },
    { deed: 'order', order: order('o-new'), was: 0 },
    { deed: 'intent', intent: intent('i-new', 'o-new'), was: 0 },
    { deed: 'rental', rental: newRental(order('o-new')), was: 0 },
    notice('n-new'),
  ];
  await store.conversation(chat(), now);
  await store.commit(turn('1', 0, deeds));
  await store.shown('telegram:ayse:ayse', 1, 'm');
  await store.secrets.signIn('a1@example.org', 'guess', chat(), now);
  await Promise.all([
    read.held(now),
    read.order('o-new'),
    read.orders('a1', page),
    read.intent('i-new'),
  ]);
  await Promise.all([read.account('a1'), read.methods(), read.balance('a1'), read.access('o-new')]);
  await Promise.all([read.awaiting(page), read.unprovisioned(page), read.deadLetters(page)]);
  await Promise.all([due.toClose(now - day, now, 5), due.ending(now + day, 5), read.handoff('t')]);
  await outbox.claim(['telegram', 'web'], now, minute, 5);
  await outbox.revive('telegram:ayse:ayse', now);
  await store.pool.level('ETH/ethereum');
}

describe('every question and every write', () => {
  it('goes through an index, so that a million orders slow nothing down', async () => {
    points.arm();
    await everything();
    const statements = [...new Set(points.seen())].filter((text) =>
      /^(WITH|SELECT|UPDATE|INSERT)/.test(text),
    );
    const adapter = await (await adapterFor(url)).connect();
    const scans: string[] = [];
    for (const text of statements) {
      const args = [...text.matchAll(/\?/g)].map(() => null);
      const argTypes = args.map(() => ({ scalarType: 'unknown', arity: 'scalar' }) as const);
      const plan = await adapter.queryRaw({ sql: `EXPLAIN QUERY PLAN ${text}`, args, argTypes });
      const steps = plan.rows.map((row) => String(row[3]));
      const bad = steps.filter((step) => {
        const [, table = ''] = /^SCAN (\S+)/.exec(step) ?? [];
        return table !== '' && !small.test(table) && !/CONSTANT ROW/.test(step);
      });
      scans.push(...bad.map((step) => `${step}: ${text}`));
    }
    await adapter.dispose();
    expect(statements.length).toBeGreaterThan(40);
    expect(scans).toEqual([]);
  }, 60_000);
});
