import { afterAll, beforeAll, expect, test } from 'vitest';
import { paid } from '../../core/domain/order.js';
import { newRental } from '../../core/domain/rental.js';
import { hear } from './walk/hear.js';
import type { Actor } from './walk/people.js';
import { placed } from './walk/placed.js';
import { textKeys } from './walk/values.js';
import { openWorld, type World } from './walk/world.js';

let world: World;

beforeAll(async () => {
  const ways = { forms: true, ephemeral: true, typedSecretsStay: false };
  world = await openWorld({ seed: 2, ways, pages: false });
  const order = await placed(world);
  const { now } = world.clock;
  const deeds = [
    { deed: 'order', order: paid(order, now), was: 1 },
    { deed: 'rental', rental: newRental(order), was: 0 },
  ] as const;
  await world.store.apply(deeds, now);
});

afterAll(() => world.close());

async function opened(actor: Actor) {
  const answer = await hear(world, actor, { kind: 'link', link: 'provision.KD-4T7QXM' });
  if (answer === undefined) throw new Error('no answer');
  return answer.screen;
}

test('whoever presses second sees what a colleague has done, and is not told of a mistake', async () => {
  const [kim, mo] = world.actors.filter(({ staff }) => staff);
  if (kim === undefined || mo === undefined) throw new Error('no staff');
  const [first, second] = [await opened(kim), await opened(mo)];
  const press = (actor: Actor, { step, version }: typeof first) =>
    hear(world, actor, { kind: 'tap', step, version, choice: 'preparing' });
  for (const answer of [await press(kim, first), await press(mo, second)]) {
    const keys = answer === undefined ? [] : textKeys(answer.screen);
    expect(keys).toContain('provisioning.is.preparing');
    expect(keys).not.toContain('platform.notUnderstood');
  }
});
