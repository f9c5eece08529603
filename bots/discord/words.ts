import { MessageType } from 'discord.js';
import * as z from 'zod';
import type { Incoming, Input } from '../../core/chat/input.js';
import { aboutError } from './errors.js';
import type { Log } from './log.js';

/** Bytes of a file that is fetched at all; Discord lets everybody send ten million. */
const mostBytes = 12_000_000;
const patienceMs = 20_000;

/** A message as it comes over the gateway and from a channel's history; the rest of it is not looked at. */
export const said = z.object({
  id: z.string(),
  channel_id: z.string(),
  guild_id: z.string().optional(),
  author: z.object({ id: z.string(), bot: z.boolean().optional() }),
  content: z.string(),
  type: z.number(),
  attachments: z.array(z.object({ filename: z.string(), size: z.number(), url: z.string() })),
});
export type Said = z.infer<typeof said>;
type Attachment = Said['attachments'][number];

/** Whether a person wrote this to the bot alone. Joins, pins, calls and bots are not words. */
export function isWords(message: Said): boolean {
  const written = message.type === MessageType.Default || message.type === MessageType.Reply;
  return message.guild_id === undefined && message.author.bot !== true && written;
}

/**
 * The inputs of one message: its words, and each of its files. A file's link dies, so its bytes are fetched now; one
 * that cannot be fetched is left out, and a message of which nothing is left counts as empty words.
 */
export async function inputsOf(message: Said, log: Log): Promise<[Incoming, ...Incoming[]]> {
  const { id, content, attachments } = message;
  const found = await Promise.all(attachments.map((file) => fetched(file, log)));
  const files = found.flatMap((input, at) =>
    input === undefined ? [] : [incoming(message, `${id}.${at}`, input)],
  );
  const [first, ...more] = files;
  if (content === '' && first !== undefined) return [first, ...more];
  return [incoming(message, id, { kind: 'words', words: content }), ...files];
}

function incoming(message: Said, update: string, input: Input): Incoming {
  return {
    chat: { platform: 'discord', chat: message.channel_id, user: message.author.id },
    update,
    place: 'private',
    input,
    // A message does not tell its author's language; an interaction does.
    language: undefined,
    message: message.id,
  };
}

async function fetched({ filename, size, url }: Attachment, log: Log): Promise<Input | undefined> {
  try {
    if (size > mostBytes) throw new Error(`${size} bytes are too many`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) throw new Error(`Discord answers ${answer.status}`);
    return { kind: 'file', name: filename, bytes: new Uint8Array(await answer.arrayBuffer()) };
  } catch (error) {
    log.warn(aboutError(error), 'a file sent on Discord could not be fetched');
    return undefined;
  }
}
