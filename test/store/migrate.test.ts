import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../core/store/database.js';
import { migrate, migrationsFolder } from '../../core/store/migrate.js';
import { adapterFor } from '../../core/store/prisma.js';
import { sqliteDatabase } from '../../core/store/sqlite.js';

let folder = '';
let files = '';
let database: Database;
const ground = '20261130120000_ground';
const count = async () => {
  const [row] = await database.rows('SELECT COUNT(*) AS n FROM "_prisma_migrations"');
  return Number(row?.['n']);
};
const add = async (name: string, script: string) => {
  await mkdir(join(files, name));
  await writeFile(join(files, name, 'migration.sql'), script);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotdesk-migrate-'));
  files = join(folder, 'migrations');
  await cp(migrationsFolder('sqlite'), files, { recursive: true });
  database = await sqliteDatabase(await adapterFor(`file:${join(folder, 'shop.db')}`));
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('migrating', () => {
  it('applies what is missing, in order, and nothing twice', async () => {
    await migrate(database, files);
    await migrate(database, files);
    expect(await count()).toBe(1);
    await add(
      '20990101000000_later',
      '-- a comment; with a semicolon\nCREATE TABLE "extra" ("n" INTEGER);\n',
    );
    await migrate(database, files);
    expect(await count()).toBe(2);
    await database.run('INSERT INTO extra (n) VALUES (?)', 1);
  });

  it('leaves nothing of a migration that fails, and of those before it in the same start', async () => {
    await add('20990101000000_broken', 'CREATE TABLE "extra" ("n" INTEGER);\n\nCREATE NONSENSE;\n');
    await expect(migrate(database, files)).rejects.toThrow();
    const tables = await database.rows(`SELECT name FROM sqlite_master WHERE type = 'table'`);
    expect(tables).toEqual([]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await migrate(database, files);
    await appendFile(join(files, ground, 'migration.sql'), '\n');
    await expect(migrate(database, files)).rejects.toThrow('was changed after it was applied');
  });

  it('refuses a database that is newer than the program', async () => {
    await add('20990101000000_later', 'CREATE TABLE "extra" ("n" INTEGER);\n');
    await migrate(database, files);
    await rm(join(files, '20990101000000_later'), { recursive: true });
    await expect(migrate(database, files)).rejects.toThrow('it is newer');
  });

  it('refuses a database on which another tool failed half-way', async () => {
    await migrate(database, files);
    await database.run('UPDATE "_prisma_migrations" SET finished_at = NULL');
    await expect(migrate(database, files)).rejects.toThrow('failed before it was finished');
  });
});
