import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { choice, said, screen } from './help.js';
import { payment, privateChat } from './privateChat.js';

const here = privateChat();

test('every kind of choice becomes a button', async () => {
  const { chat, shown, at } = here();
  const id = await shown(
    { chat },
    screen({
      rows: [
        [choice('b200'), { link: 'go.order.17', label: said('Order') }],
        [
          { copy: 'bc1q', label: said('Copy') },
          { open: 'https://shop.example/terms', label: said('Terms') },
        ],
      ],
    }),
  );
  const [first, second] = at(id).buttons;
  expect(first?.map(({ data }) => data)).toEqual(['gpu.b200.3', 'go.order.17']);
  expect(second?.map(({ copies, url }) => copies ?? url)).toEqual([
    'bc1q',
    'https://shop.example/terms',
  ]);
});

test('what Telegram takes as no button is written out', async () => {
  const { chat, shown, at } = here();
  const id = await shown(
    { chat },
    screen({
      rows: [
        [
          { copy: 'x'.repeat(300), label: said('Log') },
          { open: 'http://localhost:3000/pay', label: said('Pay') },
        ],
      ],
    }),
  );
  expect(at(id).text).toContain(`Log: ${'x'.repeat(300)}`);
  expect(at(id).text).toContain('Pay: http://localhost:3000/pay');
  expect(at(id).buttons).toEqual([]);
});

test('a form is a button that asks for it', async () => {
  const { chat, shown, at } = here();
  const field = { id: 'first', label: said('First name'), kind: 'line', longest: 40 } as const;
  const form = { title: said('Account'), open: text('account.register'), fields: [field] } as const;
  const id = await shown({ chat }, screen({ form }));
  expect(
    at(id)
      .buttons.flat()
      .map(({ data }) => data),
  ).toEqual(['gpu..3']);
});

test('a long row is parted, and a hundred buttons leave the last row, which leads back', async () => {
  const { logged, chat, shown, at, labels } = here();
  const many = Array.from({ length: 60 }, (_, n) => [choice(`a${n}`), choice(`b${n}`)]);
  const long = [Array.from({ length: 10 }, (_, n) => choice(`c${n}`))];
  const id = await shown({ chat }, screen({ rows: [...long, ...many, [choice('back')]] }));
  expect(
    at(id)
      .buttons.slice(0, 2)
      .map((row) => row.length),
  ).toEqual([8, 2]);
  expect(at(id).buttons.flat().length).toBeLessThanOrEqual(100);
  expect(labels(id).at(-1)).toBe('back');
  expect(logged).toContainEqual(expect.objectContaining({ message: 'too many buttons' }));
});

test('a choice that does not fit 64 bytes is a bug that is not sent', async () => {
  const { bot, chat, ofBot } = here();
  await expect(bot.show({ chat }, screen({ rows: [[choice('x'.repeat(70))]] }))).rejects.toThrow(
    '64 bytes',
  );
  expect(ofBot()).toEqual([]);
});

test('a picture comes with its caption, and the text and buttons below it', async () => {
  const { chat, shown, labels, ofBot } = here();
  const id = await shown({ chat }, payment());
  const [picture, words] = ofBot();
  expect(picture?.caption).toBe('BTC on Bitcoin: 0.0012');
  expect(words?.id).toBe(id);
  expect(labels(id)).toEqual(['paid']);
  const image = PNG.sync.read(picture?.photo ?? Buffer.alloc(0));
  expect(jsqr.default(new Uint8ClampedArray(image.data), image.width, image.height)?.data).toBe(
    'bitcoin:bc1qexample?amount=0.0012',
  );
});

test('an alternative text that is too long for a caption is cut', async () => {
  const { chat, shown, ofBot } = here();
  await shown({ chat }, screen({ image: { qr: 'x', alt: said('ş'.repeat(2000)) } }));
  expect([...(ofBot()[0]?.caption ?? '')]).toHaveLength(1024);
});

test('a file is a document, and the buttons stand below it', async () => {
  const { chat, shown, labels, ofBot } = here();
  const file = { name: 'orders.csv', bytes: Buffer.from('a,b') };
  const id = await shown({ chat }, screen({ file, rows: [[choice('back')]] }));
  const [document] = ofBot();
  expect(document?.document).toMatchObject({ name: 'orders.csv', bytes: Buffer.from('a,b') });
  expect(labels(id)).toEqual(['back']);
});

test('a long text goes out in parts, and the last carries the buttons', async () => {
  const { chat, shown, ofBot } = here();
  const id = await shown(
    { chat },
    screen({ text: [said('word '.repeat(2000))], rows: [[choice('a')]] }),
  );
  expect(ofBot().map((message) => message.buttons.length)).toEqual([0, 0, 1]);
  expect(ofBot().at(-1)?.id).toBe(id);
});

test('an invitation opens the private chat at a link', () => {
  const { bot } = here();
  expect(bot.invite('go.order.17')).toBe('https://t.me/lotdesk_bot?start=go_order_17');
  expect(bot.invite(`go.${'x'.repeat(70)}`)).toBeUndefined();
});
