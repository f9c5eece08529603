import type { Deed } from '../domain/deeds.js';
import type { Sql } from './database.js';
import { integer } from './rows.js';

type Guard = Extract<Deed, { deed: 'hold' | 'limit' }>;

export function isGuard(deed: Deed): deed is Guard {
  return deed.deed === 'hold' || deed.deed === 'limit';
}

/** Whether stock and limits leave room. Whoever else wants the same stock or account waits for the end of this. */
export async function guard(sql: Sql, guards: readonly Guard[], now: number): Promise<boolean> {
  for (const name of [...new Set(guards.map(lockName))].sort()) await sql.lock(name);
  for (const entry of guards) {
    if (!(await holds(sql, entry, now))) return false;
  }
  return true;
}

function lockName(entry: Guard): string {
  return entry.deed === 'hold' ? `stock:${entry.gpu}` : `account:${entry.account}`;
}

async function holds(sql: Sql, entry: Guard, now: number): Promise<boolean> {
  if (entry.deed === 'hold') {
    const text = 'SELECT SUM(lots) AS n FROM orders WHERE held_until > ? AND gpu = ? AND id <> ?';
    const [row = {}] = await sql.rows(text, now, entry.gpu, entry.order);
    return Number(row['n'] ?? 0) + entry.lots <= entry.stock;
  }
  const [row = {}] = await counted(sql, entry);
  return integer(row, 'n') < entry.below;
}

function counted(sql: Sql, entry: Extract<Guard, { deed: 'limit' }>) {
  switch (entry.what) {
    case 'unpaid orders':
      return sql.rows(countUnpaid, entry.account);
    case 'instructions':
      return sql.rows(countInstructions, entry.account, entry.since);
    default:
      return entry satisfies never;
  }
}

export const countUnpaid = `SELECT COUNT(*) AS n FROM orders WHERE account_id = ? AND status = 'placed'`;
export const countInstructions =
  'SELECT COUNT(*) AS n FROM intent WHERE account_id = ? AND created_at > ?';
