import { Api } from 'grammy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { telegramPlatform } from '../../bots/telegram/telegram.js';
import type { Incoming } from '../../core/chat/input.js';
import { startTelegram, type Telegram } from '../standins/telegram/index.js';
import { type Stage, stage } from './help.js';

let telegram: Telegram;
let here: Stage | undefined;
beforeEach(async () => {
  telegram = await startTelegram();
});
afterEach(async () => {
  expect(telegram.violations()).toEqual([]);
  expect(telegram.requests().filter(({ params }) => 'drop_pending_updates' in params)).toEqual([]);
  await (here?.stop() ?? telegram.close());
  here = undefined;
});

/** A door that stays shut until it is opened. */
function door() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const wordsOf = ({ input }: Incoming) => (input.kind === 'words' ? input.words : input.kind);
const said = (stage: Stage) => stage.heard.map(wordsOf);
const saidOnce = (words: string) => () => (here && said(here).includes(words) ? true : undefined);

test('one chat is heard in order, and a slow one keeps none of the others waiting', async () => {
  const slow = door();
  const done: string[] = [];
  here = await stage({
    telegram,
    hear: async (incoming) => {
      if (wordsOf(incoming) === 'a1') await slow.opened;
      done.push(wordsOf(incoming));
    },
  });
  const [ada, bob] = [telegram.user(), telegram.user()];
  for (const words of ['a1', 'a2', 'a3']) ada.says(words);
  for (let n = 0; n < 50; n += 1) bob.says(`b${n}`);
  await telegram.until(() => (done.length === 50 ? true : undefined), 'Bob is served');
  expect(done.filter((words) => words.startsWith('a'))).toEqual([]);
  bob.says('later');
  await telegram.until(saidOnce('later'), 'Bob is served again');
  slow.open();
  await telegram.settled();
  expect(done.filter((words) => words.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  expect(done.filter((words) => words.startsWith('b'))).toEqual(
    Array.from({ length: 50 }, (_, n) => `b${n}`),
  );
});

test('no more chats than allowed are worked on at once', async () => {
  let busy = 0;
  let most = 0;
  here = await stage({
    telegram,
    chatsAtOnce: 2,
    hear: async () => {
      busy += 1;
      most = Math.max(most, busy);
      await new Promise((resolve) => setTimeout(resolve, 5));
      busy -= 1;
    },
  });
  for (let n = 0; n < 10; n += 1) telegram.user().says('hello');
  await telegram.settled();
  expect(here.heard).toHaveLength(10);
  expect(most).toBe(2);
});

test('what was under way when the process died comes again', async () => {
  const never = door();
  here = await stage({ telegram, hear: () => never.opened });
  const ada = telegram.user();
  const update = ada.says('order');
  await telegram.until(saidOnce('order'), 'the first process hears it');
  // Another process begins where the first one was killed: nothing is confirmed, nothing said goodbye.
  const again: string[] = [];
  const second = telegramPlatform({
    token: telegram.token,
    apiRoot: telegram.url,
    languages: [],
    defaultLanguage: 'en',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  const stop = await second.listen(async (incoming) => {
    again.push(incoming.update);
  });
  await telegram.until(() => (again.length > 0 ? true : undefined), 'the second process hears it');
  expect(again).toEqual([String(update)]);
  await stop();
  never.open();
});

test('stopping finishes what is under way and confirms it, and leaves the rest', async () => {
  const work = door();
  const first = await stage({ telegram, hear: () => work.opened });
  const ada = telegram.user();
  ada.says('one');
  ada.says('two');
  await telegram.until(() => (said(first).includes('one') ? true : undefined), 'one is heard');
  const close = telegram.close;
  Object.assign(telegram, { close: () => Promise.resolve() });
  const stopped = first.stop();
  work.open();
  await stopped;
  Object.assign(telegram, { close });
  expect(said(first)).toEqual(['one']);
  here = await stage({ telegram });
  await telegram.settled();
  expect(said(here)).toEqual(['two']);
});

test('an update that fails is tried again before the next of its chat', async () => {
  let failures = 2;
  here = await stage({
    telegram,
    hear: async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('the store said: Ada Lovelace is locked');
    },
  });
  const ada = telegram.user();
  ada.says('one');
  ada.says('two');
  await telegram.settled(undefined, 10_000);
  expect(said(here)).toEqual(['one', 'one', 'one', 'two']);
  const errors = here.logged.filter(({ level }) => level === 'error');
  expect(errors).toHaveLength(2);
  expect(JSON.stringify(errors)).not.toContain('Ada');
});

test('two pollers: the log says so, and the bot goes on', async () => {
  here = await stage({ telegram });
  const other = new Api(telegram.token, { apiRoot: telegram.url });
  await other.getUpdates({ timeout: 0 });
  const message = 'another process listens for this bot: only one may';
  await telegram.until(
    () => here?.logged.find((line) => line.message === message),
    'a word about the other process',
  );
  telegram.user().says('hello');
  await telegram.until(saidOnce('hello'), 'the bot polls again');
});

test('a webhook in the way: the log says so, and the bot goes on once it is gone', async () => {
  const other = new Api(telegram.token, { apiRoot: telegram.url });
  await other.setWebhook('http://127.0.0.1:9/');
  here = await stage({ telegram });
  await telegram.until(
    () => here?.logged.find((line) => line.message.startsWith('a webhook is set for this bot')),
    'a word about the webhook',
  );
  await other.deleteWebhook();
  telegram.user().says('hello');
  await telegram.until(saidOnce('hello'), 'the bot polls again');
});

test('a token that Telegram refuses is an error at the start that names its setting', async () => {
  const bad = telegramPlatform({
    token: '1:wrong',
    apiRoot: telegram.url,
    languages: [],
    defaultLanguage: 'en',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  await expect(bad.listen(async () => undefined)).rejects.toThrow('TELEGRAM_BOT_TOKEN');
});

test('troubles with the wire are said without the token', async () => {
  here = await stage({ telegram });
  telegram.failNext('getUpdates', { drop: 'before' });
  telegram.failNext('sendMessage', { drop: 'before', times: 2 });
  telegram.user().says('hello');
  const trouble = await telegram.until(
    () => here?.logged.find(({ message }) => message.startsWith('no updates')),
    'a word about the trouble',
  );
  expect(JSON.stringify(trouble)).not.toContain(telegram.token);
  await telegram.until(saidOnce('hello'), 'the bot polls again');
});
