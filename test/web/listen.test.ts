import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { webPlatform } from '../../bots/web/platform.js';
import { playground } from '../../bots/web/playground.js';
import { noPages, recordingLog, screen, shop, startedAt } from './help.js';

function options(port: number) {
  const log = recordingLog();
  const web = webPlatform({ log, startedAt, origin: () => 'http://localhost' });
  return { log, web, port, shop, pages: noPages };
}

async function opened(port = 0) {
  const listening = await playground(options(port));
  if (listening.is !== 'listening') throw new Error(listening.why);
  return listening;
}

/** Asks over the wire under another host name, as a browser does after DNS rebinding. */
function statusFor(port: number, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/healthz', headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('opening the playground', () => {
  it('names the setting when the port is taken', async () => {
    const first = await opened();
    const second = await playground(options(first.port));
    expect(second).toMatchObject({ is: 'taken', why: expect.stringContaining('PORT') });
    await first.close();
  });

  it('answers by its own names and to no other', async () => {
    const { port, close } = await opened();
    expect(await statusFor(port, `localhost:${port}`)).toBe(200);
    expect(await statusFor(port, 'rebound.example')).toBe(421);
    await close();
  });

  it('serves its page and everything the page loads', async () => {
    const { port, close } = await opened();
    const base = `http://localhost:${port}`;
    const page = await (await fetch(base, { headers: { 'accept-language': 'tr' } })).text();
    const loaded = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    const answers = await Promise.all(loaded.map((path) => fetch(`${base}${path}`)));
    await close();
    expect(page).toContain('<html lang="tr">');
    expect(loaded.length).toBeGreaterThan(3);
    expect(answers.map(({ status }) => status)).toEqual(loaded.map(() => 200));
    expect(answers.map(({ headers }) => headers.get('content-type')).join()).toContain(
      'text/javascript',
    );
  });

  it('closes although a browser keeps a connection that it never used', async () => {
    const { port, close } = await opened();
    const spare = connect(port, '127.0.0.1');
    await once(spare, 'connect');
    const cut = once(spare, 'close');
    await close();
    await cut;
    expect(spare.destroyed).toBe(true);
  });

  it('closes and gives the port back', async () => {
    const first = await opened();
    await first.close();
    const again = await opened(first.port);
    expect(again.port).toBe(first.port);
    await again.close();
  });
});

describe('the web as a platform', () => {
  const chat = { platform: 'web', chat: 'ayse', user: 'ayse' } as const;

  it('gives no id twice, also after a restart', async () => {
    const before = options(0).web;
    const after = webPlatform({
      log: recordingLog(),
      startedAt: startedAt + 1000,
      origin: () => '',
    });
    const ids = await Promise.all(
      [before, before, after, after].map(async (web) => {
        const receipt = await web.show({ chat }, screen({}));
        return receipt.is === 'shown' ? receipt.message : '';
      }),
    );
    expect(new Set(ids).size).toBe(4);
  });

  it('paints over a message from before a restart under its old id', async () => {
    const { web } = options(0);
    const old = String(startedAt - 500);
    expect(await web.show({ chat, over: old }, screen({}))).toEqual({ is: 'shown', message: old });
    expect(web.since('ayse', 0).messages.map(({ id }) => id)).toEqual([old]);
  });

  it('takes away what a person typed and leaves a trace for open pages', async () => {
    const { web } = options(0);
    const said: (string | undefined)[] = [];
    await web.listen(async ({ message }) => {
      said.push(message);
    });
    await web.say({ as: 'ayse', locale: 'en', input: { kind: 'words', words: 'my password' } });
    expect(await web.erase(chat, said[0] ?? '')).toBe(true);
    expect(await web.erase(chat, '42')).toBe(false);
    expect(web.since('ayse', 0).messages).toMatchObject([{ id: said[0], from: 'erased' }]);
    expect(JSON.stringify(web.since('ayse', 0))).not.toContain('password');
  });

  it('invites to the page at a link', () => {
    expect(options(0).web.invite('go.orders')).toBe('http://localhost/#go.orders');
  });
});
