import {
  type APIInteraction,
  type Client,
  Events,
  GatewayDispatchEvents,
  type GatewayMessageCreateDispatchData,
} from 'discord.js';
import type { Incoming } from '../../core/chat/input.js';
import type { Platform } from '../platform.js';
import { missed } from './catchUp.js';
import { forgetDirectChats } from './client.js';
import type { DirectChats } from './direct.js';
import { aboutError } from './errors.js';
import { incomingOf, isOffered } from './incoming.js';
import type { Log } from './log.js';
import { type Presses, pressOf } from './press.js';
import { acknowledge, promiseInTime } from './promise.js';
import { Queues } from './queue.js';
import type { Seen } from './seen.js';
import { whyClosed } from './startup.js';
import { inputsOf, isWords } from './words.js';

export type Listening = {
  client: Client;
  presses: Presses;
  chats: DirectChats;
  seen: Seen;
  log: Log;
};
type Hear = Parameters<Platform['listen']>[0];
type Words = Parameters<typeof inputsOf>[0];
type Queue = (chat: string, task: () => Promise<void>) => void;

/**
 * Hands on what people do, in order within one chat, from now on; the function it returns finishes what is under
 * way and hears no more. Reads Discord's events as they come over the wire: discord.js' own objects drop a message
 * of a direct chat that it has not cached.
 */
export function hearing(listening: Listening, hear: Hear): () => Promise<void> {
  const { client, log } = listening;
  const queues = new Queues();
  let stopped = false;
  const queue: Queue = (chat, task) => {
    queues.add(chat, () => task().catch((error: unknown) => logBroken(log, error)));
  };
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
    if (!stopped) onInteraction(listening, hear, queue, interaction);
  });
  client.ws.on(GatewayDispatchEvents.MessageCreate, (message: GatewayMessageCreateDispatchData) => {
    if (stopped || !isWords(message)) return;
    queue(message.channel_id, () => hearWords(listening, hear, message));
  });
  // A session that was resumed got everything replayed; one that begins anew did not.
  client.on(Events.ShardReady, () => {
    for (const [channel, after] of listening.seen.all())
      queue(channel, () => catchUp(listening, hear, channel, after));
  });
  onTrouble(client, log);
  return async () => {
    stopped = true;
    await queues.idle();
  };
}

function onInteraction(
  listening: Listening,
  hear: Hear,
  queue: Queue,
  interaction: APIInteraction,
): void {
  const { presses, client, log } = listening;
  const incoming = isOffered(interaction) ? incomingOf(interaction) : undefined;
  if (!isOffered(interaction) || incoming === undefined) return;
  const press = presses.find(interaction.id) ?? pressOf(interaction, incoming, Date.now());
  presses.keep(press);
  // Counted from here: waiting in the queue is part of the three seconds.
  const inTime = promiseInTime(client.rest, press, log);
  queue(queueOf(incoming), async () => {
    try {
      await hear(incoming);
      await acknowledge(client.rest, press, log);
    } finally {
      inTime();
    }
    if (incoming.place === 'private') noticed(listening, incoming, interaction.id);
  });
}

/** A direct chat has one person and one queue; in a guild everybody has their own. */
function queueOf({ place, chat }: Incoming): string {
  return place === 'private' ? chat.chat : `${chat.chat}:${chat.user}`;
}

async function hearWords(listening: Listening, hear: Hear, message: Words): Promise<void> {
  listening.chats.know(message.author.id, message.channel_id);
  const inputs = await inputsOf(message, listening.log);
  for (const incoming of inputs) await hear(incoming);
  noticed(listening, inputs[0], message.id);
}

function noticed(listening: Listening, { chat }: Incoming, snowflake: string): void {
  listening.chats.know(chat.user, chat.chat);
  listening.seen.mark(chat.chat, snowflake);
  forgetDirectChats(listening.client);
}

async function catchUp(
  listening: Listening,
  hear: Hear,
  channel: string,
  after: string,
): Promise<void> {
  const messages = await missed(listening.client.rest, channel, after);
  for (const message of messages.filter(isWords)) await hearWords(listening, hear, message);
}

/** The store or the wire is broken; the input was not confirmed, and the person can do it again. */
function logBroken(log: Log, error: unknown): void {
  log.error(aboutError(error), 'an input from Discord could not be handled');
}

function onTrouble(client: Client, log: Log): void {
  client.on(Events.Error, (error) => log.error(aboutError(error), 'Discord: an error'));
  client.on(Events.ShardError, (error) => log.warn(aboutError(error), 'Discord: a broken line'));
  client.on(Events.ShardDisconnect, ({ code }) => log.error({ code }, whyClosed(code)));
}
