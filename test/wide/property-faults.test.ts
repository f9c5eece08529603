import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../bots/root.js';
import { type Edit, faults } from './faults.js';

let copy: string;

/** The sources and the walk, in a folder where they may be changed. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lotdesk-faults-'));
  const rooms = ['bots', 'core', 'locales', 'prisma', 'shops'];
  const tests = ['test/chat', 'test/standins', 'test/data'];
  const files = ['package.json', 'tsconfig.json', 'vitest.config.ts'];
  for (const name of [...rooms, ...tests, ...files])
    await cp(join(root, name), join(copy, name), { recursive: true });
  for (const name of ['node_modules', 'test/node_modules'])
    await symlink(join(root, name), join(copy, name));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

async function seed({ file, from, to }: Edit): Promise<void> {
  const path = join(copy, file);
  const source = await readFile(path, 'utf8');
  expect(source.split(from), `${file} has the line once`).toHaveLength(2);
  await writeFile(
    path,
    source.replace(from, () => to),
  );
}

async function mend({ file }: Edit): Promise<void> {
  await cp(join(root, file), join(copy, file));
}

/** Walks so many times on the copy, and gives all that it printed. */
async function walked(runs: string): Promise<string> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, LOTDESK_RUNS: runs, LOTDESK_SHRINK: 'no', NO_COLOR: '1' };
  const args = [vitest, 'run', '--root', copy, '--project', 'main', 'test/chat/walk.test.ts'];
  const child = spawn(process.execPath, args, { env, cwd: copy });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  await new Promise((resolve) => child.on('close', resolve));
  return output;
}

test('without a fault the walk ends well', async () => {
  expect(await walked('8')).toContain('1 passed');
});

// Walks enough that every fault is met; the first walk that meets it ends the search.
test.each(faults)('$law: it is noticed when $what', async ({ law, edits }) => {
  for (const edit of edits) await seed(edit);
  const output = await walked('60');
  for (const edit of edits) await mend(edit);
  expect(output).toContain('1 failed');
  expect(output).toContain(`Broken: ${law}: `);
});
