import type { FastifyInstance } from 'fastify';
import type { HostedPages } from '../../bots/web/hosted.js';
import type { Log } from '../../bots/web/log.js';
import { type WebPlatform, webPlatform } from '../../bots/web/platform.js';
import { playgroundServer } from '../../bots/web/playground.js';
import type { Incoming } from '../../core/chat/input.js';
import { text } from '../../core/chat/phrase.js';
import type { Screen, View } from '../../core/chat/view.js';

export const startedAt = 1_750_000_000_000;

/** A log that keeps what it was told. */
export function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const write = (about: object, message: string) =>
    void lines.push(`${message} ${JSON.stringify(about)}`);
  return { lines, info: write, warn: write, error: write };
}

export function screen(view: Partial<View>, at: Partial<Screen> = {}): Screen {
  return {
    view: { text: [text('command.start')], privacy: 'private', ...view },
    step: 'home',
    version: 1,
    locale: 'en',
    ...at,
  };
}

/** A form as a step brings one: signing in, with a name already known. */
export const form = {
  title: text('command.login'),
  open: text('account.register'),
  fields: [
    { id: 'email', label: text('command.account'), kind: 'email', longest: 200 },
    {
      id: 'password',
      label: text('command.login'),
      kind: 'password',
      secret: 'password',
      longest: 128,
    },
    { id: 'firstName', label: text('command.help'), kind: 'line', longest: 40, prefill: 'Ayşe' },
  ],
} as const;

export const shop = {
  shop: 'Kernodeck',
  languages: ['nl', 'tr', 'en'],
  defaultLanguage: 'nl',
  staff: [{ id: 'kim', name: 'Kim' }],
} as const;

/** Hosted pages of a shop that has no payments and no sign-ins open. */
export const noPages: HostedPages = {
  demo: true,
  payment: { look: async () => undefined, report: async () => undefined },
  signIn: { look: async () => undefined, finish: async () => ({ is: 'gone' }) },
};

type Reply = (incoming: Incoming, web: WebPlatform) => Promise<void>;

/** The playground over a core made by hand: `reply` is what it does with an input; `heard` is what came. */
export async function playgroundWith(reply: Reply) {
  const log = recordingLog();
  const heard: Incoming[] = [];
  const web = webPlatform({ log, startedAt, origin: () => 'http://localhost:3000' });
  const stop = await web.listen(async (incoming) => {
    heard.push(incoming);
    await reply(incoming, web);
  });
  const app = playgroundServer({ log, web, port: 0, shop, pages: noPages });
  return { app, web, heard, log, stop, say: sayTo(app), get: getFrom(app) };
}

/** Answers an input with a screen, over the message that was tapped. */
export function answering(shown: Screen | ((incoming: Incoming) => Screen)): Reply {
  return async (incoming, web) => {
    const over = incoming.input.kind === 'tap' ? incoming.message : undefined;
    const target = {
      chat: incoming.chat,
      update: incoming.update,
      ...(over !== undefined && { over }),
    };
    await web.show(target, typeof shown === 'function' ? shown(incoming) : shown);
  };
}

function sayTo(app: FastifyInstance) {
  return async (body: unknown, headers: Record<string, string> = {}) => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/say',
      headers: { host: 'localhost:3000', 'content-type': 'application/json', ...headers },
      payload,
    });
    return { status: answer.statusCode, json: answer.json(), headers: answer.headers };
  };
}

function getFrom(app: FastifyInstance) {
  return async (url: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'GET',
      url,
      headers: { host: 'localhost:3000', ...headers },
    });
    return {
      status: answer.statusCode,
      body: answer.body,
      headers: answer.headers,
      json: () => answer.json(),
    };
  };
}
