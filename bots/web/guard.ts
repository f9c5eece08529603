import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './refuse.js';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a Host header names this machine. Any other name was made to point here (DNS rebinding). */
function isLoopback(host: string | undefined): boolean {
  const name = host?.toLowerCase().replace(/:\d{1,5}$/, '');
  return name !== undefined && loopbackNames.includes(name);
}

/**
 * Whether a request comes from a page of this same site, or from no page at all. Browsers always send `Origin`
 * with a POST, and `Sec-Fetch-Site` with everything (Fetch standard; Fetch Metadata).
 */
export function isFromHere({ headers }: FastifyRequest, publicUrl?: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && [host, hostOf(publicUrl)].includes(new URL(origin).host);
}

/** A proxy in front of us may have changed `Host`; the address that customers see is the one of the setting. */
function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}

/** Refuses every request whose Host is not this machine. */
export function loopbackOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(request.headers.host)) await refuse(reply, 'host');
  });
}

/** Refuses what another site's page sends here. A link followed from there may still open a page. */
export function sameSiteOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const followed = request.method === 'GET' && request.headers['sec-fetch-mode'] === 'navigate';
    if (!followed && !isFromHere(request)) await refuse(reply, 'elsewhere');
  });
}
