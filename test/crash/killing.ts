import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { startTelegram } from '../standins/telegram/index.js';
import type { House } from './house.js';
import { collect, orderAndReport, serve } from './persistent.js';
import { type ShopProcess, shopProcess } from './process.js';
import { type Scene, wrongs } from './truth.js';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Killed = { kills: number; fewest: number; wrongs: string[] };

/** Pauses between kills, in ms: close together while orders are placed, then farther apart. */
const pauses = [500, 4000, 4000, 4000, 4000, 9000, 9000, 15_000] as const;

/**
 * So many customers at once, from an empty chat to their access details, while the shop is killed at random moments.
 * `fewest`: how many kills the luckiest journey met.
 */
export async function killWorld(
  house: House,
  customers: number,
  random: () => number,
): Promise<Killed> {
  const telegram = await startTelegram();
  const folder = await mkdtemp(join(tmpdir(), 'lotdesk-kill-'));
  const staff = telegram.user({ first_name: 'Kim', language_code: 'en' });
  const shop = await shopProcess({ house, folder, telegram, staff: staff.id });
  const scene: Scene = {
    telegram,
    folder,
    staff,
    customers: Array.from({ length: customers }, (_, at) => {
      const firstName = `Ayşe ${at + 1}`;
      return { firstName, person: telegram.user({ first_name: firstName, language_code: 'en' }) };
    }),
  };
  try {
    await shop.start();
    staff.says('/staff');
    const met = await play(scene, shop, random);
    await delivered(folder);
    await shop.stop();
    const fewest = Math.min(...met.each);
    return { kills: met.kills, fewest, wrongs: [...wrongs(scene), ...shop.complaints()] };
  } catch (error) {
    return { kills: 0, fewest: 0, wrongs: [String(error), ...shop.complaints()] };
  } finally {
    await shop.kill();
    await telegram.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function play(
  { telegram, staff, customers }: Scene,
  shop: ShopProcess,
  random: () => number,
) {
  let kills = 0;
  let over = false;
  const killing = (async () => {
    for (const pause of pauses) {
      await sleep(pause * random());
      if (over) return;
      await shop.kill();
      kills += 1;
      await shop.start();
    }
  })();
  const each = customers.map(async ({ person, firstName }) => {
    await sleep(4000 * random());
    const before = kills;
    await orderAndReport(telegram, person, firstName);
    await collect(telegram, person);
    return kills - before;
  });
  const finished = Promise.all(each).finally(() => {
    over = true;
  });
  const [met] = await Promise.all([finished, serve(telegram, staff, () => over), killing]);
  return { kills, each: met };
}

/** What a killed process was delivering is leased for a minute, and delivered then. */
async function delivered(folder: string): Promise<void> {
  const database = new Database(join(folder, 'shop.db'), { readonly: true });
  const waiting = database.prepare("SELECT 1 FROM outbox WHERE state = 'waiting' LIMIT 1");
  try {
    for (let at = 0; at < 180 && waiting.get() !== undefined; at += 1) await sleep(500);
  } finally {
    database.close();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
