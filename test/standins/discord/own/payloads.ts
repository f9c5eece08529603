import type { Json } from '../json.js';
import type { Profile } from '../stage.js';
import { permissionsIn } from './permissions.js';
import { type Channel, isThread, type Message, type Stored, type World } from './world.js';

/** A link lives a day (docs.discord.com/developers/reference#signed-attachment-cdn-urls). */
const LINK_LIFE = 24 * 60 * 60 * 1000;

function iso(time: number): string {
  return new Date(time).toISOString().replace('Z', '000+00:00');
}

/** docs.discord.com/developers/resources/user#user-object */
export function userJson(world: World, user: Profile): Json {
  return {
    id: user.id,
    username: user.name.toLowerCase().replaceAll(/[^a-z0-9_.]/g, '_'),
    global_name: user.name,
    discriminator: '0',
    avatar: null,
    public_flags: 0,
    ...(user.id === world.bot ? { bot: true } : {}),
  };
}

/** docs.discord.com/developers/resources/guild#guild-member-object */
export function memberJson(world: World, user: Profile): Json {
  return {
    user: userJson(world, user),
    nick: null,
    avatar: null,
    roles: [...(world.members.get(user.id) ?? [])],
    joined_at: iso(0),
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
  };
}

function roleJson(id: string, name: string): Json {
  const look = { color: 0, hoist: false, icon: null, unicode_emoji: null, position: 0 };
  const colors = { primary_color: 0, secondary_color: null, tertiary_color: null };
  return {
    id,
    name,
    ...look,
    colors,
    permissions: '0',
    managed: false,
    mentionable: true,
    flags: 0,
  };
}

/** docs.discord.com/developers/resources/guild#guild-object */
export function guildJson(world: World): Json {
  return {
    id: world.guild,
    name: 'The stand-in',
    icon: null,
    owner_id: '1',
    roles: [...world.roles].map(([id, name]) => roleJson(id, name)),
    emojis: [],
    stickers: [],
    features: [],
    preferred_locale: 'en-US',
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    nsfw_level: 0,
    premium_tier: 0,
    system_channel_flags: 0,
    system_channel_id: null,
    rules_channel_id: null,
    public_updates_channel_id: null,
    afk_channel_id: null,
    afk_timeout: 300,
  };
}

/** docs.discord.com/developers/resources/channel#channel-object */
export function channelJson(world: World, channel: Channel): Json {
  const common = { id: channel.id, type: channel.type, last_message_id: null };
  const recipient = channel.recipient === null ? undefined : world.users.get(channel.recipient);
  if (recipient !== undefined) return { ...common, recipients: [userJson(world, recipient)] };
  const named = { ...common, guild_id: world.guild, name: channel.name, parent_id: channel.parent };
  if (isThread(channel)) return { ...named, ...threadParts(world, channel) };
  const overwrites = [...channel.overwrites.values()].map((one) => ({
    id: one.id,
    type: one.type,
    allow: String(one.allow),
    deny: String(one.deny),
  }));
  const rest = { topic: channel.topic, position: 0, nsfw: false, rate_limit_per_user: 0 };
  return { ...named, ...rest, permission_overwrites: overwrites };
}

function threadParts(world: World, thread: Channel): Json {
  return {
    owner_id: thread.owner,
    member_count: thread.members.size,
    message_count: [...world.messages.values()].filter((one) => one.channel === thread.id).length,
    rate_limit_per_user: 0,
    flags: 0,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchive,
      archive_timestamp: iso(0),
      ...(thread.type === 12 ? { invitable: thread.invitable } : {}),
    },
  };
}

/** docs.discord.com/developers/resources/message#attachment-object */
export function fileJson(world: World, file: Stored): Json {
  const expires = Math.floor((world.now() + LINK_LIFE) / 1000).toString(16);
  const url = `${world.origin()}/attachments/${file.channel}/${file.id}/${encodeURIComponent(file.name)}`;
  return {
    id: file.id,
    filename: file.name,
    size: file.bytes.length,
    content_type: file.type,
    url: `${url}?ex=${expires}&is=0&hm=0`,
    proxy_url: `${url}?ex=${expires}&is=0&hm=0`,
  };
}

function mentionsIn(world: World, content: string): readonly Json[] {
  const ids = [...content.matchAll(/<@!?(\d+)>/g)].map(([, id]) => world.users.get(id ?? ''));
  return ids.filter((one) => one !== undefined).map((one) => userJson(world, one));
}

/** docs.discord.com/developers/resources/message#message-object */
export function messageJson(world: World, message: Message): Json {
  const author = world.users.get(message.author);
  const interaction =
    message.interaction === null ? {} : { application_id: world.bot, webhook_id: world.bot };
  return {
    id: message.id,
    channel_id: message.channel,
    type: message.reference === null ? 0 : 19,
    author: author === undefined ? null : userJson(world, author),
    content: message.content,
    timestamp: iso(message.sentAt),
    edited_timestamp: message.editedAt === null ? null : iso(message.editedAt),
    tts: false,
    mention_everyone: false,
    mentions: mentionsIn(world, message.content),
    mention_roles: [],
    attachments: message.files.map((file) => fileJson(world, file)),
    embeds: message.embeds,
    components: message.components,
    pinned: false,
    flags: message.flags,
    ...(message.reference === null ? {} : { message_reference: message.reference }),
    ...interaction,
  };
}

/** The member part of an interaction: with its permissions in the channel. */
export function invokerJson(world: World, user: Profile, channel: Channel): Json {
  if (channel.recipient !== null) return { user: userJson(world, user), context: 1 };
  const permissions = String(permissionsIn(world, channel, user.id));
  return {
    guild_id: world.guild,
    guild_locale: 'en-US',
    guild: { id: world.guild, locale: 'en-US', features: [] },
    member: { ...memberJson(world, user), permissions },
    context: 0,
  };
}
