import { createFaults, createFlood } from './faults.js';
import { Polling } from './polling.js';
import type { Desk } from './server.js';
import { createSignal } from './signal.js';
import { UpdateQueue } from './updates.js';
import { createWebhook, type WebhookTiming } from './webhook.js';
import type { User, World } from './world.js';

export interface DeskOptions {
  readonly token: string;
  readonly timing: WebhookTiming;
}

/** A desk, and the two switches of it that a test may turn. */
export interface OpenDesk extends Desk {
  readonly later: (seconds: number) => void;
  readonly limitSending: () => void;
}

/** Builds the state behind one bot's token, and what watches over its requests. */
export function createDesk(options: DeskOptions): OpenDesk {
  let ahead = 0;
  let flooding = false;
  const { world, polling } = createWorld(options, () => Math.floor(Date.now() / 1000) + ahead);
  const flood = createFlood(world);
  return {
    world,
    polling,
    faults: createFaults(),
    flood: (method, chatId) => (flooding ? flood(method, chatId) : undefined),
    requests: [],
    violations: [],
    underway: new Set(),
    later: (seconds) => {
      ahead += seconds;
      world.signal.changed();
    },
    limitSending: () => {
      flooding = true;
    },
  };
}

/** The queue of updates has two ways out, and both are woken when it changes. */
function createWorld({ token, timing }: DeskOptions, now: () => number) {
  let serial = 0;
  const next = () => {
    serial += 1;
    return serial;
  };
  const signal = createSignal();
  const updates: UpdateQueue = new UpdateQueue(now, (chatId) => {
    polling.wake();
    webhook.wake();
    signal.changed(chatId);
  });
  const polling = new Polling(updates);
  const webhook = createWebhook(updates, now, timing);
  const bot = botOf(token);
  const world: World = { bot, token, now, next, updates, webhook, signal, ...empty() };
  return { world, polling };
}

/** A bot's id is the number before the colon of its token. */
function botOf(token: string): User {
  const id = Number(token.split(':')[0]);
  return { id, is_bot: true, first_name: 'Lotdesk', username: 'lotdesk_bot' };
}

function empty(): Pick<World, 'people' | 'chats' | 'files' | 'presses' | 'profile'> {
  return {
    people: new Map(),
    chats: new Map(),
    files: new Map(),
    presses: new Map(),
    profile: new Map(),
  };
}
