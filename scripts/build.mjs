// Compiles the sources to dist/ when they changed since the last time. Quiet unless something is wrong.
// `npm install` runs it, and so does every command that runs what it makes, so that an edit or a pull takes effect.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
const stamp = join(dist, 'build.stamp');
const rooms = ['bots', 'core', 'locales'];
const settings = ['tsconfig.json', 'tsconfig.build.json', 'package-lock.json'];

/**
 * Every source with its size and time of change; another digest means that a build is due.
 * @param {string[]} sources
 */
function digest(sources) {
  const hash = createHash('sha256');
  for (const name of [...sources, ...settings]) {
    const { size, mtimeMs } = statSync(join(root, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * The files of every room below `folder`, in a fixed order.
 * @param {string} folder
 */
function list(folder) {
  const files = rooms.flatMap((room) =>
    existsSync(join(folder, room))
      ? readdirSync(join(folder, room), { recursive: true, withFileTypes: true })
      : [],
  );
  return files
    .filter((file) => file.isFile())
    .map((file) => relative(folder, join(file.parentPath, file.name)))
    .sort();
}

function compile() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const ran = spawnSync(process.execPath, [tsc, '-p', join(root, 'tsconfig.build.json')], {
    stdio: ['ignore', 2, 2],
  });
  return ran.status === 0;
}

/**
 * Styles and pictures lie beside the code that serves them.
 * @param {string[]} sources
 */
function copyAssets(sources) {
  for (const name of sources.filter((file) => !isCode(file))) {
    cpSync(join(root, name), join(dist, name));
  }
}

/**
 * What was made from a source that is gone must not be found by an import any more.
 * @param {string[]} sources
 */
function dropLeftovers(sources) {
  const wanted = new Set(
    sources.map((name) => (isCode(name) ? name.replace(/\.ts$/, '.js') : name)),
  );
  for (const name of list(dist)) {
    if (!wanted.has(name)) rmSync(join(dist, name));
  }
}

/** @param {string} name */
function isCode(name) {
  return name.endsWith('.ts');
}

const sources = list(root);
const due = digest(sources);
const isBuilt = existsSync(stamp) && readFileSync(stamp, 'utf8') === due;
if (!isBuilt) {
  // A half-written dist/ must not pass for a finished one: the stamp goes first and comes back last.
  rmSync(stamp, { force: true });
  if (!compile()) process.exit(1);
  copyAssets(sources);
  dropLeftovers(sources);
  writeFileSync(stamp, due);
}
