import type { MethodId } from '../domain/methods.js';
import type { Database, Sql } from './database.js';
import type { Marks } from './marks.js';
import { insertion, integer, text, textOrNull } from './rows.js';
import type { Store } from './store.js';

/** How many addresses one write of the mark file covers. */
const stride = 20;

export type Given = { index: number; address: string; reference: string | null };

/** Receiving addresses that a job derives ahead and instructions claim. */
export type Pool = Store['pool'] & {
  /** Gives the lowest free address to an instruction, for ever; undefined when none is left. */
  claim: (sql: Sql, method: MethodId, intent: string) => Promise<Given | undefined>;
};

/** `marks` is absent where the database keeps its own history (PostgreSQL). */
export function addressPool(database: Database, marks: Marks | undefined): Pool {
  return {
    claim: async (sql, method, intent) => {
      const [row] = await sql.rows(claiming(database.skipLocked), intent, method, method);
      if (row === undefined) return undefined;
      const index = integer(row, 'position');
      if (marks !== undefined) await reserve(sql, marks, method, index);
      return { index, address: text(row, 'address'), reference: textOrNull(row, 'reference') };
    },
    level: async (method) => {
      const [row = {}] = await database.rows(levels, method, method, method);
      return {
        free: integer(row, 'free'),
        next: Math.max(integer(row, 'beyond'), integer(row, 'floor')),
      };
    },
    add: (method, addresses) =>
      database.write(async (sql) => {
        for (const { index, path, address, reference } of addresses) {
          const row = { method, position: index, path, address, reference: reference ?? null };
          await sql.run(...insertion('address', row));
        }
        return { keep: true, value: undefined };
      }),
  };
}

function claiming(skipLocked: string): string {
  return `UPDATE address SET taken = ? WHERE method = ? AND position = (SELECT position FROM address
    WHERE method = ? AND taken IS NULL ORDER BY position LIMIT 1${skipLocked}) RETURNING position, address, reference`;
}

const levels = `SELECT (SELECT COUNT(*) FROM address WHERE method = ? AND taken IS NULL) AS free,
  COALESCE((SELECT MAX(position) + 1 FROM address WHERE method = ?), 0) AS beyond,
  COALESCE((SELECT floor FROM pool WHERE method = ?), 0) AS floor`;

/** Before an index beyond the mark is given, the mark goes ahead of it, outside of the database. */
async function reserve(sql: Sql, marks: Marks, method: MethodId, index: number): Promise<void> {
  const [row] = await sql.rows('SELECT reserved FROM pool WHERE method = ?', method);
  if (row !== undefined && index <= integer(row, 'reserved')) return;
  const reserved = index + stride;
  await marks.raise(method, reserved);
  await sql.run(
    `INSERT INTO pool (method, reserved, floor) VALUES (?, ?, 0)
      ON CONFLICT (method) DO UPDATE SET reserved = excluded.reserved`,
    method,
    reserved,
  );
}
