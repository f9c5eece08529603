import { join } from 'node:path';
import { pino } from 'pino';
import type { Shop } from '../../core/domain/shop.js';
import type { AdapterFactory } from '../../core/store/database.js';
import { guarded } from '../failpoints.js';
import type { House } from './house.js';
import { layWire } from './wire.js';

/**
 * Where a process dies: at the how manieth statement or call to Telegram after `arm`, from 1. `before`: it was never
 * run; `after`: it was, but nobody hears of it. With `until` it does not die there, but stands still until that resolves.
 */
export type Point = {
  on: 'statement' | 'call';
  at: number;
  when: 'before' | 'after';
  until?: Promise<void>;
};

export type Life = {
  /** Counts from here, and dies where it says or nowhere. */
  arm: (point?: Point) => void;
  /** What it was doing when it died; resolves when it dies. */
  died: Promise<string>;
  dead: () => boolean;
  /** What it was doing when it began to stand still. */
  held: Promise<string>;
  /** From here on it hears of no update, as when Telegram asks another process. */
  deafen: () => void;
  /** Stops in an orderly way what is left of it. */
  end: () => Promise<void>;
};

export type LifeOptions = {
  house: House;
  telegram: { url: string; token: string };
  shop: Shop;
  folder: string;
  clock: () => number;
  point?: Point | undefined;
};

class Gone extends Error {
  override name = 'Gone';
}

/**
 * One life of a shop's process, from its start to its death. A dead one is cut off from its database and from
 * Telegram at once, so that whatever its code still does reaches nobody.
 */
export async function openLife(options: LifeOptions): Promise<Life> {
  const { house, telegram, shop, folder, clock } = options;
  const url = `file:${join(folder, 'shop.db')}`;
  const end = mortal();
  end.arm(options.point);
  const wire = await layWire(telegram.url, (name, run) => end.pass('call', name, run));
  const { factory, close } = tracked(await house.adapterFor(url));
  end.onDeath(() => {
    wire.cut();
    close();
  });
  const adapter = guarded(factory, (text, run) => end.pass('statement', text, run));
  const read = house.readConfig({
    DATABASE_URL: url,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    TELEGRAM_BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: wire.url,
  });
  const keys = await house.receivingKeys(shop);
  if (!read.ok || !keys.ok) throw new Error(JSON.stringify([read, keys]));
  const log = pino({ level: process.env['CRASH_LOG'] ?? 'silent' });
  const starting = house.start(read.config, shop, keys.keys, { log, clock, adapter });
  const started = await Promise.race([starting, end.died]).catch((error: unknown) => {
    if (end.dead()) return 'died at its start';
    throw error;
  });
  const stopped = typeof started === 'string' ? starting.catch(() => undefined) : starting;
  if (typeof started !== 'string' && !started.ok) throw new Error(started.problems.join('\n'));
  return {
    arm: end.arm,
    died: end.died,
    dead: end.dead,
    held: end.held,
    deafen: wire.deafen,
    end: async () => {
      const running = await stopped;
      if (running?.ok) await running.stop().catch(unlessDead(end.dead));
      wire.cut();
      close();
    },
  };
}

/** What a dead process complains of while it is swept up is of no interest; a living one's trouble is. */
function unlessDead(dead: () => boolean) {
  return (error: unknown) => {
    if (!dead()) throw error;
  };
}

function mortal() {
  let point: Point | undefined;
  let counts = { statement: 0, call: 0 };
  let dead = false;
  let onDeath: () => void = () => undefined;
  const death = promised<string>();
  const hold = promised<string>();
  const die = (what: string): never => {
    dead = true;
    onDeath();
    death.resolve(what);
    throw new Gone(what);
  };
  const meet = async ({ until }: Point, what: string): Promise<void> => {
    if (until === undefined) return die(what);
    point = undefined;
    hold.resolve(what);
    await until;
  };
  const pass = async <T>(on: Point['on'], what: string, run: () => Promise<T>): Promise<T> => {
    if (dead) throw new Gone('the process is gone');
    counts[on] += 1;
    const here = point?.on === on && point.at === counts[on] ? point : undefined;
    if (here?.when === 'before') await meet(here, `before ${what}`);
    const result = await run();
    if (here?.when === 'after') await meet(here, `after ${what}`);
    if (dead) throw new Gone('the process is gone');
    return result;
  };
  return {
    pass,
    died: death.promise,
    held: hold.promise,
    dead: () => dead,
    onDeath: (work: () => void) => {
      onDeath = work;
    },
    arm: (next?: Point) => {
      point = next;
      counts = { statement: 0, call: 0 };
    },
  };
}

function promised<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

/** A driver adapter whose connections can all be closed, which undoes what was not committed. */
function tracked(inner: AdapterFactory): { factory: AdapterFactory; close: () => void } {
  const open: { dispose: () => Promise<void> }[] = [];
  const connect = async () => {
    const adapter = await inner.connect();
    open.push(adapter);
    return adapter;
  };
  return {
    factory: { provider: inner.provider, adapterName: inner.adapterName, connect },
    close: () => {
      for (const adapter of open.splice(0)) void adapter.dispose();
    },
  };
}
