import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, unhurried } from '../crash/house.js';
import { kinds, sweep } from '../crash/sweep.js';

let house: House;
beforeAll(async () => {
  house = await openHouse(unhurried);
});
afterAll(() => house.demolish());

// What was found is printed at once. A second try tells a fault, which comes again, from a machine that was starved.
const again = { retry: 1 };

test(
  'a death at any statement or call of the journey loses and doubles nothing',
  again,
  async () => {
    const { journeys, deaths, wrongs } = await sweep(house, { kinds, abreast: 4 });
    process.stdout.write(`${deaths} deaths in ${journeys} journeys\n${wrongs.join('\n\n')}\n`);
    expect(wrongs.join('\n\n')).toBe('');
    // Fewer would mean that journeys ended before their acts had begun.
    expect(deaths).toBeGreaterThan(500);
  },
);
