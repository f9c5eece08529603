import { createServer, type Server } from 'node:http';
import { Bot, webhookCallback } from 'grammy';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTelegram, type Telegram } from './index.js';

let telegram: Telegram;
let bot: Bot;
let server: Server;
let url: string;
/** Statuses with which the next posts are turned away; 0 never answers. */
let failures: number[];
let secrets: unknown[];

beforeEach(async () => {
  telegram = await startTelegram({ webhookAnswerMs: 100, webhookRetryMs: 5 });
  bot = new Bot(telegram.token, { client: { apiRoot: telegram.url } });
  failures = [];
  secrets = [];
  const handle = webhookCallback(bot, 'http', { secretToken: 'known' });
  server = createServer((request, response) => {
    secrets.push(request.headers['x-telegram-bot-api-secret-token']);
    const status = failures.shift();
    if (status === undefined) void handle(request, response);
    else if (status > 0) response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}/` : '';
});

afterEach(async () => {
  await telegram.close();
  server.closeAllConnections();
  server.close();
});

test('updates are posted with the secret, in order, and each is settled when it is taken', async () => {
  bot.on('message:text', (ctx) => ctx.reply(`heard ${ctx.msg.text}`));
  await bot.api.setWebhook(url, { secret_token: 'known' });
  const ayse = telegram.user();
  ayse.says('one');
  ayse.says('two');
  await telegram.nextMessage(ayse.id, { match: /two/ });
  await telegram.settled();
  const said = telegram.messages(ayse.id).filter((message) => message.fromBot);
  expect(said.map((message) => message.text)).toEqual(['heard one', 'heard two']);
  expect(secrets).toEqual(['known', 'known']);
});

test('an update is posted again after a 500 and after no answer at all', async () => {
  bot.on('message:text', (ctx) => ctx.reply('heard'));
  await bot.api.setWebhook(url, { secret_token: 'known' });
  failures = [500, 0];
  const ayse = telegram.user();
  ayse.says('one');
  await telegram.nextMessage(ayse.id, { match: /heard/ });
  await telegram.settled();
  expect(secrets).toHaveLength(3);
  expect(await bot.api.getWebhookInfo()).toMatchObject({
    url,
    pending_update_count: 0,
    last_error_message: 'Read timeout expired',
  });
});

test('a webhook ends a waiting poll, and pending updates can be dropped with it', async () => {
  const polling = bot.api.getUpdates({ timeout: 50 }).catch((error: unknown) => error);
  await telegram.until(() => undefined, 'polling', 20).catch(() => undefined);
  await bot.api.setWebhook(url, { secret_token: 'known' });
  expect(await polling).toMatchObject({
    error_code: 409,
    description: 'Conflict: terminated by setWebhook request',
  });
  failures = Array.from({ length: 1000 }, () => 503);
  telegram.user().says('lost');
  await bot.api.deleteWebhook({ drop_pending_updates: true });
  expect(await bot.api.getUpdates()).toEqual([]);
});

test('a secret of other characters and an address without TLS are refused', async () => {
  await expect(bot.api.setWebhook(url, { secret_token: 'no spaces' })).rejects.toMatchObject({
    description: 'Bad Request: secret token contains unallowed characters',
  });
  await expect(bot.api.setWebhook('http://example.com/')).rejects.toMatchObject({
    description: 'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
  });
});
