import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Shop } from '../core/domain/shop.js';
import { addressesJob, fillPool } from '../core/jobs/addresses.js';
import { expireJob } from '../core/jobs/expire.js';
import type { Job } from '../core/jobs/loop.js';
import { outboxJob } from '../core/jobs/outbox.js';
import { ratesJob, refreshRates } from '../core/jobs/rates.js';
import { remindersJob } from '../core/jobs/reminders.js';
import { tidyJob } from '../core/jobs/tidy.js';
import { fixedRates } from '../core/rates/fixed.js';
import { type OpenStore, openStore, type StoreOptions } from '../core/store/prisma.js';
import type { Config } from './config.js';
import { converse, type Wiring } from './converse.js';
import { demoKey } from './keyfile.js';
import { listeners } from './listeners.js';
import type { Platform } from './platform.js';
import { platformsOf } from './platforms.js';
import { root } from './root.js';
import type { ReceivingKey } from './shop/keys.js';
import type { Rates } from './telegram/pace.js';
import { pagesOf, type Wired, wire } from './wire.js';

export type Started =
  | {
      ok: true;
      lines: readonly string[];
      ports: Readonly<Record<string, number>>;
      stop: () => Promise<void>;
    }
  | { ok: false; problems: readonly string[] };

/** What a test may put in place of the real thing. */
export type Replacements = {
  clock?: () => number;
  adapter?: StoreOptions['adapter'];
  log?: Logger;
  /** How fast Telegram may be written to: no test waits for its limits but those about them. */
  telegramRates?: Rates;
};

/** Builds everything and starts it: the store, the jobs, the platforms that are configured, the listeners. */
export async function start(
  config: Config,
  shop: Shop,
  keys: readonly ReceivingKey[],
  replaced: Replacements = {},
): Promise<Started> {
  const log = replaced.log ?? pino({ level: config.LOG_LEVEL, base: null }, pino.destination(2));
  const clock = replaced.clock ?? Date.now;
  const store = await openOrTell(config, shop, replaced);
  if ('problem' in store) return { ok: false, problems: [store.problem] };
  for (const { method, next } of store.skipped) {
    log.warn(
      { method, next },
      'the database came from a backup: addresses that may have been given are skipped',
    );
  }
  const wiring = await wire(config, shop, { store, clock, log });
  const platforms = await platformsOf({
    ...{ config, shop, store, log, clock },
    telegramRates: replaced.telegramRates,
  });
  const jobs = await startJobs({ shop, store, keys, clock, log, platforms: platforms.all, wiring });
  const closeStore = async () => {
    await Promise.all(jobs.map((job) => job.stop()));
    await store.close();
  };
  const opened = await listeners({ config, shop, log, platforms, pages: pagesOf(wiring) });
  const heard = opened.ok ? await listenAll(wiring, platforms.all) : opened;
  const closeAll = async () => {
    if (heard.ok) await heard.stop();
    if (opened.ok) await opened.close();
    await closeStore();
  };
  if (!opened.ok || !heard.ok) {
    await closeAll();
    return {
      ok: false,
      problems: opened.ok && !heard.ok ? heard.problems : opened.ok ? [] : opened.problems,
    };
  }
  const lines = [`${shop.name} (${shop.mode})`, ...opened.lines, ...heard.lines];
  return { ok: true, lines, ports: opened.ports, stop: closeAll };
}

/** A database or key that cannot be used is the operator's to set right, and is told in one sentence. */
async function openOrTell(
  config: Config,
  shop: Shop,
  replaced: Replacements,
): Promise<OpenStore | { problem: string }> {
  try {
    return await open(config, shop, replaced);
  } catch (error) {
    if (replaced.adapter !== undefined) throw error;
    const why = error instanceof Error ? error.message : String(error);
    return {
      problem: `the database or its data key cannot be used (DATABASE_URL, DATA_KEY): ${why}`,
    };
  }
}

async function open(config: Config, shop: Shop, { adapter }: Replacements): Promise<OpenStore> {
  const { numbers } = shop;
  return openStore({
    url: config.DATABASE_URL ?? `file:${join(root, 'data', `${shop.id}.db`)}`,
    dataKey: config.DATA_KEY ?? (await demoKey(join(root, 'data', `${shop.id}.key`))),
    oldDataKeys: config.OLD_DATA_KEYS ?? [],
    shopMethods: shop.methods.map(({ method }) => method),
    signIn: { attempts: numbers.signInAttempts, windowMs: numbers.signInWindowMinutes * 60_000 },
    restored: config.RESTORED === 'yes',
    ...(adapter === undefined ? {} : { adapter }),
  });
}

async function listenAll(wiring: Wiring, platforms: readonly Platform[]) {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    await Promise.all(stops.map((one) => one()));
  };
  try {
    for (const platform of platforms) stops.push(await platform.listen(converse(wiring, platform)));
  } catch (error) {
    await stop();
    // What a platform says of its own settings is for the operator to read.
    return {
      ok: false as const,
      problems: [error instanceof Error ? error.message : String(error)],
    };
  }
  const names = platforms.map(({ name }) => name).filter((name) => name !== 'web');
  return { ok: true as const, lines: names.map((name) => `Listening on ${name}`), stop };
}

type Working = {
  shop: Shop;
  store: OpenStore;
  keys: readonly ReceivingKey[];
  clock: () => number;
  log: Logger;
  platforms: readonly Platform[];
  wiring: Wired;
};

/** Fills what a first customer needs, then starts every loop. */
async function startJobs(working: Working): Promise<Job[]> {
  const { shop, store, keys, clock, log, platforms, wiring } = working;
  const derivers = keys.map(({ method, key }) => ({ method, derive: key.derive }));
  const sources = shop.mode === 'demo' ? [fixedRates(shop)] : [];
  await Promise.all([fillPool({ store, derivers }), refreshRates({ store, sources, clock })]);
  const outbox = outboxJob({ shop, store, platforms, clock, log, unreachable: wiring.unreachable });
  wiring.onWake(outbox.wake);
  return [
    outbox,
    ratesJob({ store, sources, clock, log }),
    addressesJob({ store, derivers, log }),
    expireJob({ shop, store, clock, log }),
    remindersJob({ store, clock, log }),
    tidyJob({ store, clock, log }),
  ];
}
