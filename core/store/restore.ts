import { randomUUID } from 'node:crypto';
import type { Database, Sql } from './database.js';
import type { MarkFile, Marks } from './marks.js';
import { release } from './pool.js';
import { integer, text } from './rows.js';

/** How far to go when nobody knows how many addresses were given since the backup. */
const distance = 200;

/** Addresses of a method that are not given any more because the database is older than what was given. */
export type Skipped = { method: string; next: number };

const instanceName = '#instance';

/**
 * Compares the database with its mark file and skips what may have been given by a later state of it. Without a mark
 * (another machine, PostgreSQL with `restored`) it keeps a fixed distance.
 */
export function skipAfterRestore(
  database: Database,
  marks: Marks | undefined,
  restored: boolean,
): Promise<Skipped[]> {
  return database.write(async (sql) => {
    const instance = await instanceOf(sql);
    const file = await marks?.read();
    const blind = restored || (marks !== undefined && file?.instance !== instance);
    const skipped: Skipped[] = [];
    for (const method of await known(sql, file)) {
      const last = lastToSkip(method, file?.highest[method.name] ?? -1, blind);
      if (last === undefined) continue;
      await skip(sql, method.name, last);
      skipped.push({ method: method.name, next: last + 1 });
    }
    if (marks !== undefined) await renew(sql, marks, instance, file, skipped);
    return { keep: true, value: skipped };
  });
}

/** `highest` index the database knows of, and whether any was ever given. */
type Known = { name: string; highest: number; given: boolean };

function lastToSkip({ highest, given }: Known, mark: number, blind: boolean): number | undefined {
  const last = Math.max(mark, blind && given ? highest + distance : -1);
  return last > highest ? last : undefined;
}

async function instanceOf(sql: Sql): Promise<string> {
  await sql.run(
    'INSERT INTO cursor (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING',
    instanceName,
    randomUUID(),
  );
  const [row = {}] = await sql.rows('SELECT value FROM cursor WHERE name = ?', instanceName);
  return text(row, 'value');
}

async function known(sql: Sql, file: MarkFile | undefined): Promise<Known[]> {
  const rows =
    await sql.rows(`SELECT method, MAX(position) AS n, COUNT(taken) AS given FROM address GROUP BY method
    UNION ALL SELECT method, floor - 1, 0 FROM pool`);
  const names = new Set([
    ...rows.map((row) => text(row, 'method')),
    ...Object.keys(file?.highest ?? {}),
  ]);
  return [...names].map((name) => {
    const own = rows.filter((row) => row['method'] === name);
    return {
      name,
      highest: Math.max(-1, ...own.map((row) => integer(row, 'n'))),
      given: own.some((row) => integer(row, 'given') > 0),
    };
  });
}

async function skip(sql: Sql, method: string, last: number): Promise<void> {
  await sql.run(
    `UPDATE address SET taken = 'skipped' WHERE method = ? AND (taken IS NULL OR taken = 'unmarked')`,
    method,
  );
  await sql.run(
    'INSERT INTO pool (method, floor) VALUES (?, ?) ON CONFLICT (method) DO UPDATE SET floor = excluded.floor',
    method,
    last + 1,
  );
}

/** The file names this database from now on and covers what it may give. */
async function renew(
  sql: Sql,
  marks: Marks,
  instance: string,
  file: MarkFile | undefined,
  skipped: readonly Skipped[],
): Promise<void> {
  const beyond = Object.fromEntries(skipped.map(({ method, next }) => [method, next - 1]));
  await marks.write({ instance, highest: { ...file?.highest, ...beyond } });
  for (const row of await sql.rows('SELECT DISTINCT method FROM address')) {
    await release(sql, marks, text(row, 'method'));
  }
}
