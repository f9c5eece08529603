import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../bots/root.js';
import type { Line } from './step.js';

const runs = 3;

/** `start_ms`: from the command to the printed address of the playground; `rss_mb`: memory after its first page. */
export async function startLines(): Promise<Line[]> {
  const measured = [];
  for (let run = 0; run < runs; run += 1) measured.push(await startOnce());
  const best = measured.reduce((one, other) => (other.ms < one.ms ? other : one));
  return [
    { name: 'start_ms', value: best.ms, unit: 'ms', at_most: 2000 },
    { name: 'rss_mb', value: Math.max(...measured.map(({ mb }) => mb)), unit: 'MB', at_most: 200 },
  ];
}

async function startOnce(): Promise<{ ms: number; mb: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'lotdesk-bench-'));
  const settings = {
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'shop.db')}`,
    DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
  };
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/bots/main.js')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await playgroundUrl(child.stdout);
    const ms = performance.now() - began;
    const page = await fetch(url);
    if (!page.ok) throw new Error(`the playground answered ${page.status}`);
    await page.text();
    return { ms, mb: await residentMb(child.pid ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  }
}

async function playgroundUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const found = /http:\/\/localhost:\d+/.exec(line);
    if (found !== null) return found[0];
  }
  throw new Error('the shop ended without printing an address');
}

/** Resident set size in MB, as Linux counts it (proc(5), VmRSS). */
async function residentMb(pid: number): Promise<number> {
  const found = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? Number.NaN) / 1024;
}
