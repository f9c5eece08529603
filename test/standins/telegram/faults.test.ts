import { autoRetry } from '@grammyjs/auto-retry';
import { Bot } from 'grammy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Person, startTelegram, type Telegram } from './index.js';

let telegram: Telegram;
let api: Bot['api'];
let ayse: Person;

beforeEach(async () => {
  telegram = await startTelegram();
  api = new Bot(telegram.token, { client: { apiRoot: telegram.url } }).api;
  ayse = telegram.user();
  ayse.says('hi');
});

afterEach(() => telegram.close());

test('a 429 says how long to wait', async () => {
  telegram.failNext('sendMessage', { retry_after: 5329 });
  await expect(api.sendMessage(ayse.id, 'x')).rejects.toMatchObject({
    error_code: 429,
    description: 'Too Many Requests: retry after 5329',
    parameters: { retry_after: 5329 },
  });
});

test('auto-retry waits and sends once', async () => {
  api.config.use(autoRetry());
  telegram.failNext('sendMessage', { retry_after: 1 });
  await api.sendMessage(ayse.id, 'x');
  expect(telegram.requests('sendMessage').map(({ answer }) => answer.ok)).toEqual([false, true]);
  expect(telegram.messages(ayse.id)).toHaveLength(2);
});

test('a call fails as often as it is told to, with what it is told', async () => {
  telegram.failNext('sendMessage', { status: 502, description: 'Bad Gateway', times: 2 });
  await expect(api.sendMessage(ayse.id, 'x')).rejects.toMatchObject({ error_code: 502 });
  await expect(api.sendMessage(ayse.id, 'x')).rejects.toThrow('Bad Gateway');
  await api.sendMessage(ayse.id, 'x');
});

test('a connection that drops before leaves nothing, after leaves the message', async () => {
  telegram.failNext('sendMessage', { drop: 'before' });
  await expect(api.sendMessage(ayse.id, 'lost')).rejects.toThrow();
  telegram.failNext('sendMessage', { drop: 'after' });
  await expect(api.sendMessage(ayse.id, 'kept')).rejects.toThrow();
  expect(telegram.messages(ayse.id).map(({ text }) => text)).toEqual(['hi', 'kept']);
});

test('sending limits hold once they are switched on', async () => {
  await api.sendMessage(ayse.id, 'one');
  telegram.limitSending();
  await api.sendMessage(ayse.id, 'two');
  await expect(api.sendMessage(ayse.id, 'three')).rejects.toMatchObject({
    error_code: 429,
    parameters: { retry_after: 1 },
  });
  const bram = telegram.user();
  bram.says('hi');
  await api.sendMessage(bram.id, 'another chat is free');
});
