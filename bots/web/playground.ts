import type { FastifyInstance } from 'fastify';
import { api } from './api.js';
import { assets } from './assets.js';
import { loopbackOnly, sameSiteOnly } from './guard.js';
import { type HostedPages, hostedPages } from './hosted.js';
import { pageLanguage } from './language.js';
import { type ListenFailure, type Listening, open, server } from './listener.js';
import type { Log } from './log.js';
import type { WebPlatform } from './platform.js';
import { type Playground, playgroundPage } from './playgroundPage.js';

export type PlaygroundOptions = {
  log: Log;
  web: WebPlatform;
  port: number;
  shop: Playground;
  pages: HostedPages;
};

/** The playground's server, not listening yet. */
export function playgroundServer({ log, web, shop, pages }: PlaygroundOptions): FastifyInstance {
  const app = server(log);
  loopbackOnly(app);
  sameSiteOnly(app);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(playgroundPage(shop, pageLanguage(request, shop))),
  );
  assets(app);
  api(app, web);
  hostedPages(app, shop, pages);
  return app;
}

/** Opens the playground, on loopback only whatever else is set. */
export async function playground(options: PlaygroundOptions): Promise<Listening | ListenFailure> {
  return open(playgroundServer(options), {
    host: '127.0.0.1',
    port: options.port,
    setting: 'PORT',
  });
}
