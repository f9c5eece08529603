import type { FastifyInstance } from 'fastify';
import { api } from './api.js';
import { loopbackOnly, sameSiteOnly } from './guard.js';
import { type Listening, type ListenFailure, open, server } from './listener.js';
import type { Log } from './log.js';
import type { WebPlatform } from './platform.js';

type Options = { log: Log; web: WebPlatform; port: number };

/** The playground's server, not listening yet. */
export function playgroundServer({ log, web }: Options): FastifyInstance {
  const app = server(log);
  loopbackOnly(app);
  sameSiteOnly(app);
  app.get('/healthz', async () => ({ ok: true }));
  api(app, web);
  return app;
}

/** Opens the playground, on loopback only whatever else is set. */
export async function playground(options: Options): Promise<Listening | ListenFailure> {
  return open(playgroundServer(options), { host: '127.0.0.1', port: options.port, setting: 'PORT' });
}
