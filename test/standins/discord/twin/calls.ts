import { isJson, numberAt, objectsOf, textAt } from '../json.js';
import { ok, type RestAnswer, type RestRequest, refuse } from '../rest.js';
import { defersHidden } from './dress.js';
import { answersTo, forward, messageIdIn, withFiles } from './forward.js';
import { actorIn, messageAt, originalOf, type Running } from './running.js';

const EPHEMERAL = 64;

async function openDirect({ people }: Running, request: RestRequest): Promise<RestAnswer> {
  await people.ready();
  const wanted = textAt(request.body, 'recipient_id');
  const found = [...people.direct].find(([, person]) => person.id === wanted);
  if (found === undefined) return refuse(400, 50033, 'Invalid Recipient(s)');
  const [id, person] = found;
  const names = { username: person.name, global_name: person.name };
  const recipient = { id: person.id, ...names, discriminator: '0', avatar: null };
  return ok({ id, type: 1, last_message_id: null, recipients: [recipient] });
}

/** The ids of the attachments that an edit keeps; null when it does not say. */
function stayingIn(body: unknown): readonly string[] | null {
  if (!isJson(body)) return null;
  const named = isJson(body['data']) ? body['data']['attachments'] : body['attachments'];
  return Array.isArray(named) ? objectsOf(named).map((one) => String(one['id'])) : null;
}

function interactionOf(running: Running, request: RestRequest): string | null {
  const target = answersTo(request);
  if (target === null) return null;
  return 'id' in target ? target.id : (running.tokens.get(target.token) ?? null);
}

async function isHidden(running: Running, message: string, original: boolean): Promise<boolean> {
  if (original) return true;
  const row = await running.twin.prisma.message.findUnique({ where: { id: message } });
  return row !== null && (row.flags & EPHEMERAL) !== 0;
}

/** After the twin did what it was asked: keeps the files, and who can read what it made. */
async function remember(
  running: Running,
  request: RestRequest,
  answer: RestAnswer,
): Promise<string | null> {
  const interaction = interactionOf(running, request);
  if (interaction !== null && defersHidden(request.body)) running.hidden.add(interaction);
  const original = interaction === null ? null : await originalOf(running, interaction);
  // A GET only looks.
  const message = request.method === 'GET' ? null : (messageIdIn(answer) ?? original);
  if (message === null) return null;
  running.shelf.keep(message, request.files, stayingIn(request.body));
  const reader = actorIn(running.payloads.get(interaction ?? ''));
  if (reader === null || interaction === null) return message;
  const deferred = running.hidden.has(interaction) && message === original;
  if (await isHidden(running, message, deferred)) running.readers.set(message, reader);
  return message;
}

/** The twin knows no `with_response`: its empty answer is completed from what it wrote down. */
async function withResponse(
  running: Running,
  request: RestRequest,
  message: string | null,
): Promise<RestAnswer> {
  const type = numberAt(request.body, 'type');
  const seen = message === null ? null : await messageAt(running, message);
  const resource = seen === null ? { type } : { type, message: seen.raw };
  return ok({ interaction: { id: request.path.split('/')[2], type: 2 }, resource });
}

/** Answers a call: the twin does, but for direct chats, which it does not have. */
export async function answerCall(running: Running, request: RestRequest): Promise<RestAnswer> {
  if (request.method === 'POST' && request.path === '/users/@me/channels') {
    return openDirect(running, request);
  }
  const person = running.people.direct.get(request.path.split('/')[2] ?? '');
  if (person?.dms === 'closed' && request.method === 'POST') {
    return refuse(403, 50007, 'Cannot send messages to this user');
  }
  const given = await forward(running.twin.restUrl, running.outside.token, request);
  if (given.status >= 300) return given;
  const message = await remember(running, request, given);
  const asked = request.query.get('with_response') === 'true' && given.status === 204;
  if (asked) return withResponse(running, request, message);
  return withFiles(given, running.shelf.jsonOf(messageIdIn(given) ?? ''));
}
