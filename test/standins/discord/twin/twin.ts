import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelType } from 'discord-api-types/v10';
import { DigitalDiscord, DiscordGateway } from 'discord-digital-twin';
import type { Outside } from '../discord.js';
import { createIds } from '../ids.js';
import { isJson, type Json, numberAt, textAt } from '../json.js';
import { ok, type RestAnswer, type RestRequest, refuse } from '../rest.js';
import { messageOf, type SeenMessage } from '../seen.js';
import { NotCarried, type Stage } from '../stage.js';
import { defersHidden, dress } from './dress.js';
import { answersTo, forward, messageIdIn, withFiles } from './forward.js';
import { createPeople, type People } from './people.js';
import { createShelf, type Shelf } from './shelf.js';

/** A running twin with what the harness keeps beside it. */
interface Running {
  readonly twin: DigitalDiscord;
  readonly gateway: DiscordGateway;
  readonly people: People;
  readonly shelf: Shelf;
  readonly outside: Outside;
  readonly readers: Map<string, string>;
  readonly tokens: Map<string, string>;
  readonly hidden: Set<string>;
  readonly payloads: Map<string, unknown>;
}

function gatewayOf(twin: DigitalDiscord): DiscordGateway {
  const server: unknown = Reflect.get(twin, 'server');
  const gateway = isJson(server) ? server['gateway'] : null;
  if (!(gateway instanceof DiscordGateway)) throw new Error('the twin has no gateway');
  return gateway;
}

/** Completes every event on its way out, and remembers interactions so that they can be repeated. */
function dressEvents({ gateway, people, shelf, payloads, tokens, outside }: Running): void {
  const plain = gateway.broadcast.bind(gateway);
  const wardrobe = { people: people.all, directChats: people.direct, filesOf: shelf.jsonOf };
  gateway.broadcast = (event: string, data: unknown): void => {
    const dressed = dress(event, data, wardrobe);
    const id = textAt(dressed, 'id');
    if (event === 'INTERACTION_CREATE' && id !== null) {
      payloads.set(id, dressed);
      tokens.set(textAt(dressed, 'token') ?? '', id);
    }
    outside.touch();
    plain(event, dressed);
  };
}

async function openDirect({ people }: Running, request: RestRequest): Promise<RestAnswer> {
  await people.ready();
  const wanted = textAt(request.body, 'recipient_id');
  const found = [...people.direct].find(([, person]) => person.id === wanted);
  if (found === undefined) return refuse(400, 50033, 'Invalid Recipient(s)');
  const [id, { id: user, name }] = found;
  const recipient = {
    id: user,
    username: name,
    global_name: name,
    discriminator: '0',
    avatar: null,
  };
  return ok({ id, type: 1, last_message_id: null, recipients: [recipient] });
}

async function originalOf({ twin }: Running, interaction: string): Promise<string | null> {
  const where = { interactionId: interaction };
  const row = await twin.prisma.interactionResponse.findUnique({ where });
  return row?.messageId ?? null;
}

/** After the twin did what it was asked: the files, and who can read what it made. */
async function remember(
  running: Running,
  request: RestRequest,
  answer: RestAnswer,
): Promise<string | null> {
  const target = answersTo(request);
  const interaction =
    target === null ? null : 'id' in target ? target.id : running.tokens.get(target.token);
  if (interaction !== null && interaction !== undefined && defersHidden(request.body))
    running.hidden.add(interaction);
  const message =
    messageIdIn(answer) ?? (interaction ? await originalOf(running, interaction) : null);
  if (message !== null) running.shelf.keep(message, request.files);
  const payload = running.payloads.get(interaction ?? '');
  const reader = readerIn(payload);
  const hidden = running.hidden.has(interaction ?? '') && request.path.endsWith('@original');
  if (message !== null && reader !== null && hidden) running.readers.set(message, reader);
  if (message !== null && reader !== null && !running.readers.has(message)) {
    const row = await running.twin.prisma.message.findUnique({ where: { id: message } });
    if (row !== null && (row.flags & 64) !== 0) running.readers.set(message, reader);
  }
  return message;
}

function readerIn(payload: unknown): string | null {
  if (!isJson(payload)) return null;
  const member = payload['member'];
  const user = isJson(member) ? member['user'] : payload['user'];
  return textAt(user, 'id');
}

/** The twin knows no `with_response`: its empty answer is completed from what it wrote down. */
async function completed(
  running: Running,
  request: RestRequest,
  answer: RestAnswer,
  message: string | null,
): Promise<RestAnswer> {
  const asked = request.query.get('with_response') === 'true';
  if (!asked || answer.status !== 204)
    return withFiles(answer, message === null ? [] : running.shelf.jsonOf(message));
  const type = numberAt(request.body, 'type');
  const seen = message === null ? null : await messageAt(running, message);
  const id = request.path.split('/')[2];
  const resource = seen === null ? { type } : { type, message: seen.raw };
  return ok({ interaction: { id, type: 2 }, resource });
}

async function answer(running: Running, request: RestRequest): Promise<RestAnswer> {
  if (request.method === 'POST' && request.path === '/users/@me/channels')
    return openDirect(running, request);
  const direct = running.people.direct.get(request.path.split('/')[2] ?? '');
  if (direct?.dms === 'closed' && request.method === 'POST') {
    return refuse(403, 50007, 'Cannot send messages to this user');
  }
  const given = await forward(running.twin.restUrl, running.outside.token, request);
  if (given.status >= 300) return given;
  const message = await remember(running, request, given);
  return completed(running, request, given, message);
}

async function messagesIn(running: Running, channel: string): Promise<readonly SeenMessage[]> {
  const all = await running.twin.channel(channel).getMessages();
  return all.map((one) => {
    const raw: Json = { ...one, attachments: running.shelf.jsonOf(one.id) };
    return messageOf(raw, running.shelf.of(one.id), running.readers.get(one.id) ?? null);
  });
}

async function messageAt(running: Running, id: string): Promise<SeenMessage | null> {
  const row = await running.twin.prisma.message.findUnique({ where: { id } });
  if (row === null) return null;
  return (await messagesIn(running, row.channelId)).find((one) => one.id === id) ?? null;
}

function notCarried(what: string): never {
  throw new NotCarried(`discord-digital-twin does not carry ${what}: use the own stand-in`);
}

/**
 * Starts discord-digital-twin (npm, MIT) behind the front. State, commands, replies, buttons,
 * selects, modals, edits, threads and error codes are the twin's; files, direct chats, locales and
 * `with_response` are added beside it. What it does not carry throws `NotCarried`.
 */
export async function startTwin(outside: Outside): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'lotdesk-twin-'));
  const nextId = createIds(() => Date.now());
  const channel = nextId();
  const twin = new DigitalDiscord({
    botToken: outside.token,
    dbUrl: `file:${join(folder, 'twin.db')}`,
    channels: [{ id: channel, name: 'general', type: ChannelType.GuildText }],
  });
  await twin.start();
  const running: Running = {
    twin,
    gateway: gatewayOf(twin),
    people: createPeople(twin, nextId),
    shelf: createShelf(outside.origin),
    outside,
    readers: new Map(),
    tokens: new Map(),
    hidden: new Set(),
    payloads: new Map(),
  };
  dressEvents(running);
  return stageOf(running, channel, folder);
}

function stageOf(running: Running, channel: string, folder: string): Stage {
  const { twin, people, shelf } = running;
  const place = async (message: string): Promise<string> => {
    const row = await twin.prisma.message.findUniqueOrThrow({ where: { id: message } });
    return row.channelId;
  };
  return {
    guild: twin.guildId,
    channel,
    bot: twin.botUserId,
    answer: (request) => answer(running, request),
    download: async (path) => shelf.download(path),
    upgrade: (_, socket) => socket.destroy(),
    addUser: people.add,
    addRole: people.addRole,
    addChannel: () => notCarried('a channel added while it runs'),
    dmOf: (profile) => [...people.direct].find(([, one]) => one.id === profile.id)?.[0] ?? '',
    userJson: async (id) => {
      const name = people.all.get(id)?.name ?? '';
      return { id, username: name, global_name: name, discriminator: '0', avatar: null };
    },
    upload: () => notCarried('files as command options'),
    interact: async ({ type, by, channel: channelId, data, message }) => {
      await people.ready();
      const more = message === null ? {} : { messageId: message };
      return twin.simulateInteraction({ type, channelId, userId: by.id, data, ...more });
    },
    repeat: async (id) => running.gateway.broadcast('INTERACTION_CREATE', running.payloads.get(id)),
    say: async ({ by, channel: channelId, content, files, replyTo }) => {
      if (files.length > 0) return notCarried('files that a person sends');
      await people.ready();
      const reply =
        replyTo === null
          ? {}
          : { messageReference: { message_id: replyTo, channel_id: channelId } };
      const said = await twin
        .channel(channelId)
        .user(by.id)
        .sendMessage({ content, ...reply });
      return said.id;
    },
    edit: async (id, content) => {
      await twin.simulateUserMessageEdit({ messageId: id, channelId: await place(id), content });
    },
    remove: async (id) =>
      twin.simulateUserMessageDelete({ messageId: id, channelId: await place(id) }),
    leave: people.leave,
    messages: (id) => messagesIn(running, id),
    message: (id) => messageAt(running, id),
    threads: async (id) => {
      const rows = await twin.prisma.channel.findMany({
        where: { parentId: id },
        include: { threadMembers: true },
      });
      return rows.map((row) => ({
        id: row.id,
        name: row.name ?? '',
        private: row.type === 12,
        archived: row.archived,
        locked: row.locked,
        members: row.threadMembers.map((one) => one.userId),
      }));
    },
    canSee: async (profile, id) =>
      !people.direct.has(id) || people.direct.get(id)?.id === profile.id,
    original: (id) => originalOf(running, id),
    dropGateway: () => notCarried('a dropped gateway'),
    advance: () => notCarried('its clock'),
    close: async () => {
      await twin.stop();
      await twin.prisma.$disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
