import { describe, expect, it } from 'vitest';
import { text } from '../../core/chat/phrase.js';
import { answering, playgroundWith, screen } from './help.js';

describe('GET /api/inbox', () => {
  it('gives what the shop said on its own since the cursor, and nothing twice', async () => {
    const { web, say, get } = await playgroundWith(answering(screen({})));
    const chat = { platform: 'web', chat: 'ayse', user: 'ayse' } as const;
    await say({ as: 'ayse', text: 'x' });
    await web.show({ chat }, screen({ text: [text('command.orders')] }));

    const first = (await get('/api/inbox?as=ayse&after=0')).json();
    const second = (await get(`/api/inbox?as=ayse&after=${first.cursor}`)).json();

    expect(first.messages.map((message: { text: string }) => message.text)).toEqual([
      'My orders and rentals',
    ]);
    expect(second).toEqual({ messages: [], cursor: first.cursor });
    expect((await get('/api/inbox?as=bram&after=0')).json().messages).toEqual([]);
  });

  it('wakes a waiting reader when something comes', async () => {
    const { web, get } = await playgroundWith(answering(screen({})));
    const waiting = get('/api/inbox?as=ayse&wait=25');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await web.show({ chat: { platform: 'web', chat: 'ayse', user: 'ayse' } }, screen({}));
    expect((await waiting).json().messages).toHaveLength(1);
  });

  it('lets waiting readers go when the shop stops', async () => {
    const { get, stop } = await playgroundWith(answering(screen({})));
    const waiting = get('/api/chat?as=ayse&wait=25');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    expect(await waiting).toMatchObject({ status: 503 });
  });

  it('refuses a cursor that is none', async () => {
    const { get } = await playgroundWith(answering(screen({})));
    expect((await get('/api/inbox?as=ayse&after=-1')).status).toBe(400);
    expect((await get('/api/inbox')).status).toBe(400);
  });

  it('is kept by no cache', async () => {
    const { get } = await playgroundWith(answering(screen({})));
    expect((await get('/api/inbox?as=ayse')).headers['cache-control']).toBe('no-store');
  });
});
