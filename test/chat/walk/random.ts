/** A small generator (mulberry32), so that one number decides everything that a walk leaves to chance. */
export type Random = { below: (most: number) => number; oneOf: <T>(items: readonly T[]) => T };

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    oneOf: (items) => {
      const found = items[below(items.length)];
      if (found === undefined) throw new Error('nothing to choose from');
      return found;
    },
  };
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** What the shop makes of random bytes: 24 letters and digits of Crockford's base 32. */
export function idFrom(random: Random): string {
  return Array.from({ length: 24 }, () => alphabet[random.below(32)]).join('');
}
