import * as z from 'zod';
import { type RestAnswer, type RestRequest, refuse } from '../rest.js';
import { type Channel, type Message, store, type World } from './world.js';

/** The parts of a message's body that change what is seen; the rest was checked before. */
export const messageBody = z.looseObject({
  content: z.string().nullish(),
  embeds: z.array(z.unknown()).nullish(),
  components: z.array(z.unknown()).nullish(),
  flags: z.number().nullish(),
  attachments: z.array(z.looseObject({ id: z.coerce.string() })).nullish(),
  message_reference: z.record(z.string(), z.unknown()).nullish(),
});
export type MessageBody = z.infer<typeof messageBody>;

/** EPHEMERAL (docs.discord.com/developers/resources/message#message-object-message-flags). */
export const EPHEMERAL = 64;

interface Circumstances {
  readonly channel: string;
  readonly author: string;
  readonly onlyFor: string | null;
  readonly interaction: string | null;
  readonly loading?: boolean;
}

/** Writes a new message down. */
export function writeMessage(
  world: World,
  body: MessageBody,
  uploads: RestRequest['files'],
  { loading = false, ...where }: Circumstances,
): Message {
  const message: Message = {
    ...where,
    id: world.nextId(),
    sentAt: world.now(),
    reference: body.message_reference ?? null,
    content: body.content ?? '',
    embeds: body.embeds ?? [],
    components: body.components ?? [],
    files: store(world, where.channel, uploads),
    flags: (body.flags ?? 0) | (where.onlyFor === null ? 0 : EPHEMERAL),
    editedAt: null,
    loading,
  };
  world.messages.set(message.id, message);
  return message;
}

/**
 * Changes a message: only what the body names; `attachments` says which files stay
 * (docs.discord.com/developers/resources/message#edit-message).
 */
export function rewriteMessage(
  world: World,
  message: Message,
  body: MessageBody,
  uploads: RestRequest['files'],
): void {
  const kept = body.attachments?.map((one) => one.id) ?? message.files.map((one) => one.id);
  if (body.content !== undefined) message.content = body.content ?? '';
  if (body.embeds !== undefined) message.embeds = body.embeds ?? [];
  if (body.components !== undefined) message.components = body.components ?? [];
  const staying = message.files.filter((file) => kept.includes(file.id));
  message.files = [...staying, ...store(world, message.channel, uploads)];
  if (!message.loading) message.editedAt = world.now();
  message.loading = false;
}

/** Whether a message says nothing. */
export function saysNothing(message: Message): boolean {
  const parts = message.embeds.length + message.components.length + message.files.length;
  return message.content === '' && parts === 0;
}

export const unknownChannel = refuse(404, 10003, 'Unknown Channel');
export const unknownMessage = refuse(404, 10008, 'Unknown Message');

/** Does something with a channel that the bot can see, or refuses. */
export function withChannel(
  world: World,
  id: string | undefined,
  see: (channel: Channel) => boolean,
  then: (channel: Channel) => RestAnswer,
): RestAnswer {
  const channel = world.channels.get(id ?? '');
  if (channel === undefined) return unknownChannel;
  return see(channel) ? then(channel) : refuse(403, 50001, 'Missing Access');
}
