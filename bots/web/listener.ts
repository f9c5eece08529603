import Fastify, { type FastifyInstance } from 'fastify';
import { securityHeaders } from './headers.js';
import type { Log } from './log.js';
import { refusalsOf } from './refuse.js';

/** A listener that listens, and how to stop it; requests under way are finished first. */
export type Listening = { is: 'listening'; port: number; close: () => Promise<void> };

/** `taken` and `refused` name the setting in words an operator can act on. */
export type ListenFailure = { is: 'taken' | 'refused'; why: string };

/** A server with the headers and refusals that every listener of ours has. */
export function server(log: Log): FastifyInstance {
  const app = Fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  // Text is what a form of another site could send without asking; JSON it could not (Fetch, CORS preflight).
  app.removeContentTypeParser('text/plain');
  securityHeaders(app);
  refusalsOf(app, log);
  return app;
}

/**
 * Opens a port. `setting` is the environment variable that chose it; port 0 takes any free one.
 */
export async function open(
  app: FastifyInstance,
  at: { host: string; port: number; setting: string },
): Promise<Listening | ListenFailure> {
  try {
    await app.listen({ host: at.host, port: at.port });
  } catch (error) {
    await app.close();
    const failure = failureOf(error, at);
    if (failure === undefined) throw error;
    return failure;
  }
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : at.port;
  return { is: 'listening', port, close: () => close(app) };
}

/** How long requests under way may take when the listener closes, in ms. */
const grace = 2000;

/** Connections that a browser opened ahead and never used count as busy; they are cut after the grace. */
async function close(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace);
  await app.close();
  clearTimeout(cut);
}

function failureOf(
  error: unknown,
  at: { port: number; setting: string },
): ListenFailure | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const change = `set ${at.setting} to another port`;
  if (code === 'EADDRINUSE') {
    return {
      is: 'taken',
      why: `Port ${at.port} is in use by another program: stop it, or ${change}.`,
    };
  }
  if (code === 'EACCES') {
    return {
      is: 'refused',
      why: `Port ${at.port} may not be opened by this user: ${change} (1024 or above).`,
    };
  }
  return undefined;
}
