import { expect, test } from 'vitest';
import { createPace } from '../../bots/telegram/pace.js';

const rates = { all: 30, chat: 1, group: 20 };
const patient = 3_600_000;

test('a bot at rest waits for nothing', () => {
  const pace = createPace(rates);
  for (let chat = 1; chat <= 30; chat += 1) expect(pace(chat, 1, patient, 0)).toBe(0);
});

test('a chat takes a burst of three and one a second after', () => {
  const pace = createPace(rates);
  const waits = Array.from({ length: 6 }, () => pace(7, 1, patient, 0));
  expect(waits).toEqual([0, 0, 0, 1000, 2000, 3000]);
  expect(pace(8, 1, patient, 0)).toBe(0);
});

test('a group takes twenty a minute', () => {
  const pace = createPace(rates);
  const waits = Array.from({ length: 23 }, () => pace(-7, 1, patient, 0));
  expect(waits.at(-1)).toBe(60_000);
});

test('thirty a second go out in all', () => {
  const pace = createPace(rates);
  const waits = Array.from({ length: 60 }, (_, chat) => pace(chat + 1, 1, patient, 0));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(30);
  expect(Math.max(...waits)).toBeCloseTo(1000);
});

test('a picture and its text go together', () => {
  const pace = createPace(rates);
  expect(pace(7, 2, patient, 0)).toBe(0);
  expect(pace(7, 2, patient, 0)).toBe(1000);
});

test('who would wait too long books nothing', () => {
  const pace = createPace(rates);
  for (let n = 0; n < 3; n += 1) pace(7, 1, patient, 0);
  expect(pace(7, 1, 500, 0)).toBe(1000);
  expect(pace(7, 1, patient, 0)).toBe(1000);
  expect(pace(7, 1, patient, 10_000)).toBe(0);
});
