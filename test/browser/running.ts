import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Running = { url: string; port: number; stop: () => Promise<void> };

/** Starts the built shop as a stranger would, on a database of its own; resolves once it prints where it is. */
export async function startShop(database: string, port = 0, shop = 'kernodeck'): Promise<Running> {
  const env = { ...process.env, SHOP: shop, PORT: String(port), DATABASE_URL: `file:${database}` };
  const child = spawn(process.execPath, ['dist/bots/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await printedUrl(child);
  return {
    url,
    port: Number(new URL(url).port),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function printedUrl(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the shop has no output');
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the shop ended without printing an address');
}
