import { GatewayIntentBits as Intents } from 'discord-api-types/v10';
import type { Json } from '../json.js';
import type { Gateway } from './gateway.js';
import { channelJson, memberJson, messageJson } from './payloads.js';
import type { Channel, Message, World } from './world.js';

/** The world and the line to the bot. */
export interface Line {
  readonly world: World;
  readonly gateway: Gateway;
}

/**
 * Without the MESSAGE_CONTENT intent a message comes with empty content, embeds, attachments and
 * components, unless it is the bot's own, a direct message, or mentions the bot
 * (docs.discord.com/developers/events/gateway#message-content-intent).
 */
export function withContentRule(world: World, message: Message, granted: boolean): Json {
  const json = messageJson(world, message);
  const direct = world.channels.get(message.channel)?.recipient !== null;
  const mentions = message.content.includes(`<@${world.bot}>`);
  if (granted || direct || mentions || message.author === world.bot) return json;
  return { ...json, content: '', embeds: [], attachments: [], components: [] };
}

function tellMessage({ world, gateway }: Line, name: string, message: Message): void {
  if (message.onlyFor !== null) return;
  const channel = world.channels.get(message.channel);
  if (channel === undefined) return;
  const direct = channel.recipient !== null;
  const author = world.users.get(message.author);
  const inGuild =
    direct || author === undefined
      ? {}
      : { guild_id: world.guild, member: memberJson(world, author) };
  gateway.dispatch({
    name,
    intents: direct ? Intents.DirectMessages : Intents.GuildMessages,
    data: (intents) => ({
      ...withContentRule(world, message, (intents & Intents.MessageContent) !== 0),
      ...inGuild,
      channel_type: channel.type,
    }),
  });
}

/** Message Create, with its extra fields (docs.discord.com/developers/events/gateway-events#message-create). */
export function tellCreated(line: Line, message: Message): void {
  tellMessage(line, 'MESSAGE_CREATE', message);
}

/** Message Update. */
export function tellEdited(line: Line, message: Message): void {
  tellMessage(line, 'MESSAGE_UPDATE', message);
}

/** Message Delete: ids only. */
export function tellDeleted({ world, gateway }: Line, message: Message): void {
  if (message.onlyFor !== null) return;
  const direct = world.channels.get(message.channel)?.recipient !== null;
  const guild = direct ? {} : { guild_id: world.guild };
  gateway.dispatch({
    name: 'MESSAGE_DELETE',
    intents: direct ? Intents.DirectMessages : Intents.GuildMessages,
    data: () => ({ id: message.id, channel_id: message.channel, ...guild }),
  });
}

/** A change of a channel or thread: `THREAD_CREATE`, `CHANNEL_UPDATE` and so on. */
export function tellChannel(
  { world, gateway }: Line,
  name: string,
  channel: Channel,
  more: Json = {},
): void {
  gateway.dispatch({
    name,
    intents: Intents.Guilds,
    data: () => ({ ...channelJson(world, channel), ...more }),
  });
}
