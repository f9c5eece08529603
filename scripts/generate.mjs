// Writes what follows from prisma/schema.prisma: the PostgreSQL schema and a client for each database, into this
// project or into another folder (`node scripts/generate.mjs FOLDER`, to compare).
// The results are committed, because the generator's packages are too heavy for `npm install`.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const target = resolve(process.argv[2] ?? root);
const source = join(target, 'prisma/schema.prisma');
const derived = join(target, 'prisma/postgresql/schema.prisma');

/**
 * The schema of the same tables for PostgreSQL: another provider, another place for its client.
 * @param {string} schema
 */
function postgresqlSchema(schema) {
  const moved = schema
    .replace('"../core/store/generated/sqlite"', '"../../core/store/generated/postgresql"')
    .replace('provider = "sqlite"', 'provider = "postgresql"');
  return `// Written by scripts/generate.mjs from prisma/schema.prisma.\n${moved}`;
}

/**
 * Runs Prisma's generator. It asks for a schema engine that generating never starts; any program satisfies it.
 * @param {string} schema
 */
function generate(schema) {
  const cli = join(root, 'test/node_modules/prisma/build/index.js');
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
  };
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] };
  const ran = spawnSync(
    process.execPath,
    [cli, 'generate', '--schema', schema, '--no-hints'],
    options,
  );
  if (ran.status !== 0) throw new Error(`prisma generate failed for ${schema}`);
}

mkdirSync(dirname(derived), { recursive: true });
if (target !== root) cpSync(join(root, 'prisma/schema.prisma'), source);
writeFileSync(derived, postgresqlSchema(readFileSync(source, 'utf8')));
generate(source);
generate(derived);
