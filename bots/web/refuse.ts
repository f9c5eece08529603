import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Log } from './log.js';

/** Why a request is refused: the code for programs, its status, and words for whoever reads the answer. */
const refusals = {
  bad_request: [400, 'The request could not be read.'],
  elsewhere: [403, 'This request came from a page of another site.'],
  not_found: [404, 'There is nothing here.'],
  method: [405, 'This address does not take that method.'],
  no_form: [409, 'No message of this chat asks for a form.'],
  too_large: [413, 'The request is too large: a file may have 5 MiB at most.'],
  media_type: [415, 'The request must be JSON, with Content-Type: application/json.'],
  host: [421, 'This page opens on this machine only: use localhost or 127.0.0.1.'],
  busy: [
    429,
    'Too many inputs of this person are still waiting. Send the next when an answer has come.',
  ],
  broken: [500, 'Something went wrong here. It was logged.'],
  closed: [503, 'The shop is starting or stopping. Try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>;

export type Refusal = keyof typeof refusals;

export function refuse(reply: FastifyReply, code: Refusal, words?: string): FastifyReply {
  const [status, usual] = refusals[code];
  return reply.code(status).send({ error: { code, message: words ?? usual } });
}

const byStatus: Readonly<Record<number, Refusal>> = {
  400: 'bad_request',
  404: 'not_found',
  413: 'too_large',
  415: 'media_type',
};

const otherMethods = ['GET', 'POST'] as const;

/** Answers in the same shape whatever goes wrong: in the framework, in a handler, or because nothing is there. */
export function refusalsOf(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<{ statusCode?: number; message: string }>(async (error, _request, reply) => {
    const known = byStatus[error.statusCode ?? 500];
    if (known !== undefined) return refuse(reply, known);
    log.error({ error }, 'a request could not be handled');
    return refuse(reply, 'broken');
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const allowed = otherMethods.filter((method) => app.findRoute({ method, url: path }) !== null);
    if (allowed.length === 0) return refuse(reply, 'not_found');
    return refuse(reply.header('allow', allowed.join(', ')), 'method');
  });
}
