import { describe, expect, it } from 'vitest';
import type { HostedPages } from '../../bots/web/hosted.js';
import { metricsRegistry } from '../../bots/web/metrics.js';
import type { SignInOutcome } from '../../bots/web/pages.js';
import { publicServer, type Webhook } from '../../bots/web/public.js';
import { text } from '../../core/chat/phrase.js';
import type { View } from '../../core/chat/view.js';
import { noPages, recordingLog, shop } from './help.js';

const intent = 'c1f6a2d47be94c55';
const token = 'Zm9yLXRlc3Rz-token_1';

const view: View = {
  text: [text('command.order')],
  image: { qr: 'bitcoin:bc1qexample?amount=0.01', alt: text('command.paysupport') },
  rows: [
    [{ copy: 'bc1q"><script>alert(1)</script>', label: text('nav.more') }],
    [{ link: `report.${intent}`, label: text('nav.again') }],
    [{ link: 'go.orders', label: text('nav.home') }],
    [{ open: 'https://example.com/?a=1&b=2', label: text('nav.earlier') }],
  ],
  privacy: 'private',
};

const sheet = {
  text: [text('platform.empty')],
  form: {
    title: text('command.login'),
    open: text('platform.fill'),
    fields: [
      { id: 'email', label: text('command.account'), kind: 'email', longest: 200 },
      { id: 'password', label: text('command.login'), kind: 'password', secret: 'new password', longest: 128 },
    ],
  },
} as const;

function pagesWith(outcome: SignInOutcome) {
  const calls: unknown[] = [];
  const finished: { id: string; values: Readonly<Record<string, string>> }[] = [];
  const pages: HostedPages = {
    demo: true,
    publicUrl: 'https://pay.example',
    payment: {
      look: async (id, locale) => {
        calls.push(['look', id, locale]);
        return id === intent ? view : undefined;
      },
      report: async (id) => {
        calls.push(['report', id]);
        return id === intent ? view : undefined;
      },
    },
    signIn: {
      look: async (id) => (id === token ? sheet : undefined),
      finish: async (id, values) => {
        finished.push({ id, values });
        return outcome;
      },
    },
  };
  return { calls, finished, pages };
}

function serve(pages: HostedPages, webhooks: readonly Webhook[] = []) {
  const metrics = metricsRegistry();
  const app = publicServer({ log: recordingLog(), host: '127.0.0.1', port: 0, shop, pages, webhooks, metrics });
  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
  const post = (url: string, payload = '', headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: 'pay.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return { get, post, metrics };
}

const gone: SignInOutcome = { is: 'gone' };

describe('the payment page', () => {
  it('shows the view of the instruction with its code, values to copy and one button to report', async () => {
    const { get } = serve(pagesWith(gone).pages);
    const { statusCode, body } = await get(`/pay/${intent}?lang=en`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Look up an order by its reference');
    expect(body).toMatch(/<img class="picture" src="data:image\/png;base64,iVBOR[^"]+" alt="Help with a payment">/);
    expect(body).toContain('<form method="post" action="?lang=en">');
    expect(body).toContain('href="https://example.com/?a=1&amp;b=2"');
    expect(body).toContain('Demo: no real money');
  });

  it('escapes whatever a value holds', async () => {
    const { get } = serve(pagesWith(gone).pages);
    const { body } = await get(`/pay/${intent}`);
    expect(body).not.toContain('<script>alert');
    expect(body).toContain('bc1q&quot;&gt;&lt;script&gt;');
  });

  it.each([
    [`/pay/${intent}?lang=tr`, {}, 'tr'],
    [`/pay/${intent}`, { 'accept-language': 'de, en;q=0.5, tr;q=0.7' }, 'tr'],
    [`/pay/${intent}?lang=de`, { 'accept-language': 'fr' }, 'nl'],
    [`/pay/${intent}?lang=en&lang=tr`, {}, 'nl'],
  ])('speaks the reader’s language: %s %j', async (url, headers, locale) => {
    const { pages, calls } = pagesWith(gone);
    await serve(pages).get(url, headers);
    expect(calls).toEqual([['look', intent, locale]]);
  });

  it('reports a payment once a press and goes back to the page by GET', async () => {
    const { pages, calls } = pagesWith(gone);
    const answer = await serve(pages).post(`/pay/${intent}?lang=en`, '', { origin: 'https://pay.example' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('?lang=en');
    expect(calls).toEqual([['report', intent]]);
  });

  it('takes a press through a proxy that changed the host', async () => {
    const { pages, calls } = pagesWith(gone);
    const headers = { host: '10.0.0.2:8080', origin: 'https://pay.example' };
    expect((await serve(pages).post(`/pay/${intent}`, '', headers)).statusCode).toBe(303);
    expect(calls).toHaveLength(1);
  });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('records no report that another site sends: %j', async (headers) => {
    const { pages, calls, finished } = pagesWith(gone);
    const { post } = serve(pages);
    expect((await post(`/pay/${intent}`, '', headers)).statusCode).toBe(403);
    expect((await post(`/sign-in/${token}`, 'email=a', headers)).statusCode).toBe(403);
    expect([...calls, ...finished]).toEqual([]);
  });

  it.each(['/pay/0000000000000000', '/pay/..%2f..%2fetc', '/pay/a', `/pay/${'a'.repeat(190)}`, '/sign-in/unknown-token'])(
    'says in the reader’s language that %s leads nowhere',
    async (url) => {
      const { get } = serve(pagesWith(gone).pages);
      const { statusCode, body } = await get(`${url}?lang=nl`);
      expect(statusCode).toBe(404);
      expect(body).toContain('Deze pagina is niet beschikbaar');
    },
  );

  it('may be framed, kept, referred from or indexed by nobody and loads nothing from elsewhere', async () => {
    const { headers, body } = await serve(pagesWith(gone).pages).get(`/pay/${intent}`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(body).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!example\.com)/);
    expect(body).not.toMatch(/\son\w+=|style="/);
  });
});

describe('the sign-in page', () => {
  it('asks with fields that a browser and a password manager know', async () => {
    const { body } = await serve(pagesWith(gone).pages).get(`/sign-in/${token}?lang=en`);
    expect(body).toContain('name="email" autocomplete="email"');
    expect(body).toContain('name="password" autocomplete="new-password"');
    expect(body).toContain('type="password"');
  });

  it('ends with the code for the chat', async () => {
    const { pages, finished } = pagesWith({ is: 'done', code: '482 913', text: [text('platform.choose')] });
    const { statusCode, body } = await serve(pages).post(`/sign-in/${token}?lang=en`, 'email=a%40b.example&__proto__=x');
    expect(statusCode).toBe(200);
    expect(body).toContain('<code>482 913</code>');
    expect(body).toContain('Type this code into the chat');
    expect(finished.map(({ id }) => id)).toEqual([token]);
    const [{ values } = { values: {} }] = finished;
    expect(Object.entries(values)).toContainEqual(['email', 'a@b.example']);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
  });

  it('says why it refused and keeps what was typed, but no password', async () => {
    const { pages } = pagesWith({ is: 'refused', why: text('platform.tooLong', { longest: 128 }), sheet });
    const { statusCode, body } = await serve(pages).post(
      `/sign-in/${token}?lang=en`,
      'email=a%40b.example&password=correct+horse+battery',
    );
    expect(statusCode).toBe(422);
    expect(body).toContain('128 characters at most');
    expect(body).toContain('value="a@b.example"');
    expect(body).not.toContain('correct horse');
  });

  it('says that a link is used up', async () => {
    const { pages } = pagesWith(gone);
    expect((await serve(pages).post(`/sign-in/${token}`, 'email=a')).statusCode).toBe(404);
  });
});

describe('the public listener', () => {
  it('hands webhooks their headers and body and answers with their status', async () => {
    const received: unknown[] = [];
    const webhook: Webhook = {
      path: '/telegram',
      receive: async (headers, body) => {
        received.push([headers['x-telegram-bot-api-secret-token'], body]);
        return { status: 503 };
      },
    };
    const { post } = serve(noPages, [webhook]);
    const answer = await post('/telegram', '{"update_id":1}', {
      'content-type': 'application/json',
      'x-telegram-bot-api-secret-token': 's3cret',
    });
    expect(answer.statusCode).toBe(503);
    expect(received).toEqual([['s3cret', { update_id: 1 }]]);
  });

  it('is healthy and gives its figures in the Prometheus text format', async () => {
    const { get, metrics } = serve(noPages);
    const add = metrics.counter('lotdesk_inputs_total', 'Inputs heard.');
    metrics.gauge('lotdesk_outbox_rows', 'Notices waiting.', () => 3);
    add();
    add(2);
    expect((await get('/healthz')).json()).toEqual({ ok: true });
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toBe(
      '# HELP lotdesk_inputs_total Inputs heard.\n# TYPE lotdesk_inputs_total counter\nlotdesk_inputs_total 3\n' +
        '# HELP lotdesk_outbox_rows Notices waiting.\n# TYPE lotdesk_outbox_rows gauge\nlotdesk_outbox_rows 3\n',
    );
  });

  it('has no way to speak as somebody', async () => {
    const { get, post } = serve(noPages);
    expect((await post('/api/say', '{}', { 'content-type': 'application/json' })).statusCode).toBe(404);
    expect((await get('/api/inbox?as=ayse')).statusCode).toBe(404);
    expect((await get('/')).statusCode).toBe(404);
  });
});
