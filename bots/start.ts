import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { paymentPage, signInPage } from '../core/chat/pages.js';
import type { Coin } from '../core/coins/coin.js';
import { coins } from '../core/coins/index.js';
import { methods, type Network } from '../core/domain/methods.js';
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
  const store = await open(config, shop, replaced);
  for (const { method, next } of store.skipped) {
    log.warn(
      { method, next },
      'the database came from a backup: addresses that may have been given are skipped',
    );
  }
  const derivers = keys.map(({ method, key }) => ({ method, derive: key.derive }));
  const sources = shop.mode === 'demo' ? [fixedRates(shop)] : [];
  await Promise.all([fillPool({ store, derivers }), refreshRates({ store, sources, clock })]);
  const wiring = await wire(config, shop, { store, clock, log });
  const platforms = await platformsOf({ config, shop, store, log, clock });
  const jobs = [
    ratesJob({ store, sources, clock, log }),
    addressesJob({ store, derivers, log }),
    expireJob({ shop, store, clock, log }),
    remindersJob({ store, clock, log }),
    tidyJob({ store, clock, log }),
  ];
  const outbox = outboxJob({
    shop,
    store,
    platforms: platforms.all,
    clock,
    log,
    unreachable: wiring.unreachable,
  });
  wiring.onWake(outbox.wake);
  const opened = await listeners({ config, shop, log, platforms, pages: pagesOf(wiring) });
  const stop = stopper({ jobs: [...jobs, outbox], store });
  if (!opened.ok) {
    await stop();
    return opened;
  }
  const heard = await listenAll(wiring, platforms.all);
  if (!heard.ok) {
    await opened.close();
    await stop();
    return heard;
  }
  return {
    ok: true,
    lines: [`${shop.name} (${shop.mode})`, ...opened.lines, ...heard.lines],
    ports: opened.ports,
    stop: async () => {
      await heard.stop();
      await opened.close();
      await stop();
    },
  };
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

type Tools = { store: OpenStore; clock: () => number; log: Logger };

async function wire(config: Config, shop: Shop, { store, clock, log }: Tools) {
  let wake: () => void = () => undefined;
  const wiring: Wiring = {
    shop,
    store,
    clock,
    log,
    ids: randomId,
    publicUrl: config.PUBLIC_URL ?? null,
    payload: await payloads(shop),
    wake: () => wake(),
    unreachable: await parked(store),
  };
  return {
    ...wiring,
    onWake: (waker: () => void) => {
      wake = waker;
    },
  };
}

/** 24 characters of Crockford's base 32: 120 random bits, without letters that are mistaken for digits. */
function randomId(): string {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
  return Array.from(randomBytes(24), (byte) => alphabet[byte % 32]).join('');
}

/** What QR codes hold, by the coins of the networks this shop takes; no other is loaded. */
async function payloads(shop: Shop): Promise<Wiring['payload']> {
  const loaded = new Map<Network, Coin>();
  for (const { method } of shop.methods) {
    const { network } = methods[method];
    if (!loaded.has(network)) loaded.set(network, await coins[network]());
  }
  return ({ method, address, amount, reference }) => {
    const coin = loaded.get(methods[method].network);
    if (coin === undefined) throw new Error(`the shop no longer takes ${method}`);
    const payable = {
      method,
      chain: shop.chain,
      address,
      amount,
      ...(reference === null ? {} : { reference }),
    };
    const link = coin.link?.(payable);
    return link === undefined ? { qr: coin.uri(payable) } : { qr: coin.uri(payable), link };
  };
}

const mostParked = 1000;

/** Conversations with letters that could not be delivered; they are tried again once their customer writes. */
async function parked(store: OpenStore): Promise<Set<string>> {
  const { items } = await store.read.deadLetters({ offset: 0, limit: mostParked });
  return new Set(
    items.flatMap(({ recipient }) => (recipient.to === 'customer' ? [recipient.conversation] : [])),
  );
}

function pagesOf(wiring: Wiring) {
  const deps = { ...wiring, codes: () => String(randomInt(1_000_000)).padStart(6, '0') };
  return { payment: paymentPage(deps), signIn: signInPage(deps) };
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

function stopper({ jobs, store }: { jobs: readonly Job[]; store: OpenStore }) {
  return async () => {
    await Promise.all(jobs.map((job) => job.stop()));
    await store.close();
  };
}
