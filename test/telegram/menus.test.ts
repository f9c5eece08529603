import { Api } from 'grammy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerCommands } from '../../bots/telegram/commands.js';
import { text } from '../../core/chat/phrase.js';
import { flat } from '../../core/chat/text.js';
import { startTelegram, type Telegram } from '../standins/telegram/index.js';

let telegram: Telegram;
beforeEach(async () => {
  telegram = await startTelegram();
});
afterEach(async () => {
  expect(telegram.violations()).toEqual([]);
  await telegram.close();
});

const stranger = 4_242;

/** Registers the menus; Telegram knows no private chat with the stranger yet. */
async function register(staff: readonly number[]) {
  const api = new Api(telegram.token, { apiRoot: telegram.url });
  const description = 'Bad Request: chat not found';
  api.config.use((prev, method, payload, signal) =>
    JSON.stringify(payload).includes(`"chat_id":${stranger}`)
      ? Promise.resolve({ ok: false, error_code: 400, description })
      : prev(method, payload, signal),
  );
  const logged: [string, object][] = [];
  const log = (level: string) => (facts: object) => logged.push([level, facts]);
  const menus = { languages: ['en', 'tr'], defaultLanguage: 'nl', staff } as const;
  await registerCommands(api, {
    ...menus,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
  });
  return logged;
}

const rent = (locale: 'nl' | 'tr') => ({
  command: 'rent',
  description: flat(text('command.rent'), locale),
});
const scope = { type: 'all_private_chats' };

test('private chats have a menu in each language, and the shop’s own for every other', async () => {
  expect(await register([])).toEqual([]);
  expect(telegram.commands('tr', scope)).toContainEqual(rent('tr'));
  expect(telegram.commands(undefined, scope)).toContainEqual(rent('nl'));
});

test('groups have a short menu', async () => {
  await register([]);
  expect(telegram.commands('en', { type: 'all_group_chats' })).toHaveLength(4);
});

test('the staff commands stand in the private chats of staff alone', async () => {
  await register([77]);
  const of = (where: object) => JSON.stringify(telegram.commands('en', { type: '', ...where }));
  expect(of({ type: 'chat', chat_id: 77 })).toContain('provision');
  expect(of(scope)).not.toContain('provision');
});

test('staff who never wrote to the bot are no fault, and keep none of the others waiting', async () => {
  const logged = await register([stranger, 77]);
  expect(logged).toEqual([['info', { staff: stranger }]]);
  const menu = telegram.commands('en', Object.assign({ type: 'chat' }, { chat_id: 77 }));
  expect(JSON.stringify(menu)).toContain('provision');
});

test('a menu that cannot be set is said, and the rest are', async () => {
  telegram.failNext('setMyCommands', {
    status: 400,
    description: 'Bad Request: BOT_COMMAND_INVALID',
  });
  expect(await register([])).toEqual([
    ['warn', { why: 'Bad Request: BOT_COMMAND_INVALID', scope: 'all_private_chats' }],
  ]);
  expect(telegram.commands('tr', { type: 'all_group_chats' })).toHaveLength(4);
});
