import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../core/store/prisma.js';
import { pragmas } from '../core/store/sqlite.js';
import type { Store } from '../core/store/store.js';
import { seedOrders } from './seed.js';

/** One result of a benchmark, printed as one JSON object a line. */
export type Line = { name: string; value: number; unit: string } & Record<string, string | number>;

/** One durable conversation step, over and over. Each call is another press by one of a hundred people. */
export type Step = () => Promise<void>;

/** Makes the step of a store; a runner may put the whole conversation core in between. */
export type StepMaker = (store: Store) => Step;

const people = 100;
const state = JSON.stringify({
  shape: 1,
  step: 'lots',
  gpu: 'b200',
  term: 7,
  lots: 2,
  note: 'x'.repeat(200),
});
const now = 1_760_000_000_000;

/** The step at the store's port: read, save the turn, note the message that shows it. */
const portStep: StepMaker = (store) => {
  let count = 0;
  return async () => {
    count += 1;
    const user = `bench${count % people}`;
    const chat = { platform: 'web', chat: user, user } as const;
    const before = await store.conversation(chat, now);
    const turn = { chat, update: `u${count}`, was: before.version, state, deeds: [], now };
    const committed = await store.commit(turn);
    if (committed !== 'done') throw new Error(`a step came to "${committed}"`);
    await store.shown(before.key, before.version + 1, `m${count}`);
  };
};

/**
 * The same rows read and written through bare better-sqlite3: the same pragmas, prepared statements, one IMMEDIATE
 * transaction.
 */
function floorStep(path: string): { step: Step; close: () => void } {
  const database = new Database(path);
  for (const pragma of pragmas) database.exec(pragma);
  const read = database.prepare<
    [string, string, string],
    { version: number | null }
  >(`SELECT c.version, c.state, c.message, c.shown_version, p.locale, p.account_id,
    p.session_until FROM (SELECT 1) LEFT JOIN conversation c ON c.key = ?
    LEFT JOIN person p ON p.platform = ? AND p.user_id = ?`);
  const remember = database.prepare('INSERT INTO inbox (platform, update_id, at) VALUES (?, ?, ?)');
  const create =
    database.prepare(`INSERT INTO conversation (key, platform, chat, user_id, version, state)
    VALUES (?, 'web', ?, ?, 1, ?)`);
  const save = database.prepare(
    'UPDATE conversation SET version = version + 1, state = ? WHERE key = ?',
  );
  const shown = database.prepare(
    'UPDATE conversation SET message = ?, shown_version = ? WHERE key = ?',
  );
  let count = 0;
  const turn = database.transaction(() => {
    count += 1;
    const user = `floor${count % people}`;
    const key = `web:${user}:${user}`;
    const version = read.get(key, 'web', user)?.version ?? null;
    remember.run('web', `f${count}`, now);
    if (version === null) create.run(key, user, user, state);
    else save.run(state, key);
    shown.run(`m${count}`, (version ?? 0) + 1, key);
  });
  return { step: async () => turn.immediate(), close: () => database.close() };
}

async function perSecond(step: Step, count: number): Promise<number> {
  const start = performance.now();
  for (let at = 0; at < count; at += 1) await step();
  return (count * 1000) / (performance.now() - start);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Rates of several steps in steps/s, measured in turns so that a busy moment hits all of them. */
async function compareSteps(steps: readonly Step[], rounds = 9, count = 200): Promise<number[]> {
  for (const step of steps) await perSecond(step, count);
  const measured = steps.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, step] of steps.entries()) measured[at]?.push(await perSecond(step, count));
  }
  return measured.map(median);
}

type Opened = { step: Step; floor: Step; close: () => Promise<void> };

async function open(
  folder: string,
  name: string,
  orders: number,
  make: StepMaker,
): Promise<Opened> {
  const path = join(folder, name);
  const options = { url: `file:${path}`, dataKey: new Uint8Array(32).fill(1) };
  await (await openStore(options)).close();
  if (orders > 0) seedOrders(path, orders);
  const store = await openStore(options);
  const floor = floorStep(path);
  const close = async () => {
    floor.close();
    await store.close();
  };
  return { step: make(store), floor: floor.step, close };
}

/** `step`, `step_floor`, `step_ratio`, and the same with `orders` orders in the database. */
export async function stepLines(make: StepMaker = portStep, orders = 1_000_000): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lotdesk-bench-'));
  const empty = await open(folder, 'empty.db', 0, make);
  const full = await open(folder, 'full.db', orders, make);
  try {
    const [step = 0, floor = 0, at1m = 0] = await compareSteps([
      empty.step,
      empty.floor,
      full.step,
    ]);
    return [
      { name: 'step', value: step, unit: 'steps/s' },
      { name: 'step_floor', value: floor, unit: 'steps/s' },
      { name: 'step_ratio', value: floor / step, unit: 'x', at_most: 8 },
      { name: 'step_at_1m', value: at1m, unit: 'steps/s', orders },
      { name: 'step_growth', value: step / at1m, unit: 'x', at_most: 1.2 },
    ];
  } finally {
    await empty.close();
    await full.close();
    await rm(folder, { recursive: true });
  }
}
