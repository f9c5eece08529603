/** Random choices from one number, so that a failing case can be repeated (mulberry32). */
export type Random = {
  below(limit: number): number;
  pick<T>(all: readonly T[]): T;
  letters(alphabet: string, length: number): string;
  bytes(length: number): Uint8Array;
};

export const lower = 'abcdefghijklmnopqrstuvwxyz';
export const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const digits = '0123456789';
export const hex = '0123456789abcdef';
export const alnum = lower + upper + digits;

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (all) => {
      const one = all[below(all.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    letters: (alphabet, length) =>
      Array.from({ length }, () => alphabet[below(alphabet.length)]).join(''),
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
  };
}
