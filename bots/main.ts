import { join } from 'node:path';
import { readConfig } from './config.js';
import { root } from './root.js';
import { receivingKeys } from './shop/keys.js';
import { loadShop } from './shop/load.js';
import { start } from './start.js';
import { wrongs } from './wrongs.js';

/** Reads the settings and the shop file, and starts; or says on one screen what is wrong, and ends with status 1. */
async function main(): Promise<void> {
  const read = readConfig(process.env);
  const name = read.ok ? read.config.SHOP : (process.env['SHOP'] ?? 'kernodeck');
  const file =
    name.includes('/') || name.endsWith('.json') ? name : join(root, 'shops', `${name}.json`);
  const loaded = await loadShop(file);
  const keys = loaded.ok ? await receivingKeys(loaded.shop) : { ok: true as const, keys: [] };
  const problems = [
    ...(read.ok ? [] : read.problems),
    ...[...(loaded.ok ? [] : loaded.problems), ...(keys.ok ? [] : keys.problems)].map(
      (problem) => `${file}: ${problem}`,
    ),
    ...(read.ok && loaded.ok ? wrongs(read.config, loaded.shop) : []),
  ];
  if (!read.ok || !loaded.ok || !keys.ok || problems.length > 0) return refuse(problems);
  const started = await start(read.config, loaded.shop, keys.keys);
  if (!started.ok) return refuse(started.problems);
  for (const line of started.lines) process.stdout.write(`${line}\n`);
  stopOnSignal(started.stop);
}

function refuse(problems: readonly string[]): void {
  const lines = [
    'Lotdesk cannot start. Set right:',
    ...problems.map((problem) => `  - ${problem}`),
  ];
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
}

/** The first signal lets what is under way finish; a second one ends at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}

// Databases, keys and backups hold names and addresses: nobody else on the machine reads them.
process.umask(0o077);
await main();
