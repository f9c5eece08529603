import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, unhurried } from '../crash/house.js';
import { overtaken } from '../crash/sweep.js';

let house: House;
beforeAll(async () => {
  house = await openHouse(unhurried);
});
afterAll(() => house.demolish());

test('two processes that meet over one thing done twice do it once', async () => {
  const wrongs: string[] = [];
  let meetings = 0;
  let next = 1;
  const one = async (): Promise<void> => {
    const at = next;
    next += 1;
    const found = await overtaken(house, at);
    meetings += found.deaths;
    wrongs.push(...found.wrongs);
    if (found.deaths > 0) return one();
  };
  await Promise.all(Array.from({ length: 4 }, one));
  process.stdout.write(`${meetings} meetings\n`);
  expect(wrongs.join('\n\n')).toBe('');
  expect(meetings).toBeGreaterThan(60);
});
