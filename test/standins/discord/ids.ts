/** First second of 2015: Discord's epoch (docs.discord.com/developers/reference#snowflakes). */
const EPOCH = 1_420_070_400_000n;

/**
 * Makes ids as Discord's: 42 bits of milliseconds since 2015, 22 bits that tell apart what
 * happened in one millisecond. Ids only grow, so `after` and "newest first" mean what they say.
 */
export function createIds(now: () => number): () => string {
  let last = 0n;
  return () => {
    const first = (BigInt(Math.floor(now())) - EPOCH) << 22n;
    last = first > last ? first : last + 1n;
    return last.toString();
  };
}

/** Compares two ids by age: negative when `a` is older. */
export function byAge(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
