import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { brokenIn } from '../chat/walk/property.js';

/** Another seed every time; a failure names it. */
const seed = Number(process.env['LOTDESK_SEED'] ?? randomInt(2 ** 31));
const runs = Number(process.env['LOTDESK_RUNS'] ?? 60);

test(`walks with seed ${seed} break no invariant of the shop`, async () => {
  const { problem } = await brokenIn(seed, runs);
  expect(problem).toBeUndefined();
});
