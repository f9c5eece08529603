import type { Api } from 'grammy';
import type { Update } from 'grammy/types';
import type { Incoming } from '../../core/chat/input.js';
import { isTooOld, reason } from './errors.js';
import { fetchFile } from './files.js';
import type { Lanes } from './lanes.js';
import type { Log } from './log.js';
import { type Arrived, read } from './read.js';

export type Hear = (incoming: Incoming) => Promise<void>;

export type Handling = {
  api: Api;
  /** Where files are fetched: `https://api.telegram.org/file/bot<token>`. */
  fileRoot: string;
  username: string;
  hear: Hear;
  lanes: Lanes;
  log: Log;
  onMigrated: (from: string, to: string) => void;
};

/** What one update needs: its lane, one for each conversation, and the work, which throws while the wire or the store is broken. */
export type Task = { update: number; lane: string; work: () => Promise<void> };

/** Answers a press at once, then gives the work to be done in its turn; undefined when there is none. */
export function taskOf(handling: Handling, update: Update): Task | undefined {
  if (update.callback_query !== undefined) void answer(handling, update.callback_query.id);
  note(handling, update);
  const arrived = read(update, handling.username);
  if (arrived === undefined) return undefined;
  const { user, chat } = arrived.incoming.chat;
  return {
    update: update.update_id,
    lane: `${chat} ${user}`,
    work: () => hearIt(handling, arrived),
  };
}

async function hearIt(
  { api, fileRoot, hear }: Handling,
  { incoming, what }: Arrived,
): Promise<void> {
  if ('kind' in what) return hear({ ...incoming, input: what });
  const { attachment } = what;
  const bytes = await fetchFile(api, fileRoot, attachment);
  return hear({ ...incoming, input: { kind: 'file', name: attachment.name, bytes } });
}

/** The app shows a spinner until a press is answered. Nothing waits for it, and a late one is no trouble. */
async function answer({ api, log }: Handling, query: string): Promise<void> {
  try {
    await api.raw.answerCallbackQuery({ callback_query_id: query });
  } catch (error) {
    if (!isTooOld(error)) log.warn({ why: reason(error) }, 'a press was not answered');
  }
}

function note({ log, onMigrated }: Handling, { message, my_chat_member: member }: Update): void {
  if (message?.migrate_to_chat_id !== undefined) {
    onMigrated(String(message.chat.id), String(message.migrate_to_chat_id));
  }
  if (member !== undefined) {
    log.info(
      { chat: member.chat.type, status: member.new_chat_member.status },
      'the bot stands differently in a chat',
    );
  }
}
