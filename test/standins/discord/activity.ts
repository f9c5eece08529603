/** Lets one wait for what happens next instead of sleeping. */
export interface Activity {
  /** Tells that something happened. */
  readonly touch: () => void;
  /** Tells that something began; the returned function tells that it ended. */
  readonly begin: (what: string) => () => void;
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

async function until<T>(
  sleepers: Set<Wake>,
  what: () => string,
  read: () => Promise<T | null>,
  bound: number,
): Promise<T> {
  const end = Date.now() + bound;
  for (;;) {
    const touched = nextTouch(sleepers, LOOK_AGAIN);
    const found = await read();
    if (found !== null) return found;
    if (Date.now() > end) throw new WaitedInVain(`waited ${bound} ms: ${what()}`);
    await touched;
  }
}

async function quiet(
  sleepers: Set<Wake>,
  still: number,
  bound: number,
  left: () => readonly string[],
): Promise<void> {
  const end = Date.now() + bound;
  for (;;) {
    const owed = left();
    const wait = owed.length === 0 ? still : Math.max(1, end - Date.now());
    const next = await nextTouch(sleepers, wait);
    if (next === 'still' && owed.length === 0) return;
    if (next === 'still' || Date.now() > end) {
      throw new WaitedInVain(`not settled after ${bound} ms: ${owed.join('; ') || 'still busy'}`);
    }
  }
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
    until: (what, read, bound) => until(sleepers, what, read, bound),
    quiet: (still, bound, waitingFor) =>
      quiet(sleepers, still, bound, () => [...waitingFor(), ...running.values()]),
  };
}
