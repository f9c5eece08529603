import fc from 'fast-check';
import { expect, test } from 'vitest';
import { steps } from '../../core/chat/steps.js';
import { type Walk, walks } from './walk/arbitrary.js';
import { type Tally, walk } from './walk/walk.js';

/** `LOTDESK_SEED` and `LOTDESK_RUNS` walk elsewhere and longer; the same seed walks the same way. */
const seed = Number(process.env['LOTDESK_SEED'] ?? 20_261_130);
const runs = Number(process.env['LOTDESK_RUNS'] ?? 8);
const acts = 100;

/** What broke first, and with what it breaks again. */
function problemOf(found: fc.RunDetails<[Walk]>): string | undefined {
  if (!found.failed) return undefined;
  const [last] = found.counterexample ?? [];
  const again = `seed ${found.seed}, path ${found.counterexamplePath}, ${found.numShrinks} times shrunk`;
  return `${found.errorInstance}\n${again}\n${JSON.stringify(last)}`;
}

test('whatever happens, every invariant of the shop holds', { timeout: 20 * 60_000 }, async () => {
  const tally: Tally = { shown: new Map(), orders: 0, paid: 0, ready: 0 };
  const property = fc.asyncProperty(walks(acts), ({ setting, acts: happening }) =>
    walk(setting, happening, tally),
  );
  const endOnFailure = process.env['LOTDESK_SHRINK'] === 'no';
  const found = await fc.check(property, { seed, numRuns: runs, endOnFailure });
  expect(problemOf(found)).toBeUndefined();
  expect(tally.orders).toBeGreaterThan(0);
  expect(tally.paid).toBeGreaterThan(0);
  expect(tally.ready).toBeGreaterThan(0);
  const never = Object.keys(steps).filter((step) => !tally.shown.has(step));
  expect(never, 'steps that no walk came to').toEqual([]);
});
