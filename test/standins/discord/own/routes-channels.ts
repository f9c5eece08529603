import { PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import * as z from 'zod';
import { objectsOf } from '../json.js';
import { done, ok, type RestAnswer, type RestRequest, refuse } from '../rest.js';
import { unknownMessage, withChannel } from './bodies.js';
import { type Line, tellChannel } from './deliver.js';
import { channelJson } from './payloads.js';
import { canView, may } from './permissions.js';
import type { Params, Routes } from './router.js';
import { type Channel, isThread, newChannel } from './world.js';

const threadBody = z.looseObject({
  name: z.string(),
  type: z.number().nullish(),
  auto_archive_duration: z.number().nullish(),
  invitable: z.boolean().nullish(),
});
const changeBody = z.looseObject({
  name: z.string().optional(),
  topic: z.string().nullish(),
  archived: z.boolean().optional(),
  locked: z.boolean().optional(),
});
const overwriteBody = z.looseObject({
  id: z.string().optional(),
  type: z.number().nullish(),
  allow: z.coerce.bigint().nullish(),
  deny: z.coerce.bigint().nullish(),
});
const lacking = refuse(403, 50013, 'Missing Permissions');

/** Puts an overwrite in place of an earlier one for the same role or member. */
export function setOverwrite(channel: Channel, id: string, body: unknown): void {
  const given = overwriteBody.parse(body);
  const bits = { allow: given.allow ?? 0n, deny: given.deny ?? 0n };
  channel.overwrites.set(id, { id, type: given.type ?? 0, ...bits });
}

/** A thread of its own, or one that begins at a message and carries that message's id. */
function startThread(line: Line, parent: Channel, id: string, request: RestRequest): RestAnswer {
  const { world } = line;
  const body = threadBody.parse(request.body);
  const isPrivate =
    id === '' && (body.type ?? ChannelType.PrivateThread) === ChannelType.PrivateThread;
  const bit = isPrivate ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads;
  if (!may(world, parent, world.bot, bit)) return lacking;
  const type = isPrivate ? ChannelType.PrivateThread : ChannelType.PublicThread;
  const links = { parent: parent.id, owner: world.bot };
  const thread = newChannel(id === '' ? world.nextId() : id, type, body.name, links);
  thread.autoArchive = body.auto_archive_duration ?? 1440;
  thread.invitable = body.invitable ?? true;
  thread.members.add(world.bot);
  world.channels.set(thread.id, thread);
  tellChannel(line, 'THREAD_CREATE', thread, { newly_created: true });
  return { status: 201, body: channelJson(world, thread) };
}

function startFromMessage(
  line: Line,
  parent: Channel,
  params: Params,
  request: RestRequest,
): RestAnswer {
  const message = line.world.messages.get(params['message'] ?? '');
  if (message === undefined || message.onlyFor !== null) return unknownMessage;
  if (line.world.channels.has(message.id)) {
    return refuse(400, 160004, 'A thread has already been created for this message');
  }
  return startThread(line, parent, message.id, request);
}

function createChannel(line: Line, request: RestRequest): RestAnswer {
  const { world } = line;
  if ((world.botPermissions & Bits.ManageChannels) === 0n) return lacking;
  const body = threadBody.parse(request.body);
  const channel = newChannel(world.nextId(), body.type ?? ChannelType.GuildText, body.name);
  for (const one of objectsOf(body['permission_overwrites'])) {
    setOverwrite(channel, String(one['id']), one);
  }
  world.channels.set(channel.id, channel);
  tellChannel(line, 'CHANNEL_CREATE', channel);
  return { status: 201, body: channelJson(world, channel) };
}

function change(line: Line, channel: Channel, request: RestRequest): RestAnswer {
  const body = changeBody.parse(request.body);
  const bit = isThread(channel) ? Bits.ManageThreads : Bits.ManageChannels;
  if (channel.owner !== line.world.bot && !may(line.world, channel, line.world.bot, bit))
    return lacking;
  if (body.name !== undefined) channel.name = body.name;
  if (body.topic !== undefined) channel.topic = body.topic;
  if (body.archived !== undefined) channel.archived = body.archived;
  if (body.locked !== undefined) channel.locked = body.locked;
  tellChannel(line, isThread(channel) ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE', channel);
  return ok(channelJson(line.world, channel));
}

function remove(line: Line, channel: Channel): RestAnswer {
  const { world } = line;
  // Deleting a direct chat only closes it (docs.discord.com/developers/resources/channel#deleteclose-channel).
  if (channel.recipient !== null) return ok(channelJson(world, channel));
  const bit = isThread(channel) ? Bits.ManageThreads : Bits.ManageChannels;
  if (!may(world, channel, world.bot, bit)) return lacking;
  world.channels.delete(channel.id);
  for (const one of world.messages.values()) {
    if (one.channel === channel.id) world.messages.delete(one.id);
  }
  tellChannel(line, isThread(channel) ? 'THREAD_DELETE' : 'CHANNEL_DELETE', channel);
  return ok(channelJson(world, channel));
}

/** docs.discord.com/developers/resources/channel: channels, threads and permission overwrites. */
export function channelRoutes(line: Line): Routes {
  const { world } = line;
  const see = (channel: Channel): boolean => canView(world, channel, world.bot);
  const at = (params: Params, then: (channel: Channel) => RestAnswer): RestAnswer =>
    withChannel(world, params['channel'], see, then);
  const overwrite = (params: Params, then: (channel: Channel, id: string) => void): RestAnswer =>
    at(params, (channel) => {
      if (!may(world, channel, world.bot, Bits.ManageRoles)) return lacking;
      then(channel, params['overwrite'] ?? '');
      tellChannel(line, 'CHANNEL_UPDATE', channel);
      return done;
    });
  return {
    'GET /channels/{channel}': (params) => at(params, (channel) => ok(channelJson(world, channel))),
    'PATCH /channels/{channel}': (params, request) => at(params, (c) => change(line, c, request)),
    'DELETE /channels/{channel}': (params) => at(params, (channel) => remove(line, channel)),
    'POST /channels/{channel}/threads': (params, request) =>
      at(params, (channel) => startThread(line, channel, '', request)),
    'POST /channels/{channel}/messages/{message}/threads': (params, request) =>
      at(params, (channel) => startFromMessage(line, channel, params, request)),
    'PUT /channels/{channel}/permissions/{overwrite}': (params, request) =>
      overwrite(params, (channel, id) => setOverwrite(channel, id, request.body)),
    'DELETE /channels/{channel}/permissions/{overwrite}': (params) =>
      overwrite(params, (channel, id) => channel.overwrites.delete(id)),
    'POST /guilds/{guild}/channels': (_, request) => createChannel(line, request),
  };
}
