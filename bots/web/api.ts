import type { FastifyInstance, FastifyReply } from 'fastify';
import { inboxQuery, inWords, largestBody, type SayBody, sayBody, tooLarge } from './body.js';
import { chatJson, messageJson } from './json.js';
import { meaningOf } from './meaning.js';
import type { Message } from './messages.js';
import type { WebPlatform } from './platform.js';
import { refuse } from './refuse.js';
import type { Answer } from './turns.js';

/** The playground's JSON interface: `POST /api/say`, `GET /api/inbox`, and `GET /api/chat` for the page. */
export function api(app: FastifyInstance, web: WebPlatform): void {
  app.post('/api/say', { bodyLimit: largestBody }, async (request, reply) => {
    const body = sayBody.safeParse(request.body);
    if (body.success) return say(web, body.data, reply);
    return refuse(reply, tooLarge(body.error) ? 'too_large' : 'bad_request', inWords(body.error));
  });
  app.get('/api/inbox', async ({ query }, reply) => changes(web, query, reply, isAlone));
  app.get('/api/chat', async ({ query }, reply) => changes(web, query, reply, () => true));
}

async function say(web: WebPlatform, body: SayBody, reply: FastifyReply): Promise<FastifyReply> {
  const meaning = meaningOf(body, web.since(body.as, 0).messages);
  switch (meaning.is) {
    case 'meant':
      return answer(await web.say({ ...body, locale: body.locale, ...meaning }), reply);
    case 'no_form':
      return refuse(reply, 'no_form');
    case 'wrong':
      return refuse(reply, 'bad_request', meaning.why);
    default:
      return meaning satisfies never;
  }
}

async function answer(given: Answer, reply: FastifyReply): Promise<FastifyReply> {
  if (given.is !== 'answered') return refuse(reply, given.is);
  const messages = await Promise.all(given.messages.map(messageJson));
  return reply.send({ messages, cursor: given.cursor });
}

/** Answers at once when something is new, else after the seconds the reader is willing to wait. */
async function changes(
  web: WebPlatform,
  query: unknown,
  reply: FastifyReply,
  wanted: (message: Message) => boolean,
): Promise<FastifyReply> {
  const asked = inboxQuery.safeParse(query);
  if (!asked.success) return refuse(reply, 'bad_request', inWords(asked.error));
  const { as, after, wait } = asked.data;
  if (wait > 0 && !web.since(as, after).messages.some(wanted)) await web.changed(as, wait * 1000);
  // Stopping: the reader comes back later, instead of at once and again and again.
  if (!web.open()) return refuse(reply, 'closed');
  const { messages, cursor } = web.since(as, after);
  return reply.send({ messages: await Promise.all(messages.filter(wanted).map(chatJson)), cursor });
}

function isAlone(message: Message): boolean {
  return message.from === 'shop' && message.alone;
}
