/** Lets one wait for what happens next instead of sleeping. */
export interface Activity {
  /** Tells that something happened. */
  readonly touch: () => void;
  /** Tells that something began; the returned function tells that it ended. */
  readonly begin: (what: string) => () => void;
  /** What began and has not ended, in words. */
  readonly underWay: () => readonly string[];
  /** Waits for `read` to give something other than null, within `bound` milliseconds. */
  readonly until: <T>(
    what: () => string,
    read: () => Promise<T | null>,
    bound: number,
  ) => Promise<T>;
  /** Waits until nothing is under way and nothing happened for `quiet` milliseconds. */
  readonly quiet: (quiet: number, bound: number, waitingFor: () => string[]) => Promise<void>;
}

/** Says that what was waited for did not come; the message says what it was. */
export class WaitedInVain extends Error {
  override readonly name = 'WaitedInVain';
}

/** What a bot does inside itself wakes nobody here: it is looked for again after so many ms. */
const LOOK_AGAIN = 25;

type Wake = () => void;

function nextTouch(sleepers: Set<Wake>, within: number): Promise<'touched' | 'still'> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      sleepers.delete(wake);
      resolve('touched');
    };
    const timer = setTimeout(() => {
      sleepers.delete(wake);
      resolve('still');
    }, within);
    sleepers.add(wake);
  });
}

/** Starts with nothing under way. Times are real milliseconds: a bound guards against hanging only. */
export function createActivity(): Activity {
  const sleepers = new Set<Wake>();
  const running = new Map<symbol, string>();
  const touch = (): void => {
    for (const wake of [...sleepers]) wake();
  };
  return {
    touch,
    begin: (what) => {
      const key = Symbol(what);
      running.set(key, what);
      touch();
      return () => {
        running.delete(key);
        touch();
      };
    },
    underWay: () => [...running.values()],
    until: async (what, read, bound) => {
      const end = Date.now() + bound;
      for (;;) {
        const touched = nextTouch(sleepers, LOOK_AGAIN);
        const found = await read();
        if (found !== null) return found;
        if (Date.now() > end) throw new WaitedInVain(`waited ${bound} ms: ${what()}`);
        await touched;
      }
    },
    quiet: async (quiet, bound, waitingFor) => {
      const end = Date.now() + bound;
      for (;;) {
        const left = [...waitingFor(), ...running.values()];
        const wait = left.length === 0 ? quiet : Math.max(1, end - Date.now());
        if ((await nextTouch(sleepers, wait)) === 'still') {
          if (left.length === 0) return;
          throw new WaitedInVain(`not settled after ${bound} ms: ${left.join('; ')}`);
        }
        if (Date.now() > end) throw new WaitedInVain(`still busy after ${bound} ms`);
      }
    },
  };
}
