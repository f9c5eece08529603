import { setTimeout as pause } from 'node:timers/promises';
import { type AdapterFactory, causeOf, type Database, type Sql, statements } from './database.js';
import { groups } from './groups.js';

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
 * SQLite through two connections: one writes, in a queue, and one reads what is committed. Under load, writes that wait
 * for each other share one transaction and so one sync of the disk (`groups.ts`).
 */
export async function sqliteDatabase(factory: AdapterFactory): Promise<Database> {
  const [writer, reader] = [await factory.connect(), await factory.connect()];
  const sql = statements(writer, (text) => text);
  const reading = statements(reader, (text) => text);
  for (const pragma of pragmas) {
    await patiently(() => sql.rows(pragma));
    await patiently(() => reading.rows(pragma));
  }
  const { write, single } = groups({
    begin: () => patiently(() => sql.run('BEGIN IMMEDIATE')),
    run: (text) => sql.run(text),
    isOver: (error) =>
      String(causeOf(error)?.['originalMessage']).includes('no transaction is active'),
  });
  return {
    dialect: 'sqlite',
    skipLocked: '',
    rows: (text, ...values) =>
      isRead(text)
        ? patiently(() => reading.rows(text, ...values))
        : single(() => patiently(() => sql.rows(text, ...values))),
    run: (text, ...values) => single(() => patiently(() => sql.run(text, ...values))),
    note: (text, ...values) =>
      single((how) => {
        const statement = () => patiently(() => sql.run(text, ...values));
        return how === 'bare' ? unsynced(sql, statement) : statement();
      }),
    write: (work) => write(() => work({ ...sql, lock: async () => {} })),
    close: async () => {
      await single(async () => undefined);
      await Promise.all([writer.dispose(), reader.dispose()]);
    },
  };
}

/** Runs a statement without waiting for the disk; what follows waits for both (SQLite, PRAGMA synchronous in WAL). */
async function unsynced<T>(sql: Omit<Sql, 'lock'>, statement: () => Promise<T>): Promise<T> {
  await sql.rows('PRAGMA synchronous = NORMAL');
  try {
    return await statement();
  } finally {
    await sql.rows('PRAGMA synchronous = FULL');
  }
}

function isRead(text: string): boolean {
  return /^\s*SELECT\b/i.test(text);
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
