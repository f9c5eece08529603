import fc from 'fast-check';
import type { Act } from './acts.js';
import { type Walk, walks } from './arbitrary.js';
import { type Tally, walk } from './walk.js';

const acts = 100;

/** At the end of some walks a customer and staff open everything there is. */
const round: Act[] = [0, 1, 3].map((who) => ({ who, kind: 'visit', pick: 0 }));

/** What broke first, and with what it breaks again; undefined when every invariant held in all `runs` walks. */
export async function brokenIn(
  seed: number,
  runs: number,
): Promise<{ problem: string | undefined; tally: Tally }> {
  const tally: Tally = { shown: new Map(), orders: 0, paid: 0, ready: 0 };
  const property = fc.asyncProperty(walks(acts), ({ setting, acts: happening }) =>
    walk(setting, setting.pages ? [...happening, ...round] : happening, tally),
  );
  // Shrinking walks again and again: a search for any failure does without.
  const endOnFailure = process.env['LOTDESK_SHRINK'] === 'no';
  const found = await fc.check(property, { seed, numRuns: runs, endOnFailure });
  return { problem: problemOf(found), tally };
}

function problemOf(found: fc.RunDetails<[Walk]>): string | undefined {
  if (!found.failed) return undefined;
  const [last] = found.counterexample ?? [];
  const again = `LOTDESK_SEED=${found.seed}, path ${found.counterexamplePath}`;
  return `${found.errorInstance}\n${again}\n${JSON.stringify(last)}`;
}
