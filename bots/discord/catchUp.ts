import { type REST, Routes } from 'discord.js';
import * as z from 'zod';
import { read } from './wire.js';
import { type Said, said } from './words.js';

const list = z.array(said);

const page = 100;
/** A direct chat with more than this many missed messages is no conversation any more. */
const pages = 5;

/** The messages of a channel after a snowflake, oldest first (Message resource, Get channel messages). */
export async function missed(rest: REST, channel: string, after: string): Promise<Said[]> {
  const all: Said[] = [];
  let from = after;
  for (let turn = 0; turn < pages; turn += 1) {
    const query = new URLSearchParams({ after: from, limit: String(page) });
    const newestFirst = await read(rest, Routes.channelMessages(channel), list, { query });
    all.push(...newestFirst.toReversed());
    from = newestFirst[0]?.id ?? from;
    if (newestFirst.length < page) break;
  }
  return all;
}
