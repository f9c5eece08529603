import { PermissionFlagsBits as Bits, ChannelType, GatewayIntentBits } from 'discord-api-types/v10';
import type { DiscordOptions, Outside } from '../discord.js';
import { inOrder, messageOf, type SeenMessage } from '../seen.js';
import type { NewChannel, SeenThread, Stage } from '../stage.js';
import { interact, say, sendInteraction } from './deeds.js';
import { type Line, tellChannel, tellDeleted, tellEdited } from './deliver.js';
import { createGateway } from './gateway.js';
import { interactionRoutes } from './interactions.js';
import { fileJson, messageJson, userJson } from './payloads.js';
import { BOT_PERMISSIONS, canView } from './permissions.js';
import { route } from './router.js';
import { channelRoutes, setOverwrite } from './routes-channels.js';
import { messageRoutes } from './routes-messages.js';
import { directChat, guildCreateJson, peopleRoutes, readyJson } from './routes-people.js';
import {
  type Channel,
  createWorld,
  isThread,
  type Message,
  newChannel,
  store,
  type World,
} from './world.js';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  log: 'text/plain',
  png: 'image/png',
};

function seenIn(world: World, message: Message): SeenMessage {
  const files = message.files.map((file) => ({
    ...file,
    url: String(fileJson(world, file)['url']),
  }));
  return messageOf(messageJson(world, message), files, message.onlyFor);
}

function threadOf(thread: Channel): SeenThread {
  const { id, name, archived, locked } = thread;
  return { id, name, archived, locked, private: thread.type === 12, members: [...thread.members] };
}

/** A link works until the second in its `ex` (hexadecimal). */
function download(world: World, path: string, query: URLSearchParams) {
  const [, root, , id = ''] = path.split('/');
  const file = world.files.get(id);
  const alive = Number.parseInt(query.get('ex') ?? '0', 16) * 1000 > world.now();
  return root === 'attachments' && file !== undefined && alive ? file : null;
}

function gatewayUrl(outside: Outside): string {
  return `${outside.origin().replace('http', 'ws')}/gateway`;
}

function lineOf(options: DiscordOptions, outside: Outside, offset: () => number): Line {
  const messageContent = options.intents?.messageContent ?? true;
  const botPermissions = BOT_PERMISSIONS & ~(options.botLacks ?? 0n);
  const world = createWorld({ botPermissions, messageContent, origin: outside.origin, offset });
  const gateway = createGateway({
    token: outside.token,
    url: () => gatewayUrl(outside),
    ready: (session, url) => readyJson(world, session, url),
    guildCreate: () => guildCreateJson(world),
    privileged: { messageContent, guildMembers: options.intents?.guildMembers ?? false },
    touch: outside.touch,
  });
  return { world, gateway };
}

function messageAt(world: World, id: string): Message {
  const found = world.messages.get(id);
  if (found === undefined) throw new Error(`no message ${id}`);
  return found;
}

type Acting = Pick<Stage, 'interact' | 'repeat' | 'say' | 'edit' | 'remove' | 'leave'>;

/** What people do. */
function acting(line: Line): Acting {
  const { world, gateway } = line;
  return {
    interact: async (deed) => interact(line, deed),
    repeat: async (id) => {
      const interaction = world.interactions.get(id);
      if (interaction === undefined) throw new Error(`no interaction ${id}`);
      sendInteraction(line, interaction);
    },
    say: async (words) => say(line, words),
    edit: async (id, content) => {
      const message = messageAt(world, id);
      message.content = content;
      message.editedAt = world.now();
      tellEdited(line, message);
    },
    remove: async (id) => {
      const message = messageAt(world, id);
      world.messages.delete(id);
      tellDeleted(line, message);
    },
    leave: async (profile) => {
      world.members.delete(profile.id);
      const data = { guild_id: world.guild, user: userJson(world, profile) };
      const intents = GatewayIntentBits.GuildMembers;
      gateway.dispatch({ name: 'GUILD_MEMBER_REMOVE', intents, data: () => data });
    },
  };
}

type Seeing = Pick<Stage, 'messages' | 'message' | 'threads' | 'canSee' | 'original' | 'userJson'>;

/** What can be looked at. */
function seeing(world: World): Seeing {
  return {
    messages: async (channel) => {
      const all = [...world.messages.values()].filter((one) => one.channel === channel);
      return inOrder(all.map((one) => seenIn(world, one)));
    },
    message: async (id) => {
      const message = world.messages.get(id);
      return message === undefined ? null : seenIn(world, message);
    },
    threads: async (channel) =>
      [...world.channels.values()]
        .filter((one) => isThread(one) && one.parent === channel)
        .map(threadOf),
    canSee: async (profile, id) => {
      const channel = world.channels.get(id);
      return channel !== undefined && canView(world, channel, profile.id);
    },
    original: async (id) => world.interactions.get(id)?.original ?? null,
    userJson: async (id) => {
      const user = world.users.get(id);
      if (user === undefined) throw new Error(`no user ${id}`);
      return userJson(world, user);
    },
  };
}

type Furnishing = Pick<Stage, 'addUser' | 'addRole' | 'addChannel' | 'dmOf' | 'upload'>;

function channelFor(world: World, { name, onlyRoles }: NewChannel): Channel {
  const channel = newChannel(world.nextId(), ChannelType.GuildText, name);
  const view = String(Bits.ViewChannel);
  if (onlyRoles !== undefined) {
    setOverwrite(channel, world.guild, { type: 0, deny: view });
    setOverwrite(channel, world.bot, { type: 1, allow: view });
    for (const role of onlyRoles) setOverwrite(channel, role, { type: 0, allow: view });
  }
  world.channels.set(channel.id, channel);
  return channel;
}

/** What a test puts into the guild. */
function furnishing(line: Line): Furnishing {
  const { world } = line;
  return {
    addUser: (profile) => {
      world.users.set(profile.id, profile);
      if (profile.member) world.members.set(profile.id, new Set(profile.roles));
    },
    addRole: (name) => {
      const id = world.nextId();
      world.roles.set(id, name);
      return id;
    },
    addChannel: async (wanted) => {
      const channel = channelFor(world, wanted);
      tellChannel(line, 'CHANNEL_CREATE', channel);
      return channel.id;
    },
    dmOf: (profile) => directChat(world, profile.id).id,
    upload: async (channel, { name, bytes, type }) => {
      const guessed = TEXT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      const [file] = store(world, channel, [{ name, bytes, type: type ?? guessed }]);
      return file === undefined ? {} : fileJson(world, file);
    },
  };
}

/** The project's own Discord. Everything it knows is in memory and dies with it. */
export function startOwn(options: DiscordOptions, outside: Outside): Stage {
  let offset = 0;
  const line = lineOf(options, outside, () => offset);
  const { world, gateway } = line;
  const routes = {
    ...peopleRoutes(line, () => gatewayUrl(outside)),
    ...channelRoutes(line),
    ...messageRoutes(line),
    ...interactionRoutes(line),
  };
  return {
    guild: world.guild,
    channel: world.general,
    bot: world.bot,
    answer: async (request) => route(routes, request),
    download: async (path, query) => download(world, path, query),
    upgrade: gateway.upgrade,
    ...furnishing(line),
    ...acting(line),
    ...seeing(world),
    dropGateway: gateway.drop,
    advance: (milliseconds) => {
      offset += milliseconds;
    },
    close: gateway.close,
  };
}
