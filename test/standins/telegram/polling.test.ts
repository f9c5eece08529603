import { Bot, GrammyError } from 'grammy';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTelegram, type Telegram } from './index.js';
import { validateType } from './validate.js';

let telegram: Telegram;
const running: Bot[] = [];

beforeEach(async () => {
  telegram = await startTelegram();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((bot) => bot.stop()));
  await telegram.close();
});

function createBot(): Bot {
  return new Bot(telegram.token, { client: { apiRoot: telegram.url } });
}

/** Starts long polling; rejects through `ended` when polling ends in an error. */
async function start(bot: Bot): Promise<{ ended: Promise<void> }> {
  running.push(bot);
  return new Promise((resolve, reject) => {
    const ended = bot.start({ onStart: () => resolve({ ended }) });
    ended.catch(reject);
  });
}

async function get(method: string, query = ''): Promise<unknown> {
  const answer = await fetch(`${telegram.url}/bot${telegram.token}/${method}?${query}`);
  return answer.json();
}

test('a bot hears a command and its answer is seen', async () => {
  const bot = createBot();
  bot.command('start', (ctx) => ctx.reply(`Hi ${ctx.from?.first_name}, ${ctx.match}`));
  await start(bot);
  const ayse = telegram.user({ first_name: 'Ayşe', language_code: 'tr' });
  ayse.says('/start r17');
  expect(await telegram.nextMessage(ayse.id)).toMatchObject({
    text: 'Hi Ayşe, r17',
    fromBot: true,
  });
  await telegram.settled(ayse.id);
  expect(telegram.violations()).toEqual([]);
});

test('polling starts and stops, and stopping confirms what was handled', async () => {
  const bot = createBot();
  const heard: number[] = [];
  bot.on('message', (ctx) => {
    heard.push(ctx.update.update_id);
  });
  await start(bot);
  const update = telegram.user().says('one');
  await telegram.until(() => (heard.length > 0 ? true : undefined), 'nothing was heard');
  await bot.stop();
  expect(heard).toEqual([update]);
  expect(await get('getUpdates')).toEqual({ ok: true, result: [] });
});

describe('an update stays until it is confirmed', () => {
  test('it comes again to a bot that asks without an offset, and not above it', async () => {
    const ayse = telegram.user();
    const [one, two] = [ayse.says('one'), ayse.says('two')];
    const answers = z.object({ result: z.array(z.object({ update_id: z.number() })) });
    const ids = async (query: string) =>
      answers.parse(await get('getUpdates', query)).result.map((each) => each.update_id);
    expect(await ids('limit=1')).toEqual([one]);
    expect(await ids('')).toEqual([one, two]);
    expect(await ids('offset=-1')).toEqual([two]);
    expect(await ids(`offset=${two + 1}`)).toEqual([]);
    expect(await ids('')).toEqual([]);
  });

  test('a confirmed one comes once more when it is redelivered', async () => {
    const bot = createBot();
    const heard: number[] = [];
    bot.on('message', (ctx) => {
      heard.push(ctx.update.update_id);
    });
    await start(bot);
    const update = telegram.user().says('one');
    await telegram.settled();
    telegram.redeliver(update);
    await telegram.settled();
    expect(heard).toEqual([update, update]);
  });

  test('a press is dropped after 150 seconds, a message after a day', async () => {
    const ayse = telegram.user();
    ayse.says('one');
    const { message_id } = await createBot().api.sendMessage(ayse.id, 'x', keyboard);
    ayse.presses({ chatId: ayse.id, id: message_id }, 'Go');
    telegram.later(150);
    expect(await get('getUpdates')).toMatchObject({ result: [{ message: { text: 'one' } }] });
    telegram.later(24 * 3600);
    expect(await get('getUpdates')).toMatchObject({ result: [] });
  });
});

const keyboard = { reply_markup: { inline_keyboard: [[{ text: 'Go', callback_data: 'go.1' }]] } };

test('a waiting poll is answered as soon as something happens, and waits its time out', async () => {
  const waiting = get('getUpdates', 'timeout=50');
  await telegram.until(() => undefined, 'still waiting', 20).catch(() => undefined);
  telegram.user().says('hello');
  expect(await waiting).toMatchObject({ result: [{ message: { text: 'hello' } }] });
});

describe('two pollers', () => {
  test('the first is told so with 409, and grammY gives up', async () => {
    const { ended } = await start(createBot());
    const failure = ended.catch((error: unknown) => error);
    await start(createBot());
    const error = await failure;
    expect(error).toBeInstanceOf(GrammyError);
    expect(error).toMatchObject({
      error_code: 409,
      description:
        'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running',
    });
  });

  test('polling beside a webhook is told so with 409', async () => {
    await createBot().api.setWebhook('http://127.0.0.1:9/none');
    await expect(createBot().api.getUpdates()).rejects.toMatchObject({
      error_code: 409,
      description: expect.stringContaining("can't use getUpdates method while webhook is active"),
    });
  });
});

test('only the kinds that the bot allows are queued', async () => {
  await createBot().api.getUpdates({ allowed_updates: ['callback_query'] });
  telegram.user().says('unheard');
  expect(await get('getUpdates')).toEqual({ ok: true, result: [] });
});

test('a wrong token and an unknown method are refused', async () => {
  const stranger = new Bot('1:wrong', { client: { apiRoot: telegram.url } });
  await expect(stranger.api.getMe()).rejects.toMatchObject({ error_code: 401 });
  expect(await get('sendFlowers')).toMatchObject({ error_code: 404 });
  expect(telegram.violations()).toEqual(['sendFlowers']);
});

test('whoever waits in vain is told what is pending', async () => {
  const ayse = telegram.user();
  const update = ayse.says('anyone?');
  await expect(telegram.settled(ayse.id, 30)).rejects.toThrow(
    `update ${update} (message) not fetched`,
  );
  await expect(telegram.nextMessage(ayse.id, { timeout: 30 })).rejects.toThrow('anyone?');
});

test('every update that goes out is an Update of the Bot API table', async () => {
  const ayse = telegram.user({ last_name: 'Yıldız', username: 'ayse' });
  const desk = telegram.group({ title: 'Desk', forum: true, members: [ayse] });
  const thread = desk.opensTopic(ayse, 'Topic');
  ayse.says('hello /start', { in: desk, thread });
  ayse.sendsFile('log.txt', Buffer.from('x'), { caption: 'see' });
  ayse.sendsPhoto(Buffer.alloc(30));
  ayse.sharesUsers(1, [ayse]);
  ayse.edits({ chatId: desk.id, id: 2 }, 'changed');
  ayse.blocks();
  ayse.unblocks();
  const { message_id } = await createBot().api.sendMessage(ayse.id, 'x', keyboard);
  ayse.presses({ chatId: ayse.id, id: message_id }, /^go/);
  telegram.ageOut({ chatId: ayse.id, id: message_id });
  ayse.presses({ chatId: ayse.id, id: message_id }, /^go/);
  telegram.group({ title: 'Old', members: [ayse] }).upgrades();
  const problems = telegram.updates().flatMap((update) => validateType('Update', update));
  expect(problems.join('\n')).toBe('');
  expect(telegram.updates()).toHaveLength(12);
});
