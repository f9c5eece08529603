import { dialectOf } from './database.js';
import { sqliteFactory } from './sqlite.js';

/**
 * Writes a whole, consistent copy of a SQLite database to a new file while the shop runs (`VACUUM INTO`). To restore
 * it, stop the shop and put the file in the database's place, without the old `-wal` and `-shm` files; leave the
 * `.marks` file where it is: it knows which addresses were given after the copy was made.
 * Throws when the file exists already, and for PostgreSQL, whose own tool is `pg_dump`.
 */
export async function backup(url: string, file: string): Promise<void> {
  if (dialectOf(url) !== 'sqlite')
    throw new Error('a PostgreSQL database is backed up with pg_dump');
  const adapter = await (await sqliteFactory(url)).connect();
  try {
    const argTypes = [{ scalarType: 'string', arity: 'scalar' } as const];
    await adapter.executeRaw({ sql: 'VACUUM INTO ?', args: [file], argTypes });
  } finally {
    await adapter.dispose();
  }
}
