import { type APIAttachment, type APIMessage, MessageType } from 'discord.js';
import type { Incoming, Input } from '../../core/chat/input.js';
import { aboutError } from './errors.js';
import type { Log } from './log.js';

/** Bytes of a file that is fetched at all; Discord lets everybody send ten million. */
const mostBytes = 12_000_000;
const patienceMs = 20_000;

type Said = Pick<
  APIMessage,
  'id' | 'channel_id' | 'author' | 'content' | 'type' | 'attachments'
> & {
  guild_id?: string;
};

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

type Attachment = Pick<APIAttachment, 'filename' | 'size' | 'url'>;

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
