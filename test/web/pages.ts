import type { HostedPages } from '../../bots/web/hosted.js';
import { metricsRegistry } from '../../bots/web/metrics.js';
import type { SignInOutcome } from '../../bots/web/pages.js';
import { publicServer, type Webhook } from '../../bots/web/public.js';
import { text } from '../../core/chat/phrase.js';
import type { View } from '../../core/chat/view.js';
import { recordingLog, shop } from './help.js';

export const intent = 'c1f6a2d47be94c55';
export const token = 'Zm9yLXRlc3Rz-token_1';

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

export const sheet = {
  text: [text('platform.empty')],
  form: {
    title: text('command.login'),
    open: text('account.register'),
    fields: [
      { id: 'email', label: text('command.account'), kind: 'email', longest: 200 },
      {
        id: 'password',
        label: text('command.login'),
        kind: 'password',
        secret: 'new password',
        longest: 128,
      },
    ],
  },
} as const;

export function pagesWith(outcome: SignInOutcome) {
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

export function serve(pages: HostedPages, webhooks: readonly Webhook[] = []) {
  const metrics = metricsRegistry();
  const app = publicServer({
    log: recordingLog(),
    host: '127.0.0.1',
    port: 0,
    shop,
    pages,
    webhooks,
    metrics,
  });
  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
  const post = (url: string, payload = '', headers = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        host: 'pay.example',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
  return { get, post, metrics };
}

export const gone: SignInOutcome = { is: 'gone' };
