import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Json, numberAt, objectAt, textAt } from '../json.js';

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly sent: { readonly s: number; readonly t: string; readonly d: unknown }[];
  socket: WebSocket | null;
}

interface Event {
  readonly name: string;
  /** Without one of these intents the event is not sent; null: always. */
  readonly intents: number | null;
  readonly data: (intents: number) => unknown;
}

/** What the gateway must know of the world. */
export interface GatewayWorld {
  readonly token: string;
  readonly url: () => string;
  readonly ready: (session: string, url: string) => Json;
  readonly guildCreate: () => Json;
  readonly privileged: { readonly messageContent: boolean; readonly guildMembers: boolean };
  readonly touch: () => void;
}

export interface Gateway {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly dispatch: (event: Event) => void;
  readonly drop: (how: 'resumable' | 'forgotten') => Promise<void>;
  readonly close: () => Promise<void>;
}

const HEARTBEAT = 41_250;

function send(socket: WebSocket | null, payload: Json): void {
  if (socket !== null && socket.readyState === socket.OPEN) socket.send(JSON.stringify(payload));
}

function deliver(session: Session, t: string, d: unknown): void {
  const event = { s: session.sent.length + 1, t, d };
  session.sent.push(event);
  send(session.socket, { op: GatewayOpcodes.Dispatch, ...event });
}

/** Intents that the portal has not switched on: the connection is closed with 4014. */
function isDisallowed(intents: number, { privileged }: GatewayWorld): boolean {
  const content = (intents & GatewayIntentBits.MessageContent) !== 0 && !privileged.messageContent;
  const members = (intents & GatewayIntentBits.GuildMembers) !== 0 && !privileged.guildMembers;
  return content || members;
}

/** The sessions that can be resumed, and what each has been sent. */
type Sessions = Map<string, Session>;

function identify(world: GatewayWorld, sessions: Sessions, socket: WebSocket, data: Json): void {
  const intents = numberAt(data, 'intents') ?? 0;
  if (textAt(data, 'token') !== world.token) {
    socket.close(4004, 'Authentication failed.');
    return;
  }
  if (isDisallowed(intents, world)) {
    socket.close(4014, 'Disallowed intent(s).');
    return;
  }
  const session: Session = { id: randomUUID(), intents, sent: [], socket };
  sessions.set(session.id, session);
  deliver(session, 'READY', world.ready(session.id, world.url()));
  if ((intents & GatewayIntentBits.Guilds) !== 0) {
    deliver(session, 'GUILD_CREATE', world.guildCreate());
  }
}

/** Sends what was missed, then RESUMED; a session that is not known is invalid (op 9, false). */
function resume(world: GatewayWorld, sessions: Sessions, socket: WebSocket, data: Json): void {
  const session = sessions.get(textAt(data, 'session_id') ?? '');
  if (session === undefined || textAt(data, 'token') !== world.token) {
    send(socket, { op: GatewayOpcodes.InvalidSession, d: false });
    return;
  }
  const seen = numberAt(data, 'seq') ?? 0;
  session.socket = socket;
  for (const event of session.sent.filter((one) => one.s > seen)) {
    send(socket, { op: GatewayOpcodes.Dispatch, ...event });
  }
  deliver(session, 'RESUMED', {});
}

function hear(world: GatewayWorld, sessions: Sessions, socket: WebSocket, text: string): void {
  const payload: unknown = JSON.parse(text);
  const op = numberAt(payload, 'op');
  const data = objectAt(payload, 'd');
  if (op === GatewayOpcodes.Heartbeat) send(socket, { op: GatewayOpcodes.HeartbeatAck });
  if (op === GatewayOpcodes.Identify) identify(world, sessions, socket, data);
  if (op === GatewayOpcodes.Resume) resume(world, sessions, socket, data);
}

function greet(world: GatewayWorld, sessions: Sessions, socket: WebSocket): void {
  send(socket, { op: GatewayOpcodes.Hello, d: { heartbeat_interval: HEARTBEAT } });
  socket.on('message', (raw) => {
    world.touch();
    hear(world, sessions, socket, raw.toString());
  });
  socket.on('close', world.touch);
}

async function cutAll(server: WebSocketServer): Promise<void> {
  const closing = [...server.clients].map(
    (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
  );
  for (const socket of server.clients) socket.terminate();
  await Promise.all(closing);
}

/**
 * Discord's gateway: Hello, Identify, Ready, Heartbeat, Resume with replay, Invalid Session, and
 * the close codes 4004 and 4014
 * (docs.discord.com/developers/events/gateway#connection-lifecycle and #resuming).
 */
export function createGateway(world: GatewayWorld): Gateway {
  const server = new WebSocketServer({ noServer: true });
  const sessions: Sessions = new Map();
  server.on('connection', (socket) => greet(world, sessions, socket));
  return {
    upgrade: (request, socket, head) => {
      server.handleUpgrade(request, socket, head, (one) => server.emit('connection', one, request));
    },
    dispatch: ({ name, intents, data }) => {
      world.touch();
      for (const session of sessions.values()) {
        if (intents !== null && (session.intents & intents) === 0) continue;
        deliver(session, name, data(session.intents));
      }
    },
    drop: async (how) => {
      if (how === 'forgotten') sessions.clear();
      await cutAll(server);
    },
    close: () => cutAll(server),
  };
}
