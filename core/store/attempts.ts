import { z } from 'zod';
import type { Database, Sql } from './database.js';
import { text } from './rows.js';

/** At most `attempts` sign-ins in any `windowMs`, for each e-mail and for each person. */
export type AttemptLimit = { attempts: number; windowMs: number };

type Counted = { is: 'counted' } | { is: 'locked'; until: number };

const moments = z.array(z.int());

/**
 * Counts sign-ins before they are compared, so that parallel ones cannot slip through together. A locked one counts
 * for nothing. `forgive` takes back the one attempt that succeeded and not those before it: else whoever has an
 * account of their own with somebody's e-mail could clear the counter between guesses.
 */
export function attempts(database: Database, limit: AttemptLimit) {
  return {
    count: (names: readonly string[], now: number): Promise<Counted> =>
      database.write<Counted>(async (sql) => {
        for (const name of names) {
          const recent = await recentOf(sql, name, now - limit.windowMs);
          const oldest = recent.at(-limit.attempts);
          if (oldest !== undefined) {
            return { keep: false, value: { is: 'locked', until: oldest + limit.windowMs } };
          }
          await save(sql, name, [...recent, now]);
        }
        return { keep: true, value: { is: 'counted' } };
      }),
    forgive: (names: readonly string[], now: number): Promise<void> =>
      database.write(async (sql) => {
        for (const name of names) {
          const recent = await recentOf(sql, name, now - limit.windowMs);
          const mine = recent.lastIndexOf(now);
          await save(
            sql,
            name,
            recent.filter((_, at) => at !== mine),
          );
        }
        return { keep: true, value: undefined };
      }),
  };
}

/** The moments after `since`, in order; the row is locked by the write that comes first. */
async function recentOf(sql: Sql, name: string, since: number): Promise<number[]> {
  const [row] = await sql.rows(
    `INSERT INTO attempt (key, times, last) VALUES (?, '[]', 0)
      ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING times`,
    name,
  );
  if (row === undefined) throw new Error('an upsert returned no row');
  const times = moments.parse(JSON.parse(text(row, 'times')));
  return times.filter((at) => at > since).sort((a, b) => a - b);
}

async function save(sql: Sql, name: string, times: readonly number[]): Promise<void> {
  const last = Math.max(0, ...times);
  await sql.run(
    'UPDATE attempt SET times = ?, last = ? WHERE key = ?',
    JSON.stringify(times),
    last,
    name,
  );
}
