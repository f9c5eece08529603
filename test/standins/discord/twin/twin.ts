import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChannelType } from 'discord-api-types/v10';
import { DigitalDiscord, DiscordGateway } from 'discord-digital-twin';
import type { Outside } from '../discord.js';
import { createIds } from '../ids.js';
import { isJson, textAt } from '../json.js';
import { NotCarried, type Stage } from '../stage.js';
import { answerCall } from './calls.js';
import { dress } from './dress.js';
import { createPeople } from './people.js';
import { messageAt, messagesIn, originalOf, type Running } from './running.js';
import { createShelf } from './shelf.js';

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

function notCarried(what: string): never {
  throw new NotCarried(`discord-digital-twin does not carry ${what}: use the own stand-in`);
}

type Acting = Pick<Stage, 'interact' | 'repeat' | 'say' | 'edit' | 'remove' | 'leave'>;

function acting({ twin, people, gateway, payloads }: Running): Acting {
  const placeOf = async (message: string): Promise<string> => {
    const row = await twin.prisma.message.findUniqueOrThrow({ where: { id: message } });
    return row.channelId;
  };
  return {
    interact: async ({ type, by, channel: channelId, data, message }) => {
      await people.ready();
      const more = message === null ? {} : { messageId: message };
      return twin.simulateInteraction({ type, channelId, userId: by.id, data, ...more });
    },
    repeat: async (id) => gateway.broadcast('INTERACTION_CREATE', payloads.get(id)),
    say: async ({ by, channel, content, files, replyTo }) => {
      if (files.length > 0) return notCarried('files that a person sends');
      await people.ready();
      const reference = { message_id: replyTo ?? '', channel_id: channel };
      const reply = replyTo === null ? {} : { messageReference: reference };
      return (
        await twin
          .channel(channel)
          .user(by.id)
          .sendMessage({ content, ...reply })
      ).id;
    },
    edit: async (messageId, content) => {
      const channelId = await placeOf(messageId);
      await twin.simulateUserMessageEdit({ messageId, channelId, content });
    },
    remove: async (messageId) =>
      twin.simulateUserMessageDelete({ messageId, channelId: await placeOf(messageId) }),
    leave: people.leave,
  };
}

type Seeing = Pick<Stage, 'messages' | 'message' | 'threads' | 'canSee' | 'original' | 'userJson'>;

function seeing(running: Running): Seeing {
  const { twin, people } = running;
  return {
    messages: (id) => messagesIn(running, id),
    message: (id) => messageAt(running, id),
    threads: async (id) => {
      const include = { threadMembers: true };
      const rows = await twin.prisma.channel.findMany({ where: { parentId: id }, include });
      return rows.map(({ type, threadMembers, name, ...row }) => ({
        ...row,
        name: name ?? '',
        private: type === ChannelType.PrivateThread,
        members: threadMembers.map((one) => one.userId),
      }));
    },
    canSee: async ({ id }, channel) => {
      if (people.direct.has(channel)) return people.direct.get(channel)?.id === id;
      const include = { threadMembers: true };
      const row = await twin.prisma.channel.findUnique({ where: { id: channel }, include });
      if (row?.type !== ChannelType.PrivateThread) return row !== null;
      return row.threadMembers.some((one) => one.userId === id);
    },
    original: (id) => originalOf(running, id),
    userJson: async (id) => {
      const name = people.all.get(id)?.name ?? '';
      return { id, username: name, global_name: name, discriminator: '0', avatar: null };
    },
  };
}

function stageOf(running: Running, channel: string, folder: string): Stage {
  const { twin, people, shelf } = running;
  return {
    guild: twin.guildId,
    channel,
    bot: twin.botUserId,
    answer: (request) => answerCall(running, request),
    download: async (path) => shelf.download(path),
    // The bot is told the twin's own gateway and never comes here.
    upgrade: (_, socket) => socket.destroy(),
    addUser: people.add,
    addRole: people.addRole,
    addChannel: () => notCarried('a channel added while it runs'),
    dmOf: ({ id }) => [...people.direct].find(([, one]) => one.id === id)?.[0] ?? '',
    upload: () => notCarried('files as command options'),
    ...acting(running),
    ...seeing(running),
    dropGateway: () => notCarried('a dropped gateway'),
    advance: () => notCarried('a clock of its own'),
    close: async () => {
      await twin.stop();
      await twin.prisma.$disconnect();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts discord-digital-twin (npm, MIT) behind the front. State, commands, replies, buttons,
 * selects, modals, edits, threads and error codes are the twin's; files, direct chats, locales and
 * `with_response` are added beside it. What it does not carry throws `NotCarried`. Its database
 * is a file of its own: in memory, two twins of one process would share it.
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
  const kept = { readers: new Map(), tokens: new Map(), hidden: new Set<string>() };
  const running: Running = {
    twin,
    gateway: gatewayOf(twin),
    people: createPeople(twin, nextId),
    shelf: createShelf(outside.origin),
    outside,
    ...kept,
    payloads: new Map(),
  };
  dressEvents(running);
  return stageOf(running, channel, folder);
}
