import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapterFor, openStore } from '../../core/store/prisma.js';
import { dataKey } from './fixtures.js';
import { postgresHarness } from './postgres.js';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'lotdesk-schema-'));
const postgres = postgresHarness();

const run = (...script: string[]) =>
  execFileSync(process.execPath, script, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function spoil(url: string): Promise<void> {
  const adapter = await (await adapterFor(url)).connect();
  await adapter.executeScript('DROP INDEX "inbox_at_idx"');
  await adapter.dispose();
}

beforeAll(postgres.start, 60_000);

afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

describe('the schema', () => {
  it.each(['SQLite', 'PostgreSQL'])(
    'is what the migrations make of an empty %s database',
    async (name) => {
      const url = name === 'SQLite' ? `file:${join(folder, 'a.db')}` : await postgres.fresh();
      await (await openStore({ url, dataKey })).close();
      expect(run('scripts/diff.mjs', url)).toBe('');
      await spoil(url);
      expect(run('scripts/diff.mjs', url)).toContain('CREATE INDEX "inbox_at_idx"');
    },
    60_000,
  );

  it('is what the committed clients were generated from', () => {
    const after = join(folder, 'after');
    cpSync(join(root, 'prisma/schema.prisma'), join(after, 'prisma/schema.prisma'), {
      recursive: true,
    });
    run('scripts/generate.mjs', after);
    const sources = (at: string) => {
      const clients = readdirSync(join(at, 'core/store/generated'), {
        recursive: true,
        encoding: 'utf8',
      })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join('core/store/generated', name));
      const paths = ['prisma/postgresql/schema.prisma', ...clients].sort();
      return Object.fromEntries(paths.map((path) => [path, readFileSync(join(at, path), 'utf8')]));
    };
    expect(sources(after)).toEqual(sources(root));
  }, 60_000);
});
