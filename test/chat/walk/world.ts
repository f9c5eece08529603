import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PageDeps, signInPage } from '../../../core/chat/pages.js';
import type { Account, PasswordHash } from '../../../core/domain/account.js';
import type { Deed } from '../../../core/domain/deeds.js';
import { fillPool } from '../../../core/jobs/addresses.js';
import { type OpenStore, openStore } from '../../../core/store/prisma.js';
import { addressFor } from './addresses.js';
import { type Actor, actors, type Ways } from './people.js';
import { idFrom, type Random, randomFrom } from './random.js';
import { rates, walkShop } from './shop.js';

/** How a walk begins. `pages`: whether the shop has hosted pages, so that Telegram signs in on them. */
export type Setting = { seed: number; ways: Ways; pages: boolean };

/** A shop without platforms: its store, its people and a clock that the walk moves. */
export type World = {
  deps: PageDeps;
  store: OpenStore;
  random: Random;
  actors: Actor[];
  file: string;
  folder: string;
  clock: { now: number };
  /** Every password and access detail that was typed, to be looked for where it must not be. */
  secrets: Set<string>;
  page: ReturnType<typeof signInPage>;
  close: () => Promise<void>;
};

/** Thousands of turns: where the system has a disk in memory, none of them waits for a real one. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const start = Date.UTC(2026, 10, 30, 9);
const day = 86_400_000;
const dataKey = new Uint8Array(32).fill(9);
export const password = 'correct horse battery staple';

/** Two customers who registered before the walk; their names would break a message that trusts them. */
const known = ['one', 'two'].map(
  (word): Account => ({
    id: `account-${word}`.padEnd(24, '0'),
    firstName: `<b>Ay_${word}*[x](y)`,
    lastName: `Ö&Yılmaz-${word}`,
    email: `${word}@customers.example`,
    createdAt: start,
  }),
);

let hashed: Promise<PasswordHash> | undefined;

export async function openWorld({ seed, ways, pages }: Setting): Promise<World> {
  const folder = await mkdtemp(join(memory, 'lotdesk-walk-'));
  const file = join(folder, 'shop.db');
  const shop = await walkShop();
  const shopMethods = shop.methods.map(({ method }) => method);
  const store = await openStore({ url: `file:${file}`, dataKey, shopMethods });
  const random = randomFrom(seed);
  const clock = { now: start };
  const deps: PageDeps = {
    shop,
    store,
    clock: () => clock.now,
    ids: () => idFrom(random),
    publicUrl: pages ? 'https://pay.shop.example' : null,
    payload: ({ address, amount }) => ({
      qr: `${address}?amount=${amount}`,
      link: `pay:${address}`,
    }),
    codes: () => String(random.below(1_000_000)).padStart(6, '0'),
    wake: () => undefined,
  };
  const people = actors(ways);
  await furnish(deps, store, people);
  return {
    deps,
    store,
    random,
    actors: people,
    file,
    folder,
    clock,
    secrets: new Set([password]),
    page: signInPage(deps),
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Accounts and sessions, addresses and rates, as jobs and earlier days would have left them. */
async function furnish(deps: PageDeps, store: OpenStore, people: readonly Actor[]): Promise<void> {
  hashed ??= store.secrets.hash(password);
  const hash = await hashed;
  const registered = known.map((account) => ({ deed: 'account', account, hash }) as const);
  const sessions = known.flatMap(({ id }, at): Deed[] => {
    const person = people[at]?.chat;
    return person === undefined
      ? []
      : [{ deed: 'sign in', person, account: id, expiresAt: start + 30 * day }];
  });
  await store.apply([...registered, ...sessions], start);
  await refresh(deps);
}

/** Fresh rates and addresses. */
export async function refresh({ store, clock, shop }: PageDeps): Promise<void> {
  const derivers = shop.methods.map(({ method }) => ({
    method,
    derive: (index: number) => addressFor(method, index),
  }));
  await fillPool({ store, derivers });
  for (const { method, usd } of rates) await store.rates.save({ method, usd, at: clock() });
}
