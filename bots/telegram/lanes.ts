/** Runs jobs one after another within a lane and side by side across lanes, so many at once. */
export type Lanes = {
  /** Resolves or rejects as the job does. */
  run: <T>(lane: string, job: () => Promise<T>) => Promise<T>;
  /** Takes one of the places for a while. */
  seated: <T>(work: () => Promise<T>) => Promise<T>;
};

/** `job` takes its own place with `seated`, so that a lane that only waits keeps none from the others. */
export function createLanes(places: number): Lanes {
  const tails = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = places;
  const take = () => {
    free -= 1;
    return free >= 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve));
  };
  const give = () => {
    free += 1;
    waiting.shift()?.();
  };
  return {
    run: (lane, job) => {
      const mine = (tails.get(lane) ?? Promise.resolve()).then(job);
      const settled = mine.then(ignore, ignore).then(() => {
        if (tails.get(lane) === settled) tails.delete(lane);
      });
      tails.set(lane, settled);
      return mine;
    },
    seated: (work) => take().then(work).finally(give),
  };
}

/** Whoever runs a job hears how it ended; the next in the lane only that it did. */
function ignore(): void {}
