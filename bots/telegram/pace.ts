/** Messages a second in all, messages a second to one chat, messages a minute to one group. */
export type Rates = { all: number; chat: number; group: number };

/** What Telegram's FAQ for bots allows ("My bot is hitting limits, how do I avoid this?"). */
export const usualRates: Rates = { all: 30, chat: 1, group: 20 };

/** How many may go at once after a quiet time, such as a picture and the text that belongs to it. */
const chatBurst = 3;

/**
 * Milliseconds to wait before `count` messages may go to a chat. They are then booked, unless the wait would be
 * longer than `patience`: then nothing is.
 */
export type Pace = (chat: number, count: number, patience: number, now: number) => number;

type Line = { gap: number; burst: number };

/**
 * Keeps to the rates without timers and without a queue: every line (all, a chat, a group) remembers only when it
 * would be free again (the generic cell rate algorithm), so that an idle bot waits for nothing.
 */
export function createPace(rates: Rates): Pace {
  const all: Line = { gap: 1000 / rates.all, burst: rates.all };
  const person: Line = { gap: 1000 / rates.chat, burst: chatBurst };
  const group: Line = { gap: 60_000 / rates.group, burst: chatBurst };
  const free = new Map<number | 'all', number>();
  return (chat, count, patience, now) => {
    const line = chat < 0 ? group : person;
    const wait = Math.max(
      waitOn(all, free.get('all'), count, now),
      waitOn(line, free.get(chat), count, now),
    );
    if (wait > patience) return wait;
    book(free, 'all', all.gap * count, now);
    book(free, chat, line.gap * count, now);
    forget(free, now);
    return wait;
  };
}

function waitOn(line: Line, free: number | undefined, count: number, now: number): number {
  if (free === undefined) return 0;
  const ahead = Math.max(0, line.burst - count) * line.gap;
  return Math.max(0, Math.round(free - ahead - now));
}

function book(
  free: Map<number | 'all', number>,
  key: number | 'all',
  cost: number,
  now: number,
): void {
  free.set(key, Math.max(now, free.get(key) ?? 0) + cost);
}

const remembered = 10_000;

/** A line that is free again is like one never used. */
function forget(free: Map<number | 'all', number>, now: number): void {
  if (free.size <= remembered) return;
  for (const [key, at] of free) if (at <= now) free.delete(key);
}
