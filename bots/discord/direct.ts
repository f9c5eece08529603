import { type REST, Routes } from 'discord.js';
import type { Target } from '../platform.js';
import { code, hasCode } from './errors.js';
import type { Outgoing } from './message.js';
import { made, patch, post } from './wire.js';

const kept = 5000;

/** The direct chats of the bot, by person. A chat's own id may be that of a guild channel and is never written to. */
export class DirectChats {
  readonly #rest: REST;
  readonly #byUser = new Map<string, string>();

  constructor(rest: REST) {
    this.#rest = rest;
  }

  know(user: string, channel: string): void {
    this.#byUser.delete(user);
    this.#byUser.set(user, channel);
    const oldest = this.#byUser.keys().next();
    if (this.#byUser.size > kept && oldest.done !== true) this.#byUser.delete(oldest.value);
  }

  /** The direct chat of a person; opening one that is open gives the same (User resource, Create DM). */
  async of(user: string): Promise<string> {
    const known = this.#byUser.get(user);
    if (known !== undefined) return known;
    const { id } = await post(this.#rest, Routes.userChannels(), made, {
      body: { recipient_id: user },
    });
    this.know(user, id);
    return id;
  }
}

/** Writes to a direct chat and gives the last message. Edits `over` where it can. Throws what Discord refuses. */
export async function tell(
  rest: REST,
  channel: string,
  { chat, over }: Target,
  messages: readonly Outgoing[],
): Promise<string> {
  const [first, ...more] = messages;
  const own = chat.chat === channel ? over : undefined;
  let id = '';
  if (first !== undefined) {
    id = (await edited(rest, channel, own, first)) ?? (await said(rest, channel, first));
  }
  for (const message of more) id = await said(rest, channel, message);
  return id;
}

async function said(rest: REST, channel: string, { body, files }: Outgoing): Promise<string> {
  return (await post(rest, Routes.channelMessages(channel), made, { body, files })).id;
}

/** Undefined when there is nothing to edit, or not any more: deleted, or not the bot's. */
async function edited(
  rest: REST,
  channel: string,
  over: string | undefined,
  { body, files }: Outgoing,
): Promise<string | undefined> {
  if (over === undefined) return undefined;
  try {
    return (await patch(rest, Routes.channelMessage(channel, over), made, { body, files })).id;
  } catch (error) {
    if (hasCode(error, code.unknownMessage, code.notTheAuthor)) return undefined;
    throw error;
  }
}
