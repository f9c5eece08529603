import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type MethodId, methodIds } from '../domain/methods.js';
import type { AttemptLimit } from './attempts.js';
import { commits } from './commit.js';
import { conversations } from './conversations.js';
import { type AdapterFactory, type Database, dialectOf } from './database.js';
import { due } from './due.js';
import type { PrismaClient as SqliteClient } from './generated/sqlite/client.js';
import { keysFrom } from './keys.js';
import { marksBeside } from './marks.js';
import { migrate } from './migrate.js';
import { outbox } from './outbox.js';
import { addressPool } from './pool.js';
import { postgresqlDatabase, postgresqlFactory } from './postgresql.js';
import { reader } from './reader.js';
import { recognise } from './recognise.js';
import { type Skipped, skipAfterRestore } from './restore.js';
import { secrets } from './secrets.js';
import { cursors, forgetOld, handoffs, rates } from './small.js';
import { sqliteDatabase, sqliteFactory } from './sqlite.js';
import type { Store } from './store.js';

export type StoreOptions = {
  /** `file:data/lotdesk.db` or `postgresql://...` */
  url: string;
  /** 32 bytes: encrypts access details and blinds what is stored of passwords. */
  dataKey: Uint8Array;
  /** Earlier data keys: what they sealed can still be read, and who registered under them can still sign in. */
  oldDataKeys?: readonly Uint8Array[];
  /** The methods the shop offers, in its order; all by default. */
  shopMethods?: readonly MethodId[];
  /** Sign-in attempts for each e-mail and each person; 5 in 15 minutes by default. */
  signIn?: AttemptLimit;
  /** The database was restored from a backup and cannot know it (PostgreSQL): leave a distance of addresses. */
  restored?: boolean;
  /** Instead of the driver adapter that belongs to `url`, such as one that fails on purpose. */
  adapter?: AdapterFactory;
};

/** A store, and what was found when it was opened. */
export type OpenStore = Store & {
  /** Addresses that are skipped because the database came from a backup, for the log of the start. */
  skipped: readonly Skipped[];
  /** Deletes what is kept for a while only; to be called now and then. */
  forgetOld: (now: number) => Promise<void>;
};

const defaultLimit: AttemptLimit = { attempts: 5, windowMs: 15 * 60_000 };

/** The driver adapter for a database, to be wrapped and passed as `adapter`. Loads only the one that is needed. */
export function adapterFor(url: string): Promise<AdapterFactory> {
  return dialectOf(url) === 'sqlite' ? sqliteFactory(url) : postgresqlFactory(url);
}

/** Opens a database and brings it up to date. Throws, in words, when it cannot be used. */
export async function openStore(options: StoreOptions): Promise<OpenStore> {
  const { url, restored = false } = options;
  const keys = [options.dataKey, ...(options.oldDataKeys ?? [])].map(keysFrom);
  const sqlite = dialectOf(url) === 'sqlite';
  const path = url.replace(/^file:/, '');
  if (sqlite) await mkdir(dirname(path), { recursive: true });
  const factory = options.adapter ?? (await adapterFor(url));
  const database = await (sqlite ? sqliteDatabase(factory) : postgresqlDatabase(factory));
  try {
    await migrate(database);
    await recognise(database, keys);
    const marks = sqlite ? marksBeside(path) : undefined;
    const skipped = await skipAfterRestore(database, marks, restored);
    const client = await clientFor(database, factory);
    const pool = addressPool(database, marks);
    return { ...assemble(database, client, options, keys, pool), skipped };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function assemble(
  database: Database,
  client: SqliteClient,
  options: StoreOptions,
  keys: ReturnType<typeof keysFrom>[],
  { claim, ...pool }: ReturnType<typeof addressPool>,
): Omit<OpenStore, 'skipped'> {
  const [current = keysFrom(options.dataKey)] = keys;
  const methods = options.shopMethods ?? methodIds;
  let closed: Promise<void> | undefined;
  return {
    ...conversations(database),
    ...commits(database, { pool: { claim, ...pool }, keys: current }),
    read: reader(database, client, { keys, methods }),
    secrets: secrets(database, keys, options.signIn ?? defaultLimit),
    handoffs: handoffs(database),
    outbox: outbox(database),
    pool,
    rates: rates(database),
    due: due(client),
    cursor: cursors(database),
    forgetOld: (now) => forgetOld(database, now),
    close: () => {
      closed ??= client.$disconnect().then(() => database.close());
      return closed;
    },
  };
}

/**
 * Prisma's client, on connections of its own: on the writer's it would read what is not committed yet. Both clients
 * come from one schema and differ in nothing that the store uses, so that one type serves for both.
 */
async function clientFor(database: Database, adapter: AdapterFactory): Promise<SqliteClient> {
  if (database.dialect === 'sqlite') {
    const { PrismaClient } = await import('./generated/sqlite/client.js');
    return new PrismaClient({ adapter });
  }
  const { PrismaClient } = await import('./generated/postgresql/client.js');
  return new PrismaClient({ adapter }) as unknown as SqliteClient;
}
