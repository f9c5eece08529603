import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup as copy } from '../../core/store/backup.js';
import { root } from '../root.js';
import { loadShop } from './load.js';
import type { Output } from './output.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Copies the shop's SQLite database to a new file while the shop runs. The database is the one that `npm start` would
 * use with the same settings. Gives the exit status: 0 when the copy stands, 1 when not, 2 without exactly one file.
 */
export async function backup(
  args: string[],
  out: Output,
  environment: Environment,
): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) {
    out.error('Usage: npm run -s shop -- backup FILE');
    return 2;
  }
  const url = await databaseOf(environment);
  if ('problem' in url) return refuse(out, url.problem);
  try {
    await copy(url.url, file);
  } catch (error) {
    return refuse(out, error instanceof Error ? error.message : 'the copy failed');
  }
  const { size } = await stat(file);
  out.line(
    `${file}: ${size} bytes. Keep it away from this machine, and the data key apart from it.`,
  );
  return 0;
}

async function databaseOf({ DATABASE_URL, SHOP = 'kernodeck' }: Environment) {
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return { url: DATABASE_URL };
  const path =
    SHOP.includes('/') || SHOP.endsWith('.json') ? SHOP : join(root, 'shops', `${SHOP}.json`);
  const loaded = await loadShop(path);
  if (!loaded.ok) return { problem: `${path}: ${loaded.problems.join('; ')}` };
  const database = join(root, 'data', `${loaded.shop.id}.db`);
  const exists = await stat(database).then(
    () => true,
    () => false,
  );
  return exists
    ? { url: `file:${database}` }
    : { problem: `${database} is not there: this shop was never started` };
}

function refuse(out: Output, why: string): number {
  out.error(`No backup was made: ${why}`);
  return 1;
}
