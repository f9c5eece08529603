import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { byAge } from '../ids.js';
import { done, ok, type RestAnswer, type RestRequest, refuse } from '../rest.js';
import {
  messageBody,
  rewriteMessage,
  saysNothing,
  unknownMessage,
  withChannel,
  writeMessage,
} from './bodies.js';
import { type Line, tellCreated, tellDeleted, tellEdited, withContentRule } from './deliver.js';
import { messageJson } from './payloads.js';
import { canView, may } from './permissions.js';
import type { Params, Routes } from './router.js';
import { type Channel, isThread, type Message, type World } from './world.js';

/** Why the bot may not write into a direct chat: closed by the person, or no guild in common. */
function closedDirect(world: World, channel: Channel): RestAnswer | null {
  const person = world.users.get(channel.recipient ?? '');
  if (person === undefined) return null;
  if (person.dms === 'closed') return refuse(403, 50007, 'Cannot send messages to this user');
  if (world.members.has(person.id)) return null;
  const why = 'Cannot send messages to this user due to having no mutual guilds';
  return refuse(403, 50278, why);
}

function whyNotSend(world: World, channel: Channel): RestAnswer | null {
  if (channel.recipient !== null) return closedDirect(world, channel);
  if (channel.archived && channel.locked) return refuse(400, 50083, 'Thread is archived');
  const bit = isThread(channel) ? Bits.SendMessagesInThreads : Bits.SendMessages;
  return may(world, channel, world.bot, bit) ? null : refuse(403, 50013, 'Missing Permissions');
}

function create(line: Line, channel: Channel, request: RestRequest): RestAnswer {
  const { world } = line;
  const refusal = whyNotSend(world, channel);
  if (refusal !== null) return refusal;
  if (request.files.length > 0 && !may(world, channel, world.bot, Bits.AttachFiles)) {
    return refuse(403, 50013, 'Missing Permissions');
  }
  channel.archived = false;
  const message = writeMessage(world, messageBody.parse(request.body), request.files, {
    channel: channel.id,
    author: world.bot,
    onlyFor: null,
    interaction: null,
  });
  tellCreated(line, message);
  return ok(messageJson(world, message));
}

/** Newest first whatever the direction (docs.discord.com/developers/resources/message#get-channel-messages). */
function history(world: World, channel: Channel, query: URLSearchParams): RestAnswer {
  const before = query.get('before');
  const after = query.get('after');
  const limit = Math.min(Number(query.get('limit') ?? 50), 100);
  const all = [...world.messages.values()]
    .filter((one) => one.channel === channel.id && one.onlyFor === null)
    .filter((one) => before === null || byAge(one.id, before) < 0)
    .filter((one) => after === null || byAge(one.id, after) > 0)
    .sort((a, b) => byAge(b.id, a.id));
  const page = after === null ? all.slice(0, limit) : all.slice(-limit);
  return ok(page.map((one) => withContentRule(world, one, world.messageContent)));
}

function publicMessage(world: World, params: Params): Message | null {
  const message = world.messages.get(params['message'] ?? '');
  return message?.onlyFor === null && message.channel === params['channel'] ? message : null;
}

function edit(line: Line, message: Message, request: RestRequest): RestAnswer {
  if (message.author !== line.world.bot) {
    return refuse(403, 50005, 'Cannot edit a message authored by another user');
  }
  rewriteMessage(line.world, message, messageBody.parse(request.body ?? {}), request.files);
  if (saysNothing(message)) return refuse(400, 50006, 'Cannot send an empty message');
  tellEdited(line, message);
  return ok(messageJson(line.world, message));
}

function remove(line: Line, channel: Channel, message: Message): RestAnswer {
  const { world } = line;
  const own = message.author === world.bot;
  if (!own && channel.recipient !== null)
    return refuse(403, 50003, 'Cannot execute action on a DM channel');
  if (!own && !may(world, channel, world.bot, Bits.ManageMessages)) {
    return refuse(403, 50013, 'Missing Permissions');
  }
  world.messages.delete(message.id);
  tellDeleted(line, message);
  return done;
}

/** docs.discord.com/developers/resources/message. Ephemeral messages are out of reach here. */
export function messageRoutes(line: Line): Routes {
  const { world } = line;
  const see = (channel: Channel): boolean => canView(world, channel, world.bot);
  const inChannel = (params: Params, then: (channel: Channel) => RestAnswer): RestAnswer =>
    withChannel(world, params['channel'], see, then);
  const onMessage = (params: Params, then: (c: Channel, m: Message) => RestAnswer): RestAnswer =>
    inChannel(params, (channel) => {
      const message = publicMessage(world, params);
      return message === null ? unknownMessage : then(channel, message);
    });
  return {
    'POST /channels/{channel}/messages': (params, request) =>
      inChannel(params, (channel) => create(line, channel, request)),
    'GET /channels/{channel}/messages': (params, request) =>
      inChannel(params, (channel) => history(world, channel, request.query)),
    'GET /channels/{channel}/messages/{message}': (params) =>
      onMessage(params, (_, message) => ok(withContentRule(world, message, world.messageContent))),
    'PATCH /channels/{channel}/messages/{message}': (params, request) =>
      onMessage(params, (_, message) => edit(line, message, request)),
    'DELETE /channels/{channel}/messages/{message}': (params) =>
      onMessage(params, (channel, message) => remove(line, channel, message)),
    'POST /channels/{channel}/typing': (params) => inChannel(params, () => done),
  };
}
