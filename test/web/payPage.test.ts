import { describe, expect, it } from 'vitest';
import { gone, intent, pagesWith, serve, token } from './pages.js';

describe('the payment page', () => {
  it('shows the view of the instruction with its code, values to copy and one button to report', async () => {
    const { get } = serve(pagesWith(gone).pages);
    const { statusCode, body } = await get(`/pay/${intent}?lang=en`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Look up an order by its reference');
    expect(body).toMatch(
      /<img class="picture" src="data:image\/png;base64,iVBOR[^"]+" alt="Help with a payment">/,
    );
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
    const answer = await serve(pages).post(`/pay/${intent}?lang=en`, '', {
      origin: 'https://pay.example',
    });
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

  it.each([
    '/pay/0000000000000000',
    '/pay/..%2f..%2fetc',
    '/pay/a',
    `/pay/${'a'.repeat(190)}`,
    '/sign-in/unknown-token',
  ])('says in the reader’s language that %s leads nowhere', async (url) => {
    const { get } = serve(pagesWith(gone).pages);
    const { statusCode, body } = await get(`${url}?lang=nl`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Deze pagina is niet beschikbaar');
  });

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
