import { copyFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Deed } from '../../core/domain/deeds.js';
import { backup } from '../../core/store/backup.js';
import { type OpenStore, openStore } from '../../core/store/prisma.js';
import { addresses, dataKey, intent, now, order, withOrder } from './fixtures.js';

let folder = '';
let path = '';
let store: OpenStore;

const reopen = async () => {
  store = await openStore({ url: `file:${path}`, dataKey });
};
const topUp = async (count: number) => {
  const { next } = await store.pool.level('ETH/ethereum');
  await store.pool.add('ETH/ethereum', addresses('ETH/ethereum', next, count));
};
const open = (id: string, of = 'o1'): Promise<string> => {
  const deed: Deed = { deed: 'intent', intent: intent(id, of), was: 0 };
  return store.apply([deed], now);
};
const indexOf = async (id: string) => (await store.read.intent(id))?.addressIndex;

/** Stops, and puts the backup in the place of the database. */
async function restore(from: string): Promise<void> {
  await store.close();
  for (const end of ['-wal', '-shm']) await rm(`${path}${end}`, { force: true });
  await copyFile(from, path);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotdesk-restore-'));
  path = join(folder, 'shop.db');
  await reopen();
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

describe('a backup', () => {
  it('brings back every order, and no address that was given since', async () => {
    await withOrder(store);
    await store.apply([{ deed: 'order', order: order('o2'), was: 0 }], now);
    await topUp(3);
    await open('i0');
    const file = join(folder, 'copy.db');
    await backup(`file:${path}`, file);
    const given: (number | undefined)[] = [];
    for (const id of ['i1', 'i2', 'i3', 'i4']) {
      if (id === 'i3') await topUp(3);
      expect(await open(id)).toBe('done');
      given.push(await indexOf(id));
    }
    await restore(file);
    await reopen();

    expect(store.skipped).toEqual([{ method: 'ETH/ethereum', next: 6 }]);
    const { items } = await store.read.orders('a1', { offset: 0, limit: 9 });
    expect(items.map((item) => item.order.id)).toEqual(['o2', 'o1']);
    expect(await store.pool.level('ETH/ethereum')).toEqual({ free: 0, next: 6 });
    await topUp(3);
    expect(await open('again')).toBe('done');
    expect(given).not.toContain(await indexOf('again'));
    expect(await indexOf('again')).toBe(6);
  });

  it('that no address was added after is no reason to skip any that is free', async () => {
    await withOrder(store);
    await topUp(2);
    const file = join(folder, 'copy.db');
    await backup(`file:${path}`, file);
    await restore(file);
    await reopen();
    expect(store.skipped).toEqual([]);
    expect((await store.pool.level('ETH/ethereum')).free).toBe(2);
  });

  it('restored on a machine without the mark file keeps a distance', async () => {
    await withOrder(store);
    await topUp(3);
    await open('i0');
    await store.close();
    await rm(`${path}.marks`);
    await reopen();
    expect(store.skipped).toEqual([{ method: 'ETH/ethereum', next: 203 }]);
  });

  it('takes a damaged mark file, or that of another database, for none', async () => {
    await withOrder(store);
    await topUp(1);
    await open('i0');
    await store.close();
    await writeFile(`${path}.marks`, '{"instance": ');
    await reopen();
    expect(store.skipped).toEqual([{ method: 'ETH/ethereum', next: 201 }]);
    await store.close();
    const marks = JSON.parse(await readFile(`${path}.marks`, 'utf8'));
    await writeFile(`${path}.marks`, JSON.stringify({ ...marks, instance: 'other' }));
    await reopen();
    expect(store.skipped).toEqual([{ method: 'ETH/ethereum', next: 401 }]);
  });

  it('refuses to overwrite a file, and PostgreSQL', async () => {
    const file = join(folder, 'copy.db');
    await writeFile(file, 'something');
    await expect(backup(`file:${path}`, file)).rejects.toThrow();
    await expect(backup('postgresql://x', file)).rejects.toThrow('pg_dump');
  });
});

describe('opening again', () => {
  it('skips nothing when nothing happened', async () => {
    await withOrder(store);
    await topUp(3);
    await open('i0');
    await store.close();
    await reopen();
    expect(store.skipped).toEqual([]);
    await open('i1');
    expect(await indexOf('i1')).toBe(1);
  });

  it('skips what an earlier database gave when a new one takes its place', async () => {
    await withOrder(store);
    await topUp(3);
    await store.close();
    for (const end of ['', '-wal', '-shm']) await rm(`${path}${end}`, { force: true });
    await reopen();
    expect(store.skipped).toEqual([{ method: 'ETH/ethereum', next: 3 }]);
  });

  it('frees addresses that a crash left between being saved and being marked', async () => {
    await withOrder(store);
    await rename(`${path}.marks`, `${path}.aside`);
    await expect(topUp(2)).rejects.toThrow('is gone while the store is open');
    expect(await store.pool.level('ETH/ethereum')).toEqual({ free: 0, next: 2 });
    await store.close();
    await rename(`${path}.aside`, `${path}.marks`);
    await reopen();
    expect(store.skipped).toEqual([]);
    expect(await store.pool.level('ETH/ethereum')).toEqual({ free: 2, next: 2 });
  });
});
