// Installs what only tests and benches need (test/package.json), when the list changed since the last time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../test');
const stamp = join(folder, 'node_modules/.installed');

/** What is wanted, and for which Node.js: a compiled package fits one of its versions only. */
function digest() {
  const hash = createHash('sha256').update(process.versions.modules);
  for (const name of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** Keeps to the lock file and does not write it. All output goes to the error stream: what a bench prints is read by programs. */
function install() {
  const ran = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  return ran.status === 0;
}

const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === digest();
if (!isInstalled) {
  rmSync(stamp, { force: true });
  process.stderr.write('Installing the packages of test/ ...\n');
  if (!install()) process.exit(1);
  writeFileSync(stamp, digest());
}
