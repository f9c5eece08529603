import { type APIMessage, type REST, Routes } from 'discord.js';
import { read } from './wire.js';

const page = 100;
/** A direct chat with more than this many missed messages is no conversation any more. */
const pages = 5;

/** The messages of a channel after a snowflake, oldest first (Message resource, Get channel messages). */
export async function missed(rest: REST, channel: string, after: string): Promise<APIMessage[]> {
  const all: APIMessage[] = [];
  let from = after;
  for (let turn = 0; turn < pages; turn += 1) {
    const query = new URLSearchParams({ after: from, limit: String(page) });
    const newestFirst = await read<APIMessage[]>(rest, Routes.channelMessages(channel), { query });
    all.push(...newestFirst.toReversed());
    from = newestFirst[0]?.id ?? from;
    if (newestFirst.length < page) break;
  }
  return all;
}
