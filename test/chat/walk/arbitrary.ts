import fc from 'fast-check';
import type { Act, Kind } from './acts.js';
import type { Setting } from './world.js';

/** How often each kind of act is meant to happen among the others. */
const weights: Readonly<Record<Kind, number>> = {
  forward: 34,
  press: 14,
  old: 4,
  strange: 3,
  link: 6,
  words: 4,
  form: 4,
  file: 1,
  command: 4,
  twice: 3,
  race: 6,
  group: 2,
  wait: 2,
  deliver: 2,
  damage: 1,
  visit: 0,
};

const kinds = fc.oneof(
  ...Object.entries(weights)
    .filter(([, weight]) => weight > 0)
    .map(([kind, weight]) => ({
      arbitrary: fc.constant(kind).filter(isKind),
      weight,
    })),
);

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(weights, kind);
}

const act: fc.Arbitrary<Act> = fc.record({
  who: fc.nat({ max: 4 }),
  kind: kinds,
  pick: fc.nat({ max: 2 ** 20 }),
});

export type Walk = { setting: Setting; acts: Act[] };

/** A shop and what happens in it, `length` acts at most. */
export function walks(length: number): fc.Arbitrary<Walk> {
  return fc.record({
    setting: fc.record({
      seed: fc.nat(),
      pages: fc.boolean(),
      ways: fc.record({
        forms: fc.boolean(),
        ephemeral: fc.boolean(),
        typedSecretsStay: fc.boolean(),
      }),
    }),
    acts: fc.array(act, { minLength: Math.ceil(length / 2), maxLength: length, size: 'max' }),
  });
}
