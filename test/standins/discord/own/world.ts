import { ChannelType } from 'discord-api-types/v10';
import { createIds } from '../ids.js';
import type { Json } from '../json.js';
import type { Upload } from '../rest.js';
import type { Profile } from '../stage.js';

/** A file that Discord keeps. Its link carries the second at which it stops working. */
export interface Stored {
  readonly id: string;
  readonly channel: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Overwrite {
  readonly id: string;
  readonly type: number;
  readonly allow: bigint;
  readonly deny: bigint;
}

export interface Channel {
  readonly id: string;
  readonly type: ChannelType;
  name: string;
  readonly parent: string | null;
  readonly owner: string | null;
  readonly recipient: string | null;
  readonly overwrites: Map<string, Overwrite>;
  readonly members: Set<string>;
  topic: string | null;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  autoArchive: number;
}

export interface Message {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  readonly sentAt: number;
  readonly onlyFor: string | null;
  readonly interaction: string | null;
  readonly reference: Json | null;
  content: string;
  embeds: readonly unknown[];
  components: readonly unknown[];
  files: readonly Stored[];
  flags: number;
  editedAt: number | null;
  loading: boolean;
}

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: number;
  readonly by: string;
  readonly channel: string;
  readonly message: string | null;
  readonly issuedAt: number;
  readonly payload: Json;
  callback: number | null;
  original: string | null;
}

/** Everything that this Discord remembers. */
export interface World {
  readonly guild: string;
  readonly general: string;
  readonly bot: string;
  readonly now: () => number;
  readonly nextId: () => string;
  readonly users: Map<string, Profile>;
  readonly members: Map<string, Set<string>>;
  readonly roles: Map<string, string>;
  readonly channels: Map<string, Channel>;
  readonly messages: Map<string, Message>;
  readonly files: Map<string, Stored>;
  readonly interactions: Map<string, Interaction>;
  readonly commands: Map<string, readonly Json[]>;
  readonly botPermissions: bigint;
  readonly messageContent: boolean;
  readonly origin: () => string;
}

/** A channel with nothing in it. */
export function newChannel(
  id: string,
  type: ChannelType,
  name: string,
  more: Partial<Pick<Channel, 'parent' | 'owner' | 'recipient'>> = {},
): Channel {
  const state = { topic: null, archived: false, locked: false, invitable: true, autoArchive: 1440 };
  const links = { parent: null, owner: null, recipient: null, ...more };
  return { id, type, name, overwrites: new Map(), members: new Set(), ...state, ...links };
}

export interface WorldOptions {
  readonly botPermissions: bigint;
  readonly messageContent: boolean;
  readonly origin: () => string;
  readonly offset: () => number;
}

/** A guild with one channel, its @everyone role, and the bot as a member. */
export function createWorld(options: WorldOptions): World {
  const now = (): number => Date.now() + options.offset();
  const nextId = createIds(now);
  const guild = nextId();
  const general = nextId();
  const bot = nextId();
  const itself: Profile = {
    id: bot,
    name: 'Lotdesk',
    locale: 'en-US',
    dms: 'open',
    roles: [],
    member: true,
  };
  return {
    guild,
    general,
    bot,
    now,
    nextId,
    users: new Map([[bot, itself]]),
    members: new Map([[bot, new Set()]]),
    roles: new Map([[guild, '@everyone']]),
    channels: new Map([[general, newChannel(general, ChannelType.GuildText, 'general')]]),
    messages: new Map(),
    files: new Map(),
    interactions: new Map(),
    commands: new Map(),
    ...options,
  };
}

/** Keeps what was uploaded to a channel. */
export function store(
  world: World,
  channel: string,
  uploads: readonly Omit<Upload, 'field'>[],
): readonly Stored[] {
  return uploads.map(({ name, type, bytes }) => {
    const stored = { id: world.nextId(), channel, name, type, bytes };
    world.files.set(stored.id, stored);
    return stored;
  });
}

/** Whether a channel is a thread. */
export function isThread(channel: Channel): boolean {
  return [10, 11, 12].includes(channel.type);
}
