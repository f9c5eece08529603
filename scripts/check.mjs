// Everything that can be checked without running the shop. All steps run, so that one look shows all there is to do.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Types are remembered between two runs; a change of any source or package is noticed.
 * @param {string} settings
 */
function types(settings) {
  const memory = `node_modules/.cache/${settings}.tsbuildinfo`;
  const tsc = 'node_modules/typescript/bin/tsc';
  return [tsc, '--project', settings, '--incremental', '--tsBuildInfoFile', memory];
}

/** @type {Record<string, string[]>} */
const steps = {
  'format and lint': [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '--max-diagnostics=50',
  ],
  types: types('tsconfig.json'),
  'types of what runs in a page': types('tsconfig.browser.json'),
  'types of the playground': ['node_modules/typescript/bin/tsc', '--project', 'bots/web/assets'],
  'type assertions': ['scripts/casts.mjs'],
  'import directions': [
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '--config=.dependency-cruiser.mjs',
    'bots',
    'core',
    'locales',
  ],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
};

const failed = Object.entries(steps)
  .filter(([name, command]) => {
    process.stdout.write(`\n> ${name}\n`);
    return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status !== 0;
  })
  .map(([name]) => name);

process.stdout.write(
  failed.length === 0 ? '\nAll checks pass.\n' : `\nFailed: ${failed.join(', ')}.\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
