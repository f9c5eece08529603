import { sleep } from './sleep.js';

/**
 * Which updates are under way, and which are done though an earlier one is not: Telegram confirms by a single number,
 * everything below it, and hands out 100 updates from there. So one that takes long keeps none waiting until a
 * hundred have come after it, and every call has its time limit.
 */
export type Window = {
  isNew: (id: number) => boolean;
  /** `done` resolves to whether the update may be confirmed. */
  add: (id: number, done: Promise<boolean>) => void;
  /** The update from which on all must come again; everything below is confirmed. */
  offset: () => number;
  /** Resolves when it makes sense to ask for more; `fresh` says whether the last answer brought anything new. */
  room: (fresh: boolean, stopped: AbortSignal) => Promise<void>;
  /** Resolves when nothing is under way. */
  idle: () => Promise<void>;
};

/** Pauses before asking again while something is under way, in ms: Telegram would answer at once, with the same. */
const shortly = 25;
const longest = 250;

export function createWindow(): Window {
  const open = new Map<number, Promise<void>>();
  const done = new Set<number>();
  const left = new Set<number>();
  let highest = -1;
  let pause = shortly;
  const idle = async () => {
    while (open.size > 0) await Promise.all(open.values());
  };
  return {
    isNew: (id) => !open.has(id) && !done.has(id),
    add: (id, result) => {
      highest = Math.max(highest, id);
      open.set(
        id,
        result.then((confirmed) => {
          open.delete(id);
          (confirmed ? done : left).add(id);
        }),
      );
    },
    offset: () => {
      const first = Math.min(highest + 1, ...open.keys(), ...left);
      for (const id of done) if (id < first) done.delete(id);
      return first;
    },
    room: async (fresh, stopped) => {
      pause = fresh ? shortly : Math.min(longest, pause * 2);
      if (open.size > 0) await Promise.race([idle(), sleep(pause, stopped)]);
    },
    idle,
  };
}
