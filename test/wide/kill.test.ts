import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../crash/house.js';
import { type Killed, killWorld, randomFrom } from '../crash/killing.js';

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const journeys = Number(process.env['KILL_JOURNEYS'] ?? 200);
const together = 20;
const abreast = 5;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.demolish());

test(`a process killed at random moments of ${journeys} journeys loses and doubles nothing (KILL_SEED=${seed})`, async () => {
  const worlds = Array.from({ length: Math.ceil(journeys / together) }, (_, at) => at);
  const results: Killed[] = [];
  const one = async (): Promise<void> => {
    const world = worlds.shift();
    if (world === undefined) return;
    results.push(await killWorld(house, together, randomFrom(seed + world)));
    return one();
  };
  await Promise.all(Array.from({ length: abreast }, one));
  const kills = results.reduce((sum, result) => sum + result.kills, 0);
  process.stdout.write(`${kills} kills in ${results.length * together} journeys, seed ${seed}\n`);
  expect(results.flatMap(({ wrongs }) => wrongs).join('\n')).toBe('');
  expect(Math.min(...results.map(({ fewest }) => fewest))).toBeGreaterThan(0);
});
