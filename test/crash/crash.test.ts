import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, unhurried } from './house.js';
import type { Point } from './life.js';
import { walk } from './sweep.js';

/** A few of the points that `npm run test:wide` tries all of: around the commit, the answer and the notice. */
const points: readonly Point[] = [
  { on: 'statement', at: 8, when: 'after' },
  { on: 'call', at: 2, when: 'before' },
];

let house: House;
beforeAll(async () => {
  house = await openHouse(unhurried);
});
afterAll(() => house.demolish());

test.concurrent.each(points)(
  'a shop that dies in every act, $when $on $at, loses and doubles nothing',
  async (point) => {
    const { deaths, wrongs } = await walk(house, point);
    expect(wrongs).toEqual([]);
    expect(deaths).toBeGreaterThan(5);
  },
  5 * 60_000,
);
