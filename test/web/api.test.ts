import { describe, expect, it } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { answering, form, playgroundWith, screen } from './help.js';

describe('POST /api/say', () => {
  it('answers words with the messages they brought, in the language of the screen', async () => {
    const { say, heard } = await playgroundWith(answering(screen({}, { locale: 'tr' })));

    const { status, json } = await say({ as: 'ayse', locale: 'tr', text: 'merhaba' });

    expect(status).toBe(200);
    expect(json.messages).toMatchObject([{ text: 'Mağazayı aç', choices: [] }]);
    expect(heard).toMatchObject([
      {
        chat: { platform: 'web', chat: 'ayse', user: 'ayse' },
        place: 'private',
        language: 'tr',
        input: { kind: 'words', words: 'merhaba' },
      },
    ]);
  });

  it.each([
    ['/start', { kind: 'command', command: 'start', words: '' }],
    [' /Order KD-12 ', { kind: 'command', command: 'order', words: 'KD-12' }],
    ['/nonsense', { kind: 'words', words: '/nonsense' }],
    ['2 /start', { kind: 'words', words: '2 /start' }],
  ])('reads %j as a command only when it is one', async (typed, input) => {
    const { say, heard } = await playgroundWith(answering(screen({})));
    await say({ as: 'ayse', text: typed });
    expect(heard[0]?.input).toEqual(input);
  });

  it('takes a choice id as it was given and edits the message that was tapped', async () => {
    const rows = [
      [
        { choice: 'b200.x', label: text('nav.more') },
        { link: 'go.orders', label: text('nav.home') },
      ],
    ] as const;
    const { say, heard } = await playgroundWith(
      answering(screen({ rows }, { step: 'gpu', version: 7 })),
    );
    const first = (await say({ as: 'ayse', text: 'hi' })).json.messages[0];
    expect(first.choices).toMatchObject([
      [
        { id: 'gpu.b200.x.7', label: 'More' },
        { id: 'go.orders', label: 'Menu' },
      ],
    ]);

    const second = (await say({ as: 'ayse', tap: 'gpu.b200.x.7' })).json.messages;

    expect(heard[1]).toMatchObject({
      message: first.id,
      input: { kind: 'tap', step: 'gpu', choice: 'b200.x', version: 7 },
    });
    expect(second.map((message: { id: string }) => message.id)).toEqual([first.id]);
  });

  it('takes a link, also one whose message is gone', async () => {
    const { say, heard } = await playgroundWith(answering(screen({})));
    await say({ as: 'ayse', tap: 'go.order.17' });
    expect(heard[0]).toMatchObject({
      input: { kind: 'link', link: 'go.order.17' },
      message: undefined,
    });
  });

  it('hands an id of no button to the core, which paints where one is', async () => {
    const { say, heard } = await playgroundWith(answering(screen({})));
    const { status, json } = await say({ as: 'ayse', tap: 'no such thing' });
    expect(status).toBe(200);
    expect(json.messages).toHaveLength(1);
    expect(heard[0]?.input).toEqual({ kind: 'tap', step: 'none', choice: 'none', version: 0 });
  });

  it('shows a form with its fields and sends it to the newest message that asks', async () => {
    const { say, heard } = await playgroundWith(
      answering(screen({ form }, { step: 'register', version: 3 })),
    );
    const [message] = (await say({ as: 'ayse', text: '/login' })).json.messages;
    expect(message.form).toMatchObject({
      id: 'fill:register.3',
      fields: [
        { id: 'email', kind: 'email', required: true, autocomplete: 'email' },
        { id: 'password', kind: 'password', required: true, autocomplete: 'current-password' },
        { id: 'firstName', required: false, prefill: 'Ayşe', autocomplete: 'given-name' },
      ],
    });

    await say({ as: 'ayse', form: { email: 'a@b.example', password: 'correct horse' } });

    expect(heard[1]).toMatchObject({
      message: message.id,
      input: { kind: 'form', step: 'register', version: 3, values: { email: 'a@b.example' } },
    });
    await say({ as: 'ayse', tap: 'fill:register.3' });
    expect(heard[2]?.input).toEqual({ kind: 'fill', step: 'register', version: 3 });
  });

  it('takes a form that names itself when its message is no longer remembered', async () => {
    const { say, heard } = await playgroundWith(answering(screen({})));
    const { status } = await say({
      as: 'ayse',
      form: { a: 'b' },
      formId: 'fill:env.4',
      message: '12',
    });
    expect(status).toBe(200);
    expect(heard[0]).toMatchObject({
      message: '12',
      input: { kind: 'form', step: 'env', version: 4 },
    });
  });

  it('takes and gives files and draws the QR code as a picture', async () => {
    const view = {
      image: { qr: 'bitcoin:bc1q', alt: text('command.order') },
      file: { name: 'a.txt', bytes: Buffer.from('hi') },
    };
    const { say, heard } = await playgroundWith(answering(screen(view)));
    const { json } = await say({
      as: 'ayse',
      file: { name: 'log.txt', base64: Buffer.from('x'.repeat(10)).toString('base64') },
    });
    expect(heard[0]?.input).toEqual({
      kind: 'file',
      name: 'log.txt',
      bytes: new Uint8Array(Buffer.from('xxxxxxxxxx')),
    });
    expect(json.messages[0].file).toEqual({ name: 'a.txt', base64: 'aGk=' });
    expect(json.messages[0].image).toMatch(/^data:image\/png;base64,iVBOR/);
  });

  it('hears one person one at a time and several side by side', async () => {
    const order: string[] = [];
    const waiting: (() => void)[] = [];
    const { say } = await playgroundWith(async ({ chat, input }) => {
      order.push(`${chat.user} ${input.kind === 'words' ? input.words : ''}`);
      await new Promise<void>((resolve) => waiting.push(resolve));
    });
    const all = [
      say({ as: 'ayse', text: '1' }),
      say({ as: 'ayse', text: '2' }),
      say({ as: 'bram', text: '1' }),
    ];
    while (order.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect(order.toSorted()).toEqual(['ayse 1', 'bram 1']);
    while (order.length < 3 || waiting.length > 0) {
      for (const resolve of waiting.splice(0)) resolve();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(all);
    expect(order.at(-1)).toBe('ayse 2');
  });

  it('refuses with 429 when too many inputs of one person wait', async () => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const { say } = await playgroundWith(() => held);
    const refused: unknown[] = [];
    const all = Array.from({ length: 25 }, async () => {
      const answer = await say({ as: 'ayse', text: 'x' });
      if (answer.status === 429) refused.push(answer.json.error.code);
    });
    while (refused.length < 5) await new Promise((resolve) => setImmediate(resolve));
    free();
    await Promise.all(all);
    expect(refused).toEqual(Array(5).fill('busy'));
    expect((await say({ as: 'ayse', text: 'x' })).status).toBe(200);
  });

  it('says that it broke, logs no words, and takes the next input', async () => {
    let broken = true;
    const { say, log } = await playgroundWith(async () => {
      if (broken) throw new Error('disk full');
    });
    const first = await say({ as: 'ayse', text: 'my secret words' });
    expect(first).toMatchObject({ status: 500, json: { error: { code: 'broken' } } });
    expect(log.lines).toHaveLength(1);
    expect(log.lines.join()).not.toContain('secret');
    broken = false;
    expect((await say({ as: 'ayse', text: 'again' })).status).toBe(200);
  });

  it('refuses inputs once it has stopped', async () => {
    const { say, stop } = await playgroundWith(answering(screen({})));
    await stop();
    expect(await say({ as: 'ayse', text: 'x' })).toMatchObject({
      status: 503,
      json: { error: { code: 'closed' } },
    });
  });
});
