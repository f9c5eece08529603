import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../bots/root.js';
import { loadShop } from '../bots/shop/load.js';
import type { Input } from '../core/chat/input.js';
import { receive } from '../core/chat/receive.js';
import type { Deps, Traits } from '../core/chat/turn.js';
import type { Screen } from '../core/chat/view.js';
import type { Shop } from '../core/domain/shop.js';
import type { Store } from '../core/store/store.js';
import type { StepMaker } from './step.js';

const people = 100;

/** The shop that benchmarks run. */
export async function benchShop(): Promise<Shop> {
  const loaded = await loadShop(join(root, 'shops', 'kernodeck.json'));
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return loaded.shop;
}

export function benchDeps(shop: Shop, store: Store): Deps {
  return {
    shop,
    store,
    clock: Date.now,
    ids: () => randomBytes(12).toString('hex'),
    publicUrl: null,
    payload: () => ({ qr: 'demo:' }),
  };
}

const traits: Traits = {
  forms: true,
  ephemeral: true,
  typedSecretsStay: false,
  invite: () => undefined,
};

/** What a customer presses who cannot decide: every press is a durable step of the whole conversation core. */
const presses = [
  'gpu.7',
  'lots.2',
  'environment.back',
  'lots.3',
  'environment.back',
  'lots.back',
] as const;

/** A press, decided, stored, painted and its receipt kept, for a hundred people in turn. */
export function conversationStep(shop: Shop): StepMaker {
  return (store) => {
    const deps = benchDeps(shop, store);
    const screens = new Map<string, Screen>();
    let count = 0;
    return async () => {
      const user = `bench${count % people}`;
      const screen = screens.get(user);
      const input = inputFor(screen, Math.floor(count / people));
      const chat = { platform: 'web', chat: user, user } as const;
      const incoming = {
        chat,
        update: `u${count}`,
        place: 'private',
        input,
        language: 'nl',
        message: `m${user}`,
      } as const;
      count += 1;
      const reply = await receive(deps, traits, incoming);
      if (reply === undefined) throw new Error('a step was taken for a repeated one');
      const shown = await reply.screen();
      if (screen !== undefined && shown.version !== screen.version + 1)
        throw new Error(`${shown.step} did not move on`);
      screens.set(user, shown);
      await reply.shown(`m${user}`);
    };
  };
}

function inputFor(screen: Screen | undefined, round: number): Input {
  if (screen === undefined) return { kind: 'link', link: 'go.gpu.b200' };
  const [step = '', choice = ''] = (presses[(round - 1) % presses.length] ?? '').split('.');
  return { kind: 'tap', step, choice, version: screen.version };
}
