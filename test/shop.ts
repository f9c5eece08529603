import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { type Config, readConfig } from '../bots/config.js';
import { root } from '../bots/root.js';
import { receivingKeys } from '../bots/shop/keys.js';
import { loadShop } from '../bots/shop/load.js';
import { type Replacements, start } from '../bots/start.js';
import type { Shop } from '../core/domain/shop.js';

export type ShopOptions = {
  shop?: 'kernodeck' | 'iteragpu';
  /** Changes what the shop file says, such as stock or staff. */
  change?: (shop: Shop) => Shop;
  /** Settings beside the database, such as TELEGRAM_BOT_TOKEN and TELEGRAM_API_ROOT. */
  settings?: Readonly<Record<string, string>>;
  /** The folder of the database; a new one by default, which `stop` removes. */
  folder?: string;
  /** `false` for no playground. */
  web?: boolean;
  replace?: Replacements;
};

export type Said = {
  text?: string;
  tap?: string;
  form?: Record<string, string>;
  file?: { name: string; base64: string };
};

const shownChoice = z.looseObject({
  id: z.string(),
  label: z.string(),
  copy: z.string().optional(),
  open: z.string().optional(),
});
const shownField = z.looseObject({ id: z.string(), label: z.string(), kind: z.string() });
const message = z.looseObject({
  id: z.string(),
  text: z.string().default(''),
  choices: z.array(z.array(shownChoice)).default([]),
  form: z.looseObject({ id: z.string(), fields: z.array(shownField) }).optional(),
  image: z.string().optional(),
  file: z.object({ name: z.string(), base64: z.string() }).optional(),
});
const said = z.object({ messages: z.array(message) });
const received = said.extend({ cursor: z.number() });

export type Message = z.infer<typeof message>;

/** A whole shop as `npm start` builds it, on a database of its own, in the test's process. */
export type TestShop = {
  port: number;
  /** Where the hosted pages are served, if a setting asks for them. */
  publicPort: number;
  folder: string;
  /** Says or presses something in the playground and gives what was added or edited. */
  say: (as: string, locale: string, said: Said) => Promise<Message[]>;
  inbox: (as: string, after?: number) => Promise<{ messages: Message[]; cursor: number }>;
  /** Stops in an orderly way; the database stays where `folder` was given. */
  stop: () => Promise<void>;
};

/** Opens a shop. Throws with the shop's own words when it cannot start. */
export async function openShop(options: ShopOptions = {}): Promise<TestShop> {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'lotdesk-')));
  const shop = await shopOf(options);
  const keys = await receivingKeys(shop);
  if (!keys.ok) throw new Error(keys.problems.join('\n'));
  const replace = { log: pino({ level: 'silent' }), ...options.replace };
  const started = await start(settingsOf(options, folder), shop, keys.keys, replace);
  if (!started.ok) throw new Error(started.problems.join('\n'));
  const port = started.ports['playground'] ?? 0;
  return {
    port,
    publicPort: started.ports['public'] ?? 0,
    folder,
    say: (as, locale, said) => say(port, { as, locale, ...said }),
    inbox: async (as, after = 0) =>
      received.parse(await call(port, `/api/inbox?as=${encodeURIComponent(as)}&after=${after}`)),
    stop: async () => {
      await started.stop();
      if (options.folder === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function shopOf({ shop = 'kernodeck', change = (same) => same }: ShopOptions): Promise<Shop> {
  const loaded = await loadShop(join(root, 'shops', `${shop}.json`));
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return change(loaded.shop);
}

function settingsOf({ settings = {}, web = true }: ShopOptions, folder: string): Config {
  const read = readConfig({
    DATABASE_URL: `file:${join(folder, 'shop.db')}`,
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...(web ? { PORT: '0' } : {}),
    ...settings,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.config;
}

async function say(port: number, body: object): Promise<Message[]> {
  return said.parse(await call(port, '/api/say', body)).messages;
}

async function call(port: number, path: string, body?: object): Promise<unknown> {
  const request =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

/** The id of the choice with this label, or whose id begins so; throws with what there is instead. */
export function choice(messages: readonly Message[], wanted: string | RegExp): string {
  const all = messages.flatMap(({ choices }) => choices.flat());
  const found = all.find(({ id, label }) =>
    typeof wanted === 'string'
      ? label === wanted || id.startsWith(wanted)
      : wanted.test(label) || wanted.test(id),
  );
  if (found !== undefined) return found.id;
  throw new Error(
    `no choice ${String(wanted)} among ${all.map(({ id, label }) => `${id} "${label}"`).join(', ')}`,
  );
}
