import { randomUUID } from 'node:crypto';
import type { Database, Sql } from './database.js';
import type { MarkFile, Marks } from './marks.js';
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
    for (const { method, given, reserved } of await known(sql, file)) {
      const mark = file?.reserved[method] ?? -1;
      const beyond = blind && given >= 0 ? Math.max(given, reserved) + distance : -1;
      const last = Math.max(mark, beyond);
      if (last <= reserved) continue;
      await skip(sql, method, last);
      skipped.push({ method, next: last + 1 });
    }
    await marks?.write({ instance, reserved: await reservations(sql) });
    return { keep: true, value: skipped };
  });
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

type Known = { method: string; given: number; reserved: number };

async function known(sql: Sql, file: MarkFile | undefined): Promise<Known[]> {
  const given = new Map(
    (await sql.rows('SELECT method, MAX(address_index) AS n FROM intent GROUP BY method')).map((row) => [
      text(row, 'method'),
      integer(row, 'n'),
    ]),
  );
  const reserved = new Map(Object.entries(await reservations(sql)));
  const methods = new Set([...given.keys(), ...reserved.keys(), ...Object.keys(file?.reserved ?? {})]);
  return [...methods].map((method) => ({
    method,
    given: given.get(method) ?? -1,
    reserved: reserved.get(method) ?? -1,
  }));
}

async function reservations(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql.rows('SELECT method, reserved FROM pool');
  return Object.fromEntries(rows.map((row) => [text(row, 'method'), integer(row, 'reserved')]));
}

async function skip(sql: Sql, method: string, last: number): Promise<void> {
  await sql.run(
    `UPDATE address SET taken = 'skipped' WHERE method = ? AND taken IS NULL AND position <= ?`,
    method,
    last,
  );
  await sql.run(
    `INSERT INTO pool (method, reserved, floor) VALUES (?, ?, ?) ON CONFLICT (method)
      DO UPDATE SET reserved = excluded.reserved, floor = excluded.floor`,
    method,
    last,
    last + 1,
  );
}
