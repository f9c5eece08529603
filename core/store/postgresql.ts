import {
  type AdapterFactory,
  causeOf,
  type Database,
  type Sql,
  statements,
  undo,
} from './database.js';

export async function postgresqlFactory(url: string): Promise<AdapterFactory> {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  return new PrismaPg({ connectionString: url });
}

/** PostgreSQL through a pool of connections; a transaction has one of its own. */
export async function postgresqlDatabase(factory: AdapterFactory): Promise<Database> {
  const adapter = await factory.connect();
  const numbered = placeholders();
  return {
    dialect: 'postgresql',
    skipLocked: ' FOR UPDATE SKIP LOCKED',
    ...statements(adapter, numbered),
    note: statements(adapter, numbered).run,
    write: async (work) => {
      const transaction = await adapter.startTransaction();
      const sql = statements(transaction, numbered);
      try {
        const verdict = await work({ ...sql, lock: lockWith(sql) });
        await sql.run(verdict.keep ? 'COMMIT' : 'ROLLBACK');
        await transaction.commit();
        return verdict.value;
      } catch (error) {
        return undo(() => sql.run('ROLLBACK').finally(() => transaction.rollback()), error);
      }
    },
    close: () => adapter.dispose(),
  };
}

function lockWith(sql: Pick<Sql, 'run'>): Sql['lock'] {
  return async (name) => {
    await sql.run('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', name);
  };
}

/** `?` becomes `$1`, `$2`, ...; no statement of the store has a question mark in a literal. */
function placeholders(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    let count = 0;
    const numbered = text.replace(/\?/g, () => `$${++count}`);
    known.set(text, numbered);
    return numbered;
  };
}

/** Two transactions that wait for each other, or that read what the other wrote: one is told to begin again. */
export function mustBeginAgain(error: unknown): boolean {
  const code = causeOf(error)?.['originalCode'];
  return code === '40P01' || code === '40001';
}
