import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Incoming } from '../../core/chat/input.js';
import type { Person } from '../standins/telegram/index.js';
import { answerTo, choice, type Stage, screen, stage } from './help.js';

let here: Stage;
let ada: Person;
beforeEach(async () => {
  here = await stage({
    hear: async (incoming, bot) => {
      const rows = [[choice(incoming.input.kind)]];
      await bot.show(answerTo(incoming), screen({ rows }));
    },
  });
  ada = here.telegram.user({ language_code: 'tr' });
});
afterEach(async () => {
  expect(here.telegram.violations()).toEqual([]);
  await here.stop();
});

const inputs = () => here.heard.map(({ input }) => input);

/** What the bot heard after something happened. */
async function after(happens: () => void): Promise<Incoming[]> {
  const before = here.heard.length;
  happens();
  await here.telegram.settled();
  return here.heard.slice(before);
}

test('words arrive with their person, chat, message and language', async () => {
  let update = 0;
  const [incoming] = await after(() => {
    update = ada.says('hello');
  });
  expect(incoming).toEqual({
    chat: { platform: 'telegram', user: String(ada.id), chat: String(ada.id) },
    update: String(update),
    place: 'private',
    input: { kind: 'words', words: 'hello' },
    language: 'tr',
    message: String(here.telegram.messages(ada.id)[0]?.id),
  });
});

test('a press is a tap of its step and version, answered, and shown over its message', async () => {
  ada.says('hello');
  const first = await here.telegram.nextMessage(ada.id);
  const press = ada.presses(first, 'words');
  await here.telegram.settled();
  expect(inputs()[1]).toEqual({ kind: 'tap', step: 'gpu', choice: 'words', version: 3 });
  expect(press.answer()).toEqual({ text: '', alert: false });
  expect(here.telegram.message(first).buttons[0]?.[0]?.label).toBe('tap');
});

test('a press that is too old to be answered still acts', async () => {
  ada.says('hello');
  const first = await here.telegram.nextMessage(ada.id);
  const description =
    'Bad Request: query is too old and response timeout expired or query ID is invalid';
  here.telegram.failNext('answerCallbackQuery', { status: 400, description });
  const heard = await after(() => ada.presses(first, 'words'));
  expect(heard.map(({ input }) => input.kind)).toEqual(['tap']);
  expect(here.logged.filter(({ level }) => level !== 'info')).toEqual([]);
});

test('a press on a message that can no longer be edited brings a new one', async () => {
  ada.says('hello');
  const first = await here.telegram.nextMessage(ada.id);
  here.telegram.ageOut(first);
  const [incoming] = await after(() => ada.presses(first, 'words'));
  expect(incoming?.message).toBeUndefined();
  expect(here.telegram.messages(ada.id).at(-1)?.buttons[0]?.[0]?.label).toBe('tap');
});

test('commands arrive as commands, with the words behind them', async () => {
  const heard = await after(() => {
    ada.says('/rent');
    ada.says('/Order@lotdesk_bot  KD-17 \n now');
    ada.says('/rent@another_bot');
    ada.says('/unknown');
  });
  expect(heard.map(({ input }) => input)).toEqual([
    { kind: 'command', command: 'rent', words: '' },
    { kind: 'command', command: 'order', words: 'KD-17 \n now' },
    { kind: 'words', words: '/rent@another_bot' },
    { kind: 'words', words: '/unknown' },
  ]);
});

test('a deep link arrives as a link; a malformed one is an ordinary start', async () => {
  const heard = await after(() => {
    for (const payload of ['go_order_17', 'promo', 'go_ü', '']) ada.says(`/start ${payload}`);
  });
  const start = { kind: 'command', command: 'start', words: '' };
  expect(heard.map(({ input }) => input)).toEqual([
    { kind: 'link', link: 'go.order.17' },
    start,
    start,
    start,
  ]);
});

test('a document arrives with its bytes, one that is too large without, a photo as its name', async () => {
  const large = Buffer.alloc(20 * 1024 * 1024 + 1);
  const heard = await after(() => {
    ada.sendsFile('log.txt', Buffer.from('CUDA error'), { caption: 'look' });
    ada.sendsFile('core.bin', large);
    ada.sendsPhoto(Buffer.from('jpeg'));
  });
  expect(heard.map(({ input }) => input)).toEqual([
    { kind: 'file', name: 'log.txt', bytes: new Uint8Array(Buffer.from('CUDA error')) },
    { kind: 'file', name: 'core.bin', bytes: new Uint8Array() },
    { kind: 'file', name: 'photo.jpg', bytes: new Uint8Array() },
  ]);
  expect(here.telegram.requests('getFile')).toHaveLength(1);
});

test('an edit of what was said is not heard', async () => {
  await after(() => ada.says('hello'));
  const [said] = here.telegram.messages(ada.id);
  expect(await after(() => said && ada.edits(said, 'goodbye'))).toEqual([]);
});

test('in a group only commands to the bot are heard', async () => {
  const group = here.telegram.group({ title: 'Friends', members: [ada] });
  const heard = await after(() => {
    ada.says('nice weather', { in: group });
    ada.says('/rent', { in: group });
    ada.says('/rent@another_bot', { in: group });
    ada.says('/rent@lotdesk_bot', { in: group });
  });
  expect(heard).toMatchObject([
    {
      chat: { chat: String(group.id) },
      place: 'group',
      input: { kind: 'command', command: 'rent' },
    },
  ]);
});

test('an answer in a topic stays there; a reply in General is not taken for a topic', async () => {
  const forum = here.telegram.group({ title: 'Desk', forum: true, members: [ada] });
  const topic = forum.opensTopic(ada, 'Rent');
  const heard = await after(() => ada.says('/help@lotdesk_bot', { in: forum, thread: topic }));
  expect(heard[0]?.chat.chat).toBe(`${forum.id}:${topic}`);
  expect(here.telegram.messages(forum.id).at(-1)).toMatchObject({ fromBot: true, thread: topic });
  const [hello] = await after(() => ada.says('/help@lotdesk_bot', { in: forum }));
  const replyTo = { id: Number(hello?.message) };
  const [reply] = await after(() => ada.says('/rent@lotdesk_bot', { in: forum, replyTo }));
  expect(reply?.chat.chat).toBe(String(forum.id));
});

test('who blocks the bot is noted without their name, and heard when they come back', async () => {
  await after(() => ada.says('hello'));
  expect(await after(() => ada.blocks())).toEqual([]);
  expect(here.logged).toContainEqual({
    level: 'info',
    facts: { chat: 'private', status: 'kicked' },
    message: 'the bot stands differently in a chat',
  });
  expect(await after(() => ada.says('back'))).toHaveLength(1);
});
