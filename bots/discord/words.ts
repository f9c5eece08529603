import { type APIMessage, MessageType } from 'discord.js';
import type { Incoming } from '../../core/chat/input.js';

/** Bytes of a file that is fetched at all; Discord lets everybody send ten million. */
const mostBytes = 12_000_000;

type Said = Pick<APIMessage, 'id' | 'channel_id' | 'author' | 'content' | 'type' | 'attachments'> & {
  guild_id?: string;
};

/** Whether a person wrote this to the bot alone. Joins, pins, calls and bots are not words. */
export function isWords(message: Said): boolean {
  const written = message.type === MessageType.Default || message.type === MessageType.Reply;
  return message.guild_id === undefined && message.author.bot !== true && written;
}

/**
 * The inputs of one message: its words, and each of its files. A file's link dies, so its bytes are fetched now.
 * Rejects when a file cannot be fetched.
 */
export async function inputsOf(message: Said): Promise<Incoming[]> {
  const files = await Promise.all(message.attachments.map((one) => fetched(one.url, one.size)));
  const inputs: Incoming[] = message.attachments.map(({ filename }, at) =>
    incoming(message, `${message.id}.${at}`, { kind: 'file', name: filename, bytes: files[at] ?? new Uint8Array() }),
  );
  const words = incoming(message, message.id, { kind: 'words', words: message.content });
  return message.content === '' && inputs.length > 0 ? inputs : [words, ...inputs];
}

function incoming(message: Said, update: string, input: Incoming['input']): Incoming {
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

async function fetched(url: string, size: number): Promise<Uint8Array> {
  if (size > mostBytes) throw new Error(`a file of ${size} bytes is not fetched`);
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`a file could not be fetched: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
