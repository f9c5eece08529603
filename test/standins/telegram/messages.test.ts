import { Bot, GrammyError, InlineKeyboard, InputFile } from 'grammy';
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

function ref(message: { message_id: number }) {
  return { chatId: ayse.id, id: message.message_id };
}

/** The first bytes of a PNG: its signature and its header chunk. */
function png(width: number, height: number): Buffer {
  const header = Buffer.from(
    '89504e470d0a1a0a0000000d494844520000000000000000080600000000000000',
    'hex',
  );
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const html = { parse_mode: 'HTML' } as const;

describe('sending', () => {
  test('text is kept plain, as written, and with its buttons', async () => {
    const reply_markup = new InlineKeyboard().text('Öde', 'pay.17').copyText('Kopyala', 'bc1q');
    const sent = await api.sendMessage(ayse.id, '<b>Öde</b> &amp; bekle', {
      ...html,
      reply_markup,
    });
    expect(telegram.message(ref(sent))).toMatchObject({
      text: 'Öde & bekle',
      html: '<b>Öde</b> &amp; bekle',
      entities: [{ type: 'bold', offset: 0, length: 3 }],
      buttons: [
        [
          { label: 'Öde', data: 'pay.17' },
          { label: 'Kopyala', copies: 'bc1q' },
        ],
      ],
    });
    expect(telegram.violations()).toEqual([]);
  });

  test('a photo arrives byte for byte, and its file id sends it again', async () => {
    const image = png(300, 300);
    const sent = await api.sendPhoto(ayse.id, new InputFile(image), {
      caption: '<i>QR</i>',
      ...html,
    });
    expect(telegram.message(ref(sent))).toMatchObject({ photo: image, caption: 'QR', text: '' });
    const [size] = sent.photo;
    const again = await api.sendPhoto(ayse.id, size?.file_id ?? '');
    expect(telegram.message(ref(again)).photo).toEqual(image);
    expect(telegram.requests('sendPhoto')[0]?.files[0]?.bytes).toEqual(image);
    expect(telegram.violations()).toEqual([]);
  });

  test('a document keeps its name', async () => {
    const file = new InputFile(Buffer.from('log'), 'günlük 1.txt');
    const sent = await api.sendDocument(ayse.id, file);
    expect(telegram.message(ref(sent)).document).toEqual({
      name: 'günlük 1.txt',
      bytes: Buffer.from('log'),
    });
  });

  test.each([
    ['nothing', '  ', {}, 'message text is empty'],
    ['4097 characters', 'ş'.repeat(4097), {}, 'message is too long'],
    ['raw text over 32,768 bytes', '<b></b>'.repeat(5000), html, 'text is too long'],
    ['broken HTML', 'a <3', html, "can't parse entities: Unclosed start tag at byte offset 2"],
  ])('%s is refused', async (_case, text, other, description) => {
    await expect(api.sendMessage(ayse.id, text, other)).rejects.toMatchObject(refused(description));
  });

  test('the limits count characters after parsing, not markup', async () => {
    await api.sendMessage(ayse.id, `<b>${'😀'.repeat(4096)}</b>`, html);
    const caption = 'x'.repeat(1025);
    await expect(
      api.sendPhoto(ayse.id, new InputFile(png(1, 1)), { caption }),
    ).rejects.toMatchObject(refused('message caption is too long'));
  });

  test.each([
    ['no image', Buffer.alloc(64), 'IMAGE_PROCESS_FAILED'],
    ['too wide an image', png(9000, 1001), 'PHOTO_INVALID_DIMENSIONS'],
    ['an empty file', Buffer.alloc(0), 'file must be non-empty'],
  ])('%s is refused as a photo', async (_case, image, description) => {
    const sending = api.sendPhoto(ayse.id, new InputFile(image));
    await expect(sending).rejects.toMatchObject(refused(description));
  });
});

describe('buttons', () => {
  test.each([
    ['callback data over 64 bytes', { callback_data: 'ş'.repeat(33) }, 'BUTTON_DATA_INVALID'],
    ['empty callback data', { callback_data: '' }, 'BUTTON_DATA_INVALID'],
    ['a long text to copy', { copy_text: { text: 'x'.repeat(257) } }, 'BUTTON_COPY_TEXT_INVALID'],
    ['two actions', { callback_data: 'a', url: 'https://x.nl' }, 'BUTTON_TYPE_INVALID'],
  ])('%s is refused', async (_case, action, description) => {
    const inline_keyboard = [[{ text: 'x', ...action }]];
    const params = { chat_id: ayse.id, text: 'x', reply_markup: { inline_keyboard } };
    const answer = await fetch(`${telegram.url}/bot${telegram.token}/sendMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
    });
    expect(await answer.json()).toMatchObject({ description: `Bad Request: ${description}` });
  });

  test('64 bytes are taken, and a press can be answered once it is made', async () => {
    const reply_markup = new InlineKeyboard().text('Go', 'ş'.repeat(32));
    const sent = await api.sendMessage(ayse.id, 'x', { reply_markup });
    const pressed = ayse.presses(ref(sent), 'Go');
    expect(pressed.answer()).toBeUndefined();
    await api.answerCallbackQuery(pressed.queryId, { text: 'ok', show_alert: true });
    expect(pressed.answer()).toEqual({ text: 'ok', alert: true });
    expect(() => ayse.presses(ref(sent), 'Stop')).toThrow('it has: Go');
  });

  test('a late answer is refused, and a resent press has ids of its own', async () => {
    const sent = await api.sendMessage(ayse.id, 'x', {
      reply_markup: new InlineKeyboard().text('Go', 'g'),
    });
    const first = ayse.presses(ref(sent), 'Go');
    const second = telegram.resend(first);
    expect(second.updateId).not.toBe(first.updateId);
    expect(second.queryId).not.toBe(first.queryId);
    telegram.later(151);
    await expect(api.answerCallbackQuery(first.queryId)).rejects.toMatchObject(
      refused('query is too old and response timeout expired or query ID is invalid'),
    );
  });
});

describe('editing', () => {
  test('changes the message, and an edit that changes nothing is refused', async () => {
    const sent = await api.sendMessage(ayse.id, 'one', {
      reply_markup: new InlineKeyboard().text('Go', 'g'),
    });
    await api.editMessageText(ayse.id, sent.message_id, 'two');
    expect(telegram.message(ref(sent))).toMatchObject({ text: 'two', edited: true, buttons: [] });
    const again = api.editMessageText(ayse.id, sent.message_id, 'two');
    await expect(again).rejects.toThrow('message is not modified: specified new message content');
    await expect(again).rejects.toBeInstanceOf(GrammyError);
  });

  test('a photo has a caption and no text', async () => {
    const { message_id } = await api.sendPhoto(ayse.id, new InputFile(png(1, 1)));
    await expect(api.editMessageText(ayse.id, message_id, 'x')).rejects.toMatchObject(
      refused('there is no text in the message to edit'),
    );
    await api.editMessageCaption(ayse.id, message_id, { caption: 'new' });
    const media = { type: 'photo' as const, media: new InputFile(png(2, 2)), caption: 'newer' };
    await api.editMessageMedia(ayse.id, message_id, media);
    expect(telegram.message({ chatId: ayse.id, id: message_id })).toMatchObject({
      photo: png(2, 2),
      caption: 'newer',
    });
    expect(telegram.violations()).toEqual([]);
  });

  test("what is gone, aged out or another's cannot be edited", async () => {
    const sent = await api.sendMessage(ayse.id, 'x');
    telegram.ageOut(ref(sent));
    const gone = refused('message to edit not found');
    await expect(api.editMessageText(ayse.id, sent.message_id, 'y')).rejects.toMatchObject(gone);
    await expect(api.editMessageText(ayse.id, 99, 'y')).rejects.toMatchObject(gone);
    await expect(api.editMessageText(ayse.id, 1, 'y')).rejects.toMatchObject(
      refused("message can't be edited"),
    );
  });
});

describe('deleting', () => {
  test("a customer's message can be deleted in private within 48 hours", async () => {
    ayse.says('secret');
    await api.deleteMessage(ayse.id, 2);
    expect(telegram.message({ chatId: ayse.id, id: 2 }).deleted).toBe(true);
    await expect(api.deleteMessage(ayse.id, 2)).rejects.toMatchObject(
      refused('message to delete not found'),
    );
    telegram.later(48 * 3600);
    await expect(api.deleteMessage(ayse.id, 1)).rejects.toMatchObject(
      refused("message can't be deleted for everyone"),
    );
  });
});
