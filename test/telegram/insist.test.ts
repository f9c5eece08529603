import { expect, test } from 'vitest';
import { createInsist } from '../../bots/telegram/insist.js';
import { createLanes } from '../../bots/telegram/lanes.js';

function insisting() {
  const stop = new AbortController();
  const said: string[] = [];
  const note = (_: object, message: string) => said.push(message);
  const insist = createInsist({
    lanes: createLanes(4),
    log: { info: note, warn: note, error: note },
    stopped: stop.signal,
    pauseAfter: () => 1,
  });
  return { insist, stop, said };
}

const task = (work: () => Promise<void>) => ({ update: 7, lane: 'a', work });

test('while nothing gets through, an update is kept', async () => {
  const { insist, stop, said } = insisting();
  let tries = 0;
  const confirmed = await insist(
    task(async () => {
      tries += 1;
      if (tries === 20) stop.abort();
      throw new Error('no store');
    }),
  );
  expect(confirmed).toBe(false);
  expect(tries).toBe(20);
  expect(new Set(said)).toEqual(new Set(['an update could not be handled']));
});

test('an update that fails while others get through is given up, and said to be', async () => {
  const { insist, said } = insisting();
  let tries = 0;
  const confirmed = await insist(
    task(async () => {
      tries += 1;
      void insist(task(() => Promise.resolve()));
      throw new Error('a bug');
    }),
  );
  expect(confirmed).toBe(true);
  expect(tries).toBe(5);
  expect(said.at(-1)).toBe('an update was given up');
});

test('what was not begun when the bot stopped is not begun', async () => {
  const { insist, stop } = insisting();
  stop.abort();
  expect(await insist(task(() => Promise.reject(new Error('begun'))))).toBe(false);
});
