import { setTimeout as pause } from 'node:timers/promises';
import { type AdapterFactory, causeOf, type Database, statements, undo } from './database.js';

/** How long a writer waits for another process, ms. */
const patience = 10_000;

/** A short wait inside the driver blocks the event loop, and with it a writer of the same process. */
const driverWait = 20;

/** The driver adapter for a file, for writing (`driverWait`) and reading. */
export async function sqliteFactory(url: string): Promise<AdapterFactory> {
  const { PrismaBetterSqlite3 } = await import('@prisma/adapter-better-sqlite3');
  return new PrismaBetterSqlite3({ url, timeout: driverWait });
}

/**
 * Settings of every connection. FULL: an acknowledged turn survives a power cut, not only a killed process.
 * The benchmark's floor uses the same.
 */
export const pragmas = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
] as const;

/**
 * SQLite through one connection. Its statements belong to whoever began the transaction, so everything that uses
 * the connection waits its turn.
 */
export async function sqliteDatabase(factory: AdapterFactory): Promise<Database> {
  const adapter = await factory.connect();
  const sql = statements(adapter, (text) => text);
  const inTurn = turns();
  for (const pragma of pragmas) await patiently(() => sql.rows(pragma));
  return {
    dialect: 'sqlite',
    skipLocked: '',
    rows: (text, ...values) => inTurn(() => patiently(() => sql.rows(text, ...values))),
    run: (text, ...values) => inTurn(() => patiently(() => sql.run(text, ...values))),
    write: (work) => inTurn(() => transaction(sql, () => work({ ...sql, lock: async () => {} }))),
    close: () => inTurn(() => adapter.dispose()),
  };
}

async function transaction<T>(
  sql: ReturnType<typeof statements>,
  work: () => Promise<{ keep: boolean; value: T }>,
): Promise<T> {
  try {
    await patiently(() => sql.run('BEGIN IMMEDIATE'));
    const verdict = await work();
    await sql.run(verdict.keep ? 'COMMIT' : 'ROLLBACK');
    return verdict.value;
  } catch (error) {
    return undo(() => rollBack(sql), error);
  }
}

/** A transaction that did not begin, or was committed although an error came back, has nothing to roll back. */
async function rollBack(sql: ReturnType<typeof statements>): Promise<void> {
  try {
    await sql.run('ROLLBACK');
  } catch (error) {
    if (!String(causeOf(error)?.['originalMessage']).includes('no transaction is active'))
      throw error;
  }
}

/** Runs one piece of work after the other. */
function turns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Tries again while another process writes, without blocking this one. */
async function patiently<T>(statement: () => Promise<T>): Promise<T> {
  const until = performance.now() + patience;
  for (let wait = 1; ; wait = Math.min(wait * 2, 50)) {
    try {
      return await statement();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      await pause(wait);
    }
  }
}

function isBusy(error: unknown): boolean {
  return causeOf(error)?.['kind'] === 'SocketTimeout';
}
