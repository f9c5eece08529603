import type { MethodId } from '../domain/methods.js';
import type { Receiving } from '../domain/receiving.js';
import type { Database, Sql } from './database.js';
import type { Marks } from './marks.js';
import { insertion, integer, text, textOrNull } from './rows.js';
import type { Store } from './store.js';

export type Given = { index: number; address: string; reference: string | null };

/** Receiving addresses that a job derives ahead and instructions claim. */
export type Pool = Store['pool'] & {
  /** Gives the lowest free address to an instruction, for ever; undefined when none is left. */
  claim: (sql: Sql, method: MethodId, intent: string) => Promise<Given | undefined>;
};

/** `marks` is absent where there is no file beside the database (PostgreSQL). */
export function addressPool(database: Database, marks: Marks | undefined): Pool {
  return {
    claim: async (sql, method, intent) => {
      const [row] = await sql.rows(claiming(database.skipLocked), intent, method, method);
      if (row === undefined) return undefined;
      const index = integer(row, 'position');
      return { index, address: text(row, 'address'), reference: textOrNull(row, 'reference') };
    },
    level: async (method) => {
      const [row = {}] = await database.rows(levels, method, method, method);
      return {
        free: integer(row, 'free'),
        next: Math.max(integer(row, 'beyond'), integer(row, 'floor')),
      };
    },
    add: async (method, addresses) => {
      await insert(database, method, addresses, marks === undefined ? null : 'unmarked');
      if (marks !== undefined) await database.write((sql) => release(sql, marks, method));
    },
  };
}

function claiming(skipLocked: string): string {
  return `UPDATE address SET taken = ? WHERE method = ? AND position = (SELECT position FROM address
    WHERE method = ? AND taken IS NULL ORDER BY position LIMIT 1${skipLocked}) RETURNING position, address, reference`;
}

const levels = `SELECT (SELECT COUNT(*) FROM address WHERE method = ? AND taken IS NULL) AS free,
  COALESCE((SELECT MAX(position) + 1 FROM address WHERE method = ?), 0) AS beyond,
  COALESCE((SELECT floor FROM pool WHERE method = ?), 0) AS floor`;

function insert(
  database: Database,
  method: MethodId,
  addresses: readonly Receiving[],
  taken: 'unmarked' | null,
): Promise<void> {
  return database.write(async (sql) => {
    for (const { index, path, address, reference = null } of addresses) {
      const row = { method, position: index, path, address, reference, taken };
      await sql.run(...insertion('address', row));
    }
    return { keep: true, value: undefined };
  });
}

/**
 * Addresses can be given once the mark file covers them. It is raised after they are saved and before they are freed:
 * a crash between the two leaves it behind the database, and only a restore leaves it ahead.
 */
export async function release(
  sql: Sql,
  marks: Marks,
  method: string,
): Promise<{ keep: true; value: undefined }> {
  const [row = {}] = await sql.rows(
    'SELECT MAX(position) AS n FROM address WHERE method = ?',
    method,
  );
  if (row['n'] != null) await marks.raise(method, integer(row, 'n'));
  await sql.run(`UPDATE address SET taken = NULL WHERE method = ? AND taken = 'unmarked'`, method);
  return { keep: true, value: undefined };
}
