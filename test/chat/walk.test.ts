import { expect, test } from 'vitest';
import { steps } from '../../core/chat/steps.js';
import { brokenIn } from './walk/property.js';

/** `LOTDESK_SEED` and `LOTDESK_RUNS` walk elsewhere and longer; the same seed walks the same way. */
const seed = Number(process.env['LOTDESK_SEED'] ?? 20_261_130);
const runs = Number(process.env['LOTDESK_RUNS'] ?? 8);

test('whatever happens, every invariant of the shop holds', { timeout: 20 * 60_000 }, async () => {
  const { problem, tally } = await brokenIn(seed, runs);
  expect(problem).toBeUndefined();
  expect(Math.min(tally.orders, tally.paid, tally.ready)).toBeGreaterThan(0);
  const never = Object.keys(steps).filter((step) => !tally.shown.has(step));
  expect(never, 'steps that no walk came to').toEqual([]);
});
