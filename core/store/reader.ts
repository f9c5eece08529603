import { spendable } from '../domain/ledger.js';
import type { MethodId } from '../domain/methods.js';
import { type Database, storable } from './database.js';
import type { PrismaClient } from './generated/sqlite/client.js';
import { countInstructions, countUnpaid } from './guards.js';
import type { Keys } from './keys.js';
import { recipientOf } from './outbox.js';
import { accountOf, cents, fileOf, handoffOf, integer, intentOf, rateOf, text } from './rows.js';
import { unseal } from './seal.js';
import type { Page, Reader } from './store.js';

/** Everything that hangs on an order, in the order in which it was given. */
export const withFile = {
  intents: { orderBy: { position: 'asc' } },
  rental: true,
  account: true,
} as const;

export type ReaderTools = { keys: readonly Keys[]; methods: readonly MethodId[] };

/** Sums and counts are raw queries, because a step asks them on every turn; files come through Prisma. */
export function reader(database: Database, client: PrismaClient, tools: ReaderTools): Reader {
  return { ...sums(database), ...files(client, tools), ...forStaff(client) };
}

type Sums = Pick<Reader, 'held' | 'unpaidOrders' | 'instructionsSince' | 'balance'>;

function sums(database: Database): Sums {
  const count = async (statement: string, ...values: (string | number)[]) => {
    const [row = {}] = await database.rows(statement, ...values);
    return integer(row, 'n');
  };
  return {
    held: async (now, except = '') => {
      const rows = await database.rows(
        'SELECT gpu, SUM(lots) AS n FROM orders WHERE held_until > ? AND id <> ? GROUP BY gpu',
        now,
        except,
      );
      return new Map(rows.map((row) => [text(row, 'gpu'), integer(row, 'n')]));
    },
    unpaidOrders: (account) => count(countUnpaid, account),
    instructionsSince: (account, since) => count(countInstructions, account, since),
    balance: async (account) => {
      const statement = 'SELECT SUM(cents) AS n FROM posting WHERE account = ?';
      const [row = {}] = await database.rows(statement, `balance:${account}`);
      return spendable(cents(row, 'n'));
    },
  };
}

type Files = Omit<Reader, keyof Sums | keyof ForStaff>;

function files(client: PrismaClient, { keys, methods }: ReaderTools): Files {
  const byId = (id: string) => ({ where: { id: storable(id) } });
  return {
    order: async (id) => {
      const row = await client.order.findUnique({ ...byId(id), include: withFile });
      return row === null ? undefined : fileOf(row);
    },
    orders: (account, page) => ordersOf(client, storable(account), page),
    intent: async (id) => {
      const row = await client.intent.findUnique(byId(id));
      return row === null ? undefined : intentOf(row);
    },
    account: async (id) => {
      const row = await client.account.findUnique(byId(id));
      return row === null ? undefined : accountOf(row);
    },
    methods: () => methodStates(client, methods),
    access: async (order) => {
      const row = await client.access.findUnique({ where: { orderId: storable(order) } });
      return row === null ? undefined : unseal(keys, row.sealed);
    },
    handoff: async (token) => {
      const row = await client.handoff.findUnique({ where: { token: storable(token) } });
      return row === null ? undefined : handoffOf(row);
    },
  };
}

/** Orders of an account are numbered from 1, so that a page is a range of an index and the total is its end. */
async function ordersOf(client: PrismaClient, accountId: string, page: Page) {
  const newest = await client.order.aggregate({ where: { accountId }, _max: { position: true } });
  const total = newest._max.position ?? 0;
  const rows = await client.order.findMany({
    where: { accountId, position: { lte: total - page.offset } },
    orderBy: { position: 'desc' },
    take: page.limit,
    include: withFile,
  });
  return { items: rows.map(fileOf), total };
}

async function methodStates(client: PrismaClient, methods: readonly MethodId[]) {
  const where = { method: { in: [...methods] } };
  const [rates, free] = await Promise.all([
    client.rate.findMany({ where }),
    client.address.groupBy({ by: ['method'], where: { ...where, taken: null }, _count: true }),
  ]);
  const rate = new Map(rates.map((row) => [row.method, rateOf(row)]));
  const left = new Map(free.map((row) => [row.method, row._count]));
  return methods.map((method) => ({
    method,
    rate: rate.get(method),
    freeAddresses: left.get(method) ?? 0,
  }));
}

type ForStaff = Pick<Reader, 'awaiting' | 'unprovisioned' | 'deadLetters'>;

function forStaff(client: PrismaClient): ForStaff {
  const window = (page: Page) => ({ skip: page.offset, take: page.limit });
  return {
    awaiting: async (page) => {
      const where = { status: 'placed', reportedAt: { not: null } };
      const orderBy = [{ reportedAt: 'asc' }, { id: 'asc' }] as const;
      const query = { where, orderBy: [...orderBy], include: withFile, ...window(page) };
      const [rows, total] = await Promise.all([
        client.order.findMany(query),
        client.order.count({ where }),
      ]);
      return { items: rows.map(fileOf), total };
    },
    unprovisioned: async (page) => {
      const where = { status: { in: ['waiting', 'preparing'] } };
      const orderBy = [{ since: 'asc' }, { orderId: 'asc' }] as const;
      const include = { order: { include: withFile } };
      const query = { where, orderBy: [...orderBy], include, ...window(page) };
      const [rows, total] = await Promise.all([
        client.rental.findMany(query),
        client.rental.count({ where }),
      ]);
      return { items: rows.map((row) => fileOf(row.order)), total };
    },
    deadLetters: async (page) => {
      const where = { state: 'dead' };
      const query = { where, orderBy: { seq: 'asc' } as const, ...window(page) };
      const [rows, total] = await Promise.all([
        client.outbox.findMany(query),
        client.outbox.count({ where }),
      ]);
      const items = rows.map(({ key, queue, notice, subject, dueAt, why }) => ({
        key,
        recipient: recipientOf(queue),
        notice,
        subject,
        dueAt: Number(dueAt),
        why: why ?? '',
      }));
      return { items, total };
    },
  };
}
