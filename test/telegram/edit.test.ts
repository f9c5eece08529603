import { expect, test } from 'vitest';
import { choice, said, screen } from './help.js';
import { payment, privateChat } from './privateChat.js';

const here = privateChat();

test('a pressed message is edited in place', async () => {
  const { chat, shown, labels, ofBot } = here();
  const over = await shown({ chat }, screen({ rows: [[choice('one')]] }));
  expect(await shown({ chat, over: String(over) }, screen({ rows: [[choice('two')]] }))).toBe(over);
  expect(labels(over)).toEqual(['two']);
  expect(ofBot()).toHaveLength(1);
});

test('the same screen once more changes nothing, and the keyboard stays', async () => {
  const { chat, shown, labels } = here();
  const over = await shown({ chat }, screen({ rows: [[choice('one')]] }));
  expect(await shown({ chat, over: String(over) }, screen({ rows: [[choice('one')]] }))).toBe(over);
  expect(labels(over)).toEqual(['one']);
});

test('other refusals are not taken for "not modified", whatever their status', async () => {
  const { bot, telegram, chat, shown } = here();
  const over = await shown({ chat }, screen());
  telegram.failNext('editMessageText', {
    status: 400,
    description: 'Bad Request: CHAT_RESTRICTED',
  });
  expect(await bot.show({ chat, over: String(over) }, screen())).toEqual({
    is: 'failed',
    why: 'Bad Request: CHAT_RESTRICTED',
  });
});

test('a message that is gone or too old is answered with a new one', async () => {
  const { telegram, ada, chat, shown, labels } = here();
  const old = await shown({ chat }, screen());
  telegram.ageOut({ chatId: ada.id, id: old });
  const next = await shown({ chat, over: String(old) }, screen({ rows: [[choice('again')]] }));
  expect(next).not.toBe(old);
  expect(labels(next)).toEqual(['again']);
});

test('a picture that takes over a text leaves one keyboard', async () => {
  const { chat, shown, at, labels } = here();
  const over = await shown({ chat }, screen({ rows: [[choice('pay')]] }));
  const id = await shown({ chat, over: String(over) }, payment());
  expect(at(over).buttons).toEqual([]);
  expect(labels(id)).toEqual(['paid']);
});

test('a text that takes over a picture’s screen leaves one keyboard', async () => {
  const { chat, shown, ofBot } = here();
  const over = await shown({ chat }, payment());
  const id = await shown({ chat, over: String(over) }, screen({ rows: [[choice('back')]] }));
  expect(
    ofBot()
      .filter(({ buttons }) => buttons.length > 0)
      .map((message) => message.id),
  ).toEqual([id]);
});

test('a picture without text is taken over by a new message and loses its keyboard', async () => {
  const { chat, shown, at, labels } = here();
  const image = { qr: 'x', alt: said('code') };
  const over = await shown({ chat }, screen({ text: [], image, rows: [[choice('paid')]] }));
  const id = await shown({ chat, over: String(over) }, screen({ rows: [[choice('back')]] }));
  expect(at(over).buttons).toEqual([]);
  expect(labels(id)).toEqual(['back']);
});
