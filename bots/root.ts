import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the project, wherever it is started from: the nearest one above this file whose `package.json` is
 * ours. The same from the sources and from `dist/`. Shop files and data are read relative to it.
 */
export const root: string = above(dirname(fileURLToPath(import.meta.url)));

function above(folder: string): string {
  if (isOurs(join(folder, 'package.json'))) return folder;
  const next = dirname(folder);
  if (next === folder) throw new Error('the package.json of lotdesk is missing');
  return above(next);
}

function isOurs(file: string): boolean {
  return existsSync(file) && /"name":\s*"lotdesk"/.test(readFileSync(file, 'utf8'));
}
