import * as z from 'zod';
import { type Json, objectsOf } from '../json.js';
import { done, ok, type RestAnswer, type RestRequest, refuse } from '../rest.js';
import { unknownChannel } from './bodies.js';
import { type Line, tellChannel } from './deliver.js';
import { channelJson, guildJson, memberJson, userJson } from './payloads.js';
import type { Params, Routes } from './router.js';
import { type Channel, isThread, newChannel, type World } from './world.js';

/** GATEWAY_MESSAGE_CONTENT_LIMITED: how an unverified app shows that the intent is switched on. */
const CONTENT_FLAG = 1 << 19;

/** The direct chat of a person, made when it is first needed. */
export function directChat(world: World, person: string): Channel {
  const known = [...world.channels.values()].find((one) => one.recipient === person);
  if (known !== undefined) return known;
  const fresh = newChannel(world.nextId(), 1, '', { recipient: person });
  world.channels.set(fresh.id, fresh);
  return fresh;
}

function applicationJson(world: World): Json {
  return {
    id: world.bot,
    name: 'Lotdesk',
    icon: null,
    description: '',
    bot_public: false,
    bot_require_code_grant: false,
    verify_key: '0',
    team: null,
    flags: world.messageContent ? CONTENT_FLAG : 0,
  };
}

function setCommands(world: World, scope: string, request: RestRequest): RestAnswer {
  const commands = objectsOf(request.body).map((command) => ({
    type: 1,
    ...command,
    id: world.nextId(),
    application_id: world.bot,
    version: world.nextId(),
    default_member_permissions: command['default_member_permissions'] ?? null,
  }));
  world.commands.set(scope, commands);
  return ok(commands);
}

function openDirect(world: World, request: RestRequest): RestAnswer {
  const { recipient_id: id } = z.looseObject({ recipient_id: z.string() }).parse(request.body);
  if (!world.users.has(id)) return refuse(400, 50033, 'Invalid Recipient(s)');
  return ok(channelJson(world, directChat(world, id)));
}

function threadMember(
  line: Line,
  params: Params,
  change: (members: Set<string>, id: string) => void,
) {
  const { world } = line;
  const thread = world.channels.get(params['channel'] ?? '');
  if (thread === undefined || !isThread(thread)) return unknownChannel;
  const named = params['user'] ?? '';
  change(thread.members, named === '@me' ? world.bot : named);
  tellChannel(line, 'THREAD_UPDATE', thread);
  return done;
}

function membersOf(world: World, thread: string): RestAnswer {
  const members = [...(world.channels.get(thread)?.members ?? [])];
  return ok(
    members.map((user_id) => ({
      id: thread,
      user_id,
      join_timestamp: '2020-01-01T00:00:00Z',
      flags: 0,
    })),
  );
}

function activeThreads(world: World): RestAnswer {
  const threads = [...world.channels.values()].filter((one) => isThread(one) && !one.archived);
  return ok({ threads: threads.map((one) => channelJson(world, one)), members: [] });
}

function member(world: World, id: string): RestAnswer {
  const user = world.users.get(id);
  if (user === undefined) return refuse(404, 10013, 'Unknown User');
  return world.members.has(id) ? ok(memberJson(world, user)) : refuse(404, 10007, 'Unknown Member');
}

/** docs.discord.com/developers/resources: user, application, guild, and commands. */
export function peopleRoutes(line: Line, gatewayUrl: () => string): Routes {
  const { world } = line;
  const itself = world.users.get(world.bot);
  const guildScope = (params: Params): string => params['guild'] ?? '';
  const limit = { total: 1000, remaining: 999, reset_after: 14_400_000, max_concurrency: 1 };
  return {
    'GET /gateway/bot': () => ok({ url: gatewayUrl(), shards: 1, session_start_limit: limit }),
    'GET /users/@me': () => ok(itself === undefined ? {} : userJson(world, itself)),
    'GET /users/{user}': (params) => {
      const user = world.users.get(params['user'] ?? '');
      return user === undefined ? refuse(404, 10013, 'Unknown User') : ok(userJson(world, user));
    },
    'POST /users/@me/channels': (_, request) => openDirect(world, request),
    'GET /applications/@me': () => ok(applicationJson(world)),
    'GET /oauth2/applications/@me': () => ok(applicationJson(world)),
    'GET /applications/{app}/commands': () => ok(world.commands.get('') ?? []),
    'PUT /applications/{app}/commands': (_, request) => setCommands(world, '', request),
    'GET /applications/{app}/guilds/{guild}/commands': (params) =>
      ok(world.commands.get(guildScope(params)) ?? []),
    'PUT /applications/{app}/guilds/{guild}/commands': (params, request) =>
      setCommands(world, guildScope(params), request),
    'GET /guilds/{guild}': () => ok(guildJson(world)),
    'GET /guilds/{guild}/roles': () => ok(guildJson(world)['roles']),
    'GET /guilds/{guild}/channels': () =>
      ok(
        [...world.channels.values()]
          .filter((one) => one.recipient === null && !isThread(one))
          .map((one) => channelJson(world, one)),
      ),
    'GET /guilds/{guild}/members/{user}': (params) => member(world, params['user'] ?? ''),
    'GET /guilds/{guild}/threads/active': () => activeThreads(world),
    'GET /channels/{channel}/thread-members': (params) => membersOf(world, params['channel'] ?? ''),
    'PUT /channels/{channel}/thread-members/{user}': (params) =>
      threadMember(line, params, (members, id) => members.add(id)),
    'DELETE /channels/{channel}/thread-members/{user}': (params) =>
      threadMember(line, params, (members, id) => members.delete(id)),
  };
}

/** GUILD_CREATE: the guild as it is when a session starts. */
export function guildCreateJson(world: World): Json {
  const all = [...world.channels.values()].filter((one) => one.recipient === null);
  const bot = world.users.get(world.bot);
  return {
    ...guildJson(world),
    joined_at: '2020-01-01T00:00:00.000000+00:00',
    large: false,
    unavailable: false,
    member_count: world.members.size,
    members: bot === undefined ? [] : [memberJson(world, bot)],
    channels: all.filter((one) => !isThread(one)).map((one) => channelJson(world, one)),
    threads: all
      .filter((one) => isThread(one) && !one.archived)
      .map((one) => channelJson(world, one)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** READY: who the bot is, and where it may resume. */
export function readyJson(world: World, session: string, url: string): Json {
  const bot = world.users.get(world.bot);
  const application = applicationJson(world);
  return {
    v: 10,
    user:
      bot === undefined
        ? {}
        : { ...userJson(world, bot), verified: true, mfa_enabled: false, email: null },
    guilds: [{ id: world.guild, unavailable: true }],
    session_id: session,
    resume_gateway_url: url,
    application: { id: application['id'], flags: application['flags'] },
  };
}
