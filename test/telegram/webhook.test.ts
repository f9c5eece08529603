import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Stage, type StageOptions, stage } from './help.js';

let here: Stage;
let server: Server;
afterEach(async () => {
  expect(here.telegram.violations()).toEqual([]);
  await here.stop();
  server.close();
});

const secret = 'a-secret_of-Telegram';

/** The bot behind a web server such as the shop's own. */
async function behindServer(options: StageOptions = {}) {
  server = createServer((request, response) => {
    void json(request)
      .then((body) => here.bot.receive(request.headers, body))
      .then(({ status }) => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  here = await stage({ ...options, webhook: { url: `http://127.0.0.1:${address.port}/`, secret } });
}

const update = { update_id: 1, message: {} };
const from = (given: string) => ({ 'x-telegram-bot-api-secret-token': given });

test('updates arrive by webhook, and none is polled for', async () => {
  await behindServer();
  here.telegram.user().says('hello');
  await here.telegram.settled();
  expect(here.heard.map(({ input }) => input)).toEqual([{ kind: 'words', words: 'hello' }]);
  expect(here.telegram.requests('getUpdates')).toEqual([]);
});

test('without the secret nothing is heard', async () => {
  await behindServer();
  for (const headers of [{}, from('wrong'), from(`${secret}x`)]) {
    expect(await here.bot.receive(headers, update)).toEqual({ status: 401 });
  }
  expect(here.heard).toEqual([]);
});

test('what is no update is refused, and an update of no interest is done', async () => {
  await behindServer();
  for (const body of [undefined, null, 'text', {}, { update_id: 'x' }]) {
    expect(await here.bot.receive(from(secret), body)).toEqual({ status: 400 });
  }
  expect(await here.bot.receive(from(secret), { update_id: 2 })).toEqual({ status: 200 });
});

test('an update that failed is posted again', async () => {
  let broken = true;
  await behindServer({
    hear: async () => {
      if (!broken) return;
      broken = false;
      throw new Error('the store is locked');
    },
  });
  here.telegram.user().says('hello');
  await here.telegram.settled();
  expect(here.heard).toHaveLength(2);
});

test('before the bot listens and after it stopped, Telegram is asked to come again', async () => {
  await behindServer();
  const { bot, telegram } = here;
  const close = telegram.close;
  Object.assign(telegram, { close: () => Promise.resolve() });
  await here.stop();
  expect(await bot.receive(from(secret), update)).toEqual({ status: 503 });
  Object.assign(telegram, { close });
  here = await stage({ telegram });
  expect(await here.bot.receive(from(secret), update)).toEqual({ status: 503 });
});
