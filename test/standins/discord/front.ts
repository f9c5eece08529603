import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Activity } from './activity.js';
import { readBody } from './body.js';
import { createFailures, type Failures, tooMany } from './failures.js';
import { invalidForm, type RestAnswer, type RestCall, type RestRequest, refuse } from './rest.js';
import { type Violation, violationsOf } from './rules/rules.js';

/** What stands behind the front: it answers checked calls. */
export interface Behind {
  readonly answer: (request: RestRequest) => Promise<RestAnswer>;
  readonly download: (path: string, query: URLSearchParams) => Promise<Download | null>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
}

/** A file as the CDN gives it out. */
export interface Download {
  readonly bytes: Buffer;
  readonly type: string;
}

/** The HTTP side that both kinds share: it records, checks, lets fail and passes on. */
export interface Front {
  readonly port: number;
  readonly failures: Failures;
  readonly calls: readonly RestCall[];
  readonly violations: readonly Violation[];
  readonly close: () => Promise<void>;
}

interface Wiring {
  readonly token: string;
  readonly activity: Activity;
  readonly behind: () => Behind;
  readonly answered: (call: RestCall) => void;
}

const API = /^\/api\/v10(\/.*)$/;

/** Interaction tokens are their own authorisation; every other call needs the bot's token. */
function authorised(request: RestRequest, token: string): boolean {
  const byToken = /^\/(interactions|webhooks)\//.test(request.path);
  return byToken || request.authorization === `Bot ${token}`;
}

async function decide(request: RestRequest, wiring: Wiring, found: readonly Violation[]) {
  if (!authorised(request, wiring.token)) return refuse(401, 0, '401: Unauthorized');
  const wrong = found.find((one) => one.refused);
  if (wrong?.problem === 'no such operation') return refuse(404, 0, '404: Not Found');
  if (wrong?.code === 50006) return refuse(400, 50006, 'Cannot send an empty message');
  if (wrong !== undefined) return invalidForm('body', wrong.problem);
  return wiring.behind().answer(request);
}

function send(response: ServerResponse, answer: RestAnswer): void {
  // An empty answer has no type: a client that is told JSON tries to read it.
  const type = answer.body === undefined ? {} : { 'content-type': 'application/json' };
  response.writeHead(answer.status, { ...type, ...answer.headers });
  response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
}

async function readRequest(incoming: IncomingMessage, path: string, query: URLSearchParams) {
  const { body, files } = await readBody(incoming);
  const authorization = incoming.headers.authorization ?? null;
  const request: RestRequest = {
    method: incoming.method ?? 'GET',
    path: path === '/' ? path : path.replace(/\/$/, '').replaceAll('%40', '@'),
    query,
    body,
    files,
    authorization,
  };
  return request;
}

/** What a running front remembers. */
interface Book {
  readonly wiring: Wiring;
  readonly calls: RestCall[];
  readonly violations: Violation[];
  readonly failures: Failures;
}

/** Null: the line is cut instead of answered. */
async function perform(book: Book, request: RestRequest): Promise<RestAnswer | null> {
  const failure = book.failures.take(request);
  if (failure !== null && 'status' in failure) {
    return refuse(failure.status, failure.code, failure.message ?? 'told to fail');
  }
  if (failure !== null && 'retryAfter' in failure) {
    return tooMany(failure.retryAfter, failure.global ?? false);
  }
  if (failure?.cut === 'before') return null;
  const found = await violationsOf(request);
  book.violations.push(...found);
  const answer = await decide(request, book.wiring, found);
  return failure?.cut === 'after' ? null : answer;
}

async function serveApi(book: Book, incoming: IncomingMessage, response: ServerResponse, url: URL) {
  const path = API.exec(url.pathname)?.[1] ?? '/';
  const end = book.wiring.activity.begin(`${incoming.method ?? ''} ${path}`);
  try {
    const request = await readRequest(incoming, path, url.searchParams);
    const call = { ...request, answer: await perform(book, request) };
    book.calls.push(call);
    book.wiring.answered(call);
    if (call.answer === null) response.destroy();
    else send(response, call.answer);
  } finally {
    end();
  }
}

async function serveFile(book: Book, response: ServerResponse, url: URL) {
  const file = await book.wiring.behind().download(url.pathname, url.searchParams);
  response.writeHead(file === null ? 404 : 200, { 'content-type': file?.type ?? 'text/plain' });
  response.end(file?.bytes ?? 'This content is no longer available.');
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
  });
}

/** Starts the front on a free port of the loopback address. */
export async function startFront(wiring: Wiring): Promise<Front> {
  const book: Book = { wiring, calls: [], violations: [], failures: createFailures() };
  const server = createServer((incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
    const served = API.test(url.pathname)
      ? serveApi(book, incoming, response, url)
      : serveFile(book, response, url);
    served.catch((error: unknown) => send(response, refuse(500, 0, String(error))));
  });
  server.on('upgrade', (request, socket, head) => wiring.behind().upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { ...book, port: portOf(server.address()), close: () => close(server) };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}
