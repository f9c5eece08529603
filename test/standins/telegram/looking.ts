import type { OpenDesk } from './desk.js';
import { commandsKey } from './methods/profile.js';
import { chatOf, messageOf } from './person.js';
import { show } from './shown.js';
import type { Telegram } from './telegram.js';
import { nextMessage, patience, settled } from './waiting.js';

type Looking = Pick<
  Telegram,
  | 'messages'
  | 'message'
  | 'settled'
  | 'nextMessage'
  | 'until'
  | 'requests'
  | 'violations'
  | 'commands'
  | 'updates'
>;

/** What a test can see. */
export function looking(desk: OpenDesk): Looking {
  const { world } = desk;
  return {
    messages: (chatId) => (world.chats.get(chatId)?.messages ?? []).map(show),
    message: ({ chatId, id }) => show(messageOf(chatOf(world, chatId), id)),
    settled: (chatId, timeout, quiet) => settled(desk, chatId, timeout, quiet),
    nextMessage: (chatId, wanted) => nextMessage(desk, chatId, wanted),
    until: (read, what, timeout = patience) => world.signal.until(read, timeout, () => what),
    requests: (method) =>
      desk.requests.filter((each) => method === undefined || each.method === method),
    violations: () => [...desk.violations],
    commands: (language, scope = { type: 'default' }) =>
      world.profile.get(commandsKey({ language_code: language, scope })),
    updates: () => world.updates.all().map((update) => update.body),
  };
}
