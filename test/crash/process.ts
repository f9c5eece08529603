import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { House } from './house.js';

export type ShopProcess = {
  /** Starts it, and resolves once it listens; also when it is killed before. */
  start: () => Promise<void>;
  /** SIGKILL: nothing of it runs any further. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  /** What it had to say on its error output. */
  complaints: () => readonly string[];
};

export type ProcessOptions = {
  house: House;
  folder: string;
  telegram: { url: string; token: string };
  staff: number;
};

/** The shop as it is run in earnest: a process of its own on a database in `folder`. */
export async function shopProcess(options: ProcessOptions): Promise<ShopProcess> {
  const { house, folder, telegram } = options;
  const env = {
    PATH: process.env['PATH'],
    SHOP: await writeShop(options),
    DATABASE_URL: `file:${join(folder, 'shop.db')}`,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.url,
    LOG_LEVEL: 'error',
  };
  const complaints: string[] = [];
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
  };
  return {
    start: async () => {
      const { folder: cwd } = house;
      const born = spawn(process.execPath, ['dist/bots/main.js'], { cwd, env });
      child = born;
      born.stderr.on('data', (data: Buffer) => complaints.push(data.toString()));
      for await (const line of createInterface(born.stdout)) {
        if (line.startsWith('Listening on telegram')) return;
      }
      if (child === born) complaints.push('the shop ended by itself while it started');
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    complaints: () => complaints,
  };
}

const shopShape = z.looseObject({ catalogue: z.array(z.looseObject({ model: z.string() })) });

/** The demo shop with one member of staff on Telegram, and enough of everything. */
async function writeShop({ house, folder, staff }: ProcessOptions): Promise<string> {
  const file = join(folder, 'shop.json');
  const shop = shopShape.parse(
    JSON.parse(await readFile(join(house.folder, 'shops/kernodeck.json'), 'utf8')),
  );
  const catalogue = shop.catalogue.map((offer) => ({ ...offer, stock: 100 }));
  const changed = {
    ...shop,
    catalogue,
    staff: [{ name: 'Kim', role: 'manager', telegram: staff }],
  };
  await writeFile(file, JSON.stringify(changed));
  return file;
}
