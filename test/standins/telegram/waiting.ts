import type { Desk } from './server.js';
import { type ShownMessage, show } from './shown.js';

/** How long a test waits for something before it fails, in ms. */
export const patience = 5000;

/** How long nothing may happen before the bot counts as quiet, in ms, unless a test says otherwise. */
const quietMs = 60;

export interface Wanted {
  /** Only messages with a higher id; without it, those after the last that a person wrote. */
  readonly after?: { readonly id: number } | number;
  /** Must fit the text or the caption. */
  readonly match?: RegExp;
  /** Milliseconds. */
  readonly timeout?: number;
}

export function nextMessage(
  desk: Desk,
  chatId: number,
  wanted: Wanted = {},
): Promise<ShownMessage> {
  const { after, match, timeout = patience } = wanted;
  const all = () => (desk.world.chats.get(chatId)?.messages ?? []).map(show);
  const given = typeof after === 'number' ? after : after?.id;
  const last = given ?? all().findLast((message) => !message.fromBot)?.id ?? 0;
  const fits = (message: ShownMessage) =>
    message.fromBot &&
    !message.deleted &&
    message.id > last &&
    (match === undefined || match.test(message.text) || match.test(message.caption));
  return desk.world.signal.until(
    () => all().find(fits),
    timeout,
    () => `no message ${match ?? ''} in chat ${chatId} after ${last}; ${lastWords(all())}`,
  );
}

function lastWords(messages: readonly ShownMessage[]): string {
  const words = messages.slice(-3).map(({ id, text, caption }) => `${id}: ${text || caption}`);
  return `the last are [${words.join(' | ')}]`;
}

/** Resolves when nothing is pending for `chatId`, or at all, and stays so for `quiet` ms. */
export async function settled(
  desk: Desk,
  chatId?: number,
  timeout = patience,
  quiet = quietMs,
): Promise<void> {
  const { signal } = desk.world;
  const end = Date.now() + timeout;
  const late = () =>
    `the bot has not settled: ${pendingWork(desk, chatId).join('; ') || 'not quiet'}`;
  for (;;) {
    const idle = () => (pendingWork(desk, chatId).length === 0 ? true : undefined);
    await signal.until(idle, Math.max(1, end - Date.now()), late);
    const before = signal.count(chatId);
    await new Promise((resolve) => {
      setTimeout(resolve, quiet);
    });
    if (idle() === true && signal.count(chatId) === before) return;
    if (Date.now() > end) throw new Error(late());
  }
}

function pendingWork({ world, underway }: Desk, chatId: number | undefined): string[] {
  const updates = world.updates.pending(chatId).map(({ id, kind, delivered }) => {
    return `update ${id} (${kind}) ${delivered ? 'not confirmed' : 'not fetched'}`;
  });
  const concerns = (chat: number | undefined) =>
    chatId === undefined || chat === undefined || chat === chatId;
  const calls = [...underway]
    .filter((call) => call.method !== 'getUpdates' && concerns(call.chatId))
    .map((call) => `${call.method} under way`);
  return [...updates, ...calls];
}
