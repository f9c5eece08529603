import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, Dialect, Row, Sql } from './database.js';

type Migration = { name: string; script: string; checksum: string };

/** Prisma's own table, so that `prisma migrate status` agrees with what was done here. */
const ledger = {
  sqlite: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL,
    "finished_at" DATETIME, "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME,
    "started_at" DATETIME NOT NULL DEFAULT current_timestamp, "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`,
  postgresql: `CREATE TABLE IF NOT EXISTS "_prisma_migrations" ("id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL, "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`,
} as const satisfies Record<Dialect, string>;

/** Where the committed migrations of a database are, from the sources and from a build alike. */
export function migrationsFolder(dialect: Dialect): string {
  let at = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(at, 'prisma', 'schema.prisma'))) {
    const above = dirname(at);
    if (above === at) throw new Error('the folder "prisma" with the migrations is missing');
    at = above;
  }
  return dialect === 'sqlite'
    ? join(at, 'prisma', 'migrations')
    : join(at, 'prisma', 'postgresql', 'migrations');
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const script = await readFile(join(folder, name, 'migration.sql'), 'utf8');
      return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the newest migration, all of them in one transaction under a lock; several processes may
 * start at once. Throws, in words, when the database was migrated by other files than these.
 */
export async function migrate(
  database: Database,
  folder = migrationsFolder(database.dialect),
): Promise<void> {
  const migrations = await readMigrations(folder);
  await database.write(async (sql) => {
    await sql.lock('migrations');
    await sql.run(ledger[database.dialect]);
    const applied = await sql.rows(
      'SELECT * FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    for (const row of applied) check(row, migrations);
    const done = new Set(applied.map((row) => row['migration_name']));
    for (const migration of migrations) {
      if (!done.has(migration.name)) await apply(sql, migration, database.dialect);
    }
    return { keep: true, value: undefined };
  });
}

function check(row: Row, migrations: readonly Migration[]): void {
  const name = String(row['migration_name']);
  const known = migrations.find((migration) => migration.name === name);
  if (row['finished_at'] === null) {
    throw new Error(
      `migration ${name} failed before it was finished; restore a backup or resolve it by hand`,
    );
  }
  if (known === undefined) {
    throw new Error(
      `the database has migration ${name}, which this version does not know: it is newer`,
    );
  }
  if (known.checksum !== row['checksum']) {
    throw new Error(`migration ${name} was changed after it was applied to this database`);
  }
}

async function apply(sql: Sql, migration: Migration, dialect: Dialect): Promise<void> {
  for (const statement of statementsOf(migration.script)) await sql.run(statement);
  const now = dialect === 'sqlite' ? `CAST(unixepoch('subsec') * 1000 AS INTEGER)` : 'now()';
  await sql.run(
    `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
      VALUES (?, ?, ${now}, ?, ${now}, 1)`,
    randomUUID(),
    migration.checksum,
    migration.name,
  );
}

/** A migration's statements: each ends with a semicolon at the end of a line, as Prisma writes them. */
function statementsOf(script: string): string[] {
  return script
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
