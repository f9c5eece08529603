import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { assets } from './assets.js';
import { type HostedPages, hostedPages } from './hosted.js';
import type { Spoken } from './language.js';
import { type ListenFailure, type Listening, open, server } from './listener.js';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

/** An address that a platform posts to. The platform's adapter checks that it is the platform. */
export type Webhook = {
  path: `/${string}`;
  receive: (headers: IncomingHttpHeaders, body: unknown) => Promise<{ status: number }>;
};

export type PublicOptions = {
  log: Log;
  /** The interface to open, `0.0.0.0` for all. */
  host: string;
  port: number;
  shop: Spoken & { shop: string };
  pages: HostedPages;
  webhooks: readonly Webhook[];
  metrics: Metrics;
};

/** In bytes; an update of a chat platform is far smaller. */
const largestUpdate = 1024 * 1024;

/** The server that the world may reach, not listening yet. It has no way into a chat as somebody. */
export function publicServer(options: PublicOptions): FastifyInstance {
  const { log, shop, pages, metrics } = options;
  const app = server(log);
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  );
  assets(app);
  hostedPages(app, shop, pages);
  for (const { path, receive } of options.webhooks) {
    app.post(path, { bodyLimit: largestUpdate }, async (request, reply) => {
      const { status } = await receive(request.headers, request.body);
      return reply.code(status).send();
    });
  }
  return app;
}

/** Opens the public listener on `PUBLIC_PORT`. */
export async function publicListener(options: PublicOptions): Promise<Listening | ListenFailure> {
  const { host, port } = options;
  return open(publicServer(options), { host, port, setting: 'PUBLIC_PORT' });
}
