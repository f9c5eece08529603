import type { DigitalDiscord, DiscordGateway } from 'discord-digital-twin';
import type { Outside } from '../discord.js';
import { isJson, type Json, textAt } from '../json.js';
import { messageOf, type SeenMessage } from '../seen.js';
import type { People } from './people.js';
import type { Shelf } from './shelf.js';

/** A running twin with what the harness keeps beside it. */
export interface Running {
  readonly twin: DigitalDiscord;
  readonly gateway: DiscordGateway;
  readonly people: People;
  readonly shelf: Shelf;
  readonly outside: Outside;
  /** Who reads an ephemeral message: the twin does not say. */
  readonly readers: Map<string, string>;
  /** Interaction ids by token. */
  readonly tokens: Map<string, string>;
  /** Interactions whose deferred message is ephemeral: the twin forgets it. */
  readonly hidden: Set<string>;
  /** Interactions as they were sent. */
  readonly payloads: Map<string, unknown>;
}

/** The message that an interaction's first response made or changed. */
export async function originalOf({ twin }: Running, interaction: string): Promise<string | null> {
  const where = { interactionId: interaction };
  const row = await twin.prisma.interactionResponse.findUnique({ where });
  return row?.messageId ?? null;
}

/** Who acted, in an interaction as it was sent. */
export function actorIn(payload: unknown): string | null {
  if (!isJson(payload)) return null;
  const member = payload['member'];
  const user = isJson(member) ? member['user'] : payload['user'];
  return textAt(user, 'id');
}

/** The messages of a channel, oldest first. */
export async function messagesIn(
  running: Running,
  channel: string,
): Promise<readonly SeenMessage[]> {
  const all = await running.twin.channel(channel).getMessages();
  return all.map((one) => {
    const raw: Json = { ...one, attachments: running.shelf.jsonOf(one.id) };
    return messageOf(raw, running.shelf.of(one.id), running.readers.get(one.id) ?? null);
  });
}

/** One message, or null when there is none. */
export async function messageAt(running: Running, id: string): Promise<SeenMessage | null> {
  const row = await running.twin.prisma.message.findUnique({ where: { id } });
  if (row === null) return null;
  return (await messagesIn(running, row.channelId)).find((one) => one.id === id) ?? null;
}
