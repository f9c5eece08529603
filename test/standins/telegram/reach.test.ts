import { Bot, HttpError } from 'grammy';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTelegram, type Telegram } from './index.js';
import { validateResult } from './validate.js';

let telegram: Telegram;
let api: Bot['api'];
let ayse: Person;

beforeEach(async () => {
  telegram = await startTelegram();
  api = new Bot(telegram.token, { client: { apiRoot: telegram.url } }).api;
  ayse = telegram.user({ first_name: 'Ayşe' });
  ayse.says('/start');
});

afterEach(async () => {
  const answers = telegram.requests().filter((each) => each.answer.ok);
  const problems = answers.flatMap(({ method, answer }) =>
    answer.ok ? validateResult(method, answer.result) : [],
  );
  await telegram.close();
  expect(problems).toEqual([]);
});

function refused(description: string, error_code = 400) {
  const start = error_code === 403 ? 'Forbidden' : 'Bad Request';
  return { name: 'GrammyError', error_code, description: `${start}: ${description}` };
}

describe('who can be reached', () => {
  test('a stranger, a blocker and nobody', async () => {
    const bram = telegram.user();
    await expect(api.sendMessage(bram.id, 'x')).rejects.toMatchObject(
      refused("bot can't initiate conversation with a user", 403),
    );
    ayse.blocks();
    await expect(api.sendMessage(ayse.id, 'x')).rejects.toMatchObject(
      refused('bot was blocked by the user', 403),
    );
    ayse.says('back again');
    await api.sendMessage(ayse.id, 'welcome');
    await expect(api.sendMessage(404, 'x')).rejects.toMatchObject(refused('chat not found'));
  });

  test('files that people send can be fetched', async () => {
    ayse.sendsFile('log.txt', Buffer.from('hello'));
    ayse.sendsFile('big.bin', Buffer.alloc(20 * 1024 * 1024 + 1));
    const [, small, big] = await api.getUpdates();
    const file = await api.getFile(small?.message?.document?.file_id ?? '');
    const fetched = await fetch(`${telegram.url}/file/bot${telegram.token}/${file.file_path}`);
    expect(await fetched.text()).toBe('hello');
    await expect(api.getFile(big?.message?.document?.file_id ?? '')).rejects.toMatchObject(
      refused('file is too big'),
    );
  });
});

describe('commands and profile', () => {
  test('are kept by language and scope', async () => {
    await api.setMyCommands([{ command: 'start', description: 'Başla' }], { language_code: 'tr' });
    expect(await api.getMyCommands({ language_code: 'tr' })).toEqual(telegram.commands('tr'));
    expect(await api.getMyCommands()).toEqual([]);
    await api.setMyDescription('GPU');
    expect(await api.getMyDescription()).toEqual({ description: 'GPU' });
    expect((await api.getMe()).username).toBe('lotdesk_bot');
    await expect(api.setMyCommands([{ command: 'Start', description: 'x' }])).rejects.toMatchObject(
      refused('BOT_COMMAND_INVALID'),
    );
  });
});

describe('what does not fit the table', () => {
  test('is refused and recorded, whatever form it comes in', async () => {
    const post = (body: URLSearchParams) =>
      fetch(`${telegram.url}/bot${telegram.token}/sendMessage`, { method: 'POST', body });
    const answer = await post(new URLSearchParams({ chat_id: String(ayse.id), txt: 'x' }));
    expect(answer.status).toBe(400);
    expect(telegram.violations()).toEqual([
      'sendMessage: no field txt',
      'sendMessage: field text is missing',
    ]);
    const reply_markup = '{"inline_keyboard":[[{"text":"a","callback_data":"b"}]]}';
    const good = new URLSearchParams({ chat_id: String(ayse.id), text: 'x', reply_markup });
    expect((await post(good)).status).toBe(200);
  });

  test('a method of the API that is not played here fails loudly', async () => {
    await expect(api.sendDice(ayse.id, '🎲')).rejects.toThrow('not played by this stand-in');
    expect(telegram.violations()).toEqual(['sendDice: not played by this stand-in']);
  });
});

test('a broken connection is an HttpError to grammY', async () => {
  telegram.failNext('sendMessage', { drop: 'before' });
  await expect(api.sendMessage(ayse.id, 'x')).rejects.toBeInstanceOf(HttpError);
});
