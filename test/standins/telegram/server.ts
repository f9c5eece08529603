import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Answer, notFound, type Refusal, unauthorized } from './answer.js';
import { type Params, readBody, type Upload } from './body.js';
import { type Faults, faultAnswer } from './faults.js';
import { methods } from './methods/index.js';
import type { Backstage, Call } from './methods/method.js';
import { table } from './table.js';
import { validateRequest } from './validate.js';

/** One call that the bot made, and what it was told. */
export interface Recorded {
  readonly method: string;
  readonly params: Params;
  readonly files: readonly Upload[];
  readonly answer: Answer;
}

/** A call under way; its chat is known once its body is read. */
export interface Underway {
  readonly method: string;
  chatId?: number;
}

export interface Desk extends Backstage {
  readonly faults: Faults;
  readonly flood: (method: string, chatId: unknown) => Answer | undefined;
  readonly requests: Recorded[];
  readonly violations: string[];
  readonly underway: Set<Underway>;
}

/** The HTTP side: `/bot<token>/<method>` and `/file/bot<token>/<path>`. */
export function createHttp(desk: Desk): Server {
  return createServer((request, response) => {
    serve(desk, request, response).catch((error: unknown) => {
      desk.violations.push(`stand-in failed: ${String(error)}`);
      response.destroy();
    });
  });
}

async function serve(desk: Desk, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const [, file, token, rest] = /^\/(file\/)?bot([^/]+)\/(.+)$/.exec(url.pathname) ?? [];
  if (rest === undefined || token !== desk.world.token) {
    request.resume();
    return reply(
      response,
      rest === undefined ? { ...notFound, description: 'Not Found' } : unauthorized,
    );
  }
  if (file !== undefined) return sendFile(desk, response, rest);
  const underway: Underway = { method: rest };
  desk.underway.add(underway);
  try {
    await serveMethod(desk, underway, request, response, url.searchParams);
  } finally {
    desk.underway.delete(underway);
    desk.world.signal.changed(underway.chatId);
  }
}

async function serveMethod(
  desk: Desk,
  underway: Underway,
  request: IncomingMessage,
  response: ServerResponse,
  query: URLSearchParams,
) {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const { method } = underway;
  const { params, uploads } = await readBody(request, method, query);
  if ('chat_id' in params) underway.chatId = Number(params.chat_id);
  const fault = desk.faults.take(method);
  const acts = fault === undefined || fault.drop === 'after';
  const call: Call = { method, params, uploads, gone: gone.signal };
  const answer = acts ? await answerTo(desk, call) : faultAnswer(fault);
  desk.requests.push({ method, params, files: uploads, answer });
  if (fault?.drop === undefined) reply(response, answer);
  else response.destroy();
}

/** Every request is held against the Bot API table before it is acted on. */
async function answerTo(desk: Desk, call: Call): Promise<Answer> {
  if (table.methods[call.method] === undefined) return violation(desk, notFound, [call.method]);
  const problems = validateRequest(call.method, call.params);
  if (problems.length > 0) return violation(desk, refusedByTable(problems), problems);
  const method = methods[call.method];
  if (method === undefined) {
    const problem = `${call.method}: not played by this stand-in`;
    return violation(desk, refusedByTable([problem]), [problem]);
  }
  return desk.flood(call.method, call.params.chat_id) ?? (await method(desk, call));
}

function violation(desk: Desk, answer: Refusal, problems: readonly string[]): Refusal {
  desk.violations.push(...problems);
  return answer;
}

function refusedByTable(problems: readonly string[]): Refusal {
  const description = `Bad Request: not in the Bot API table: ${problems.join('; ')}`;
  return { ok: false, error_code: 400, description };
}

function reply(response: ServerResponse, answer: Answer): void {
  const status = answer.ok ? 200 : answer.error_code;
  const body = JSON.stringify(answer);
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

/** https://core.telegram.org/bots/api#getfile */
function sendFile(desk: Desk, response: ServerResponse, path: string): void {
  const file = desk.world.files.get(path.replace(/^documents\//, ''));
  if (file === undefined) reply(response, { ...notFound, description: 'Not Found' });
  else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(file.bytes);
}
