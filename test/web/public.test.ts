import { describe, expect, it } from 'vitest';
import type { Webhook } from '../../bots/web/public.js';
import { noPages } from './help.js';
import { serve } from './pages.js';

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
    expect((await post('/api/say', '{}', { 'content-type': 'application/json' })).statusCode).toBe(
      404,
    );
    expect((await get('/api/inbox?as=ayse')).statusCode).toBe(404);
    expect((await get('/')).statusCode).toBe(404);
  });
});
