import type { Screen } from '../../core/chat/view.js';

/**
 * One message of a web chat. `id` and `changed` are marks of the same counter: when it came, and when it was
 * last edited. `alone`: the shop said it on its own. `erased` stays as a trace, so that pages take it away.
 */
export type Shown = { id: string; changed: number; from: 'shop'; alone: boolean; screen: Screen };
export type Message =
  | Shown
  | { id: string; changed: number; from: 'you'; words: string }
  | { id: string; changed: number; from: 'erased' };

/** How much of a chat is shown again on reload, and how many chats are kept before the idlest is let go. */
const mostMessages = 200;
const mostChats = 2000;

/**
 * The web chats in memory. The counter starts at the clock (ms), so that no id returns after a restart.
 * Changes of one person are read with `since`; `changed` resolves at the next one, or when `release` is called.
 */
export function messageStore(startedAt: number) {
  let mark = startedAt;
  const chats = new Map<string, Message[]>();
  const waiting = new Map<string, Set<() => void>>();

  function put(user: string, message: Message): void {
    const rest = (chats.get(user) ?? []).filter((held) => held.id !== message.id);
    const sorted = [...rest, message].sort((one, other) => Number(one.id) - Number(other.id));
    chats.delete(user);
    chats.set(user, sorted.slice(-mostMessages));
    const [idlest] = chats.keys();
    if (chats.size > mostChats && idlest !== undefined) chats.delete(idlest);
    wake(user);
  }

  function wake(user: string): void {
    for (const resolve of waiting.get(user) ?? []) resolve();
  }

  function forget(user: string, resolve: () => void): void {
    const others = waiting.get(user);
    others?.delete(resolve);
    if (others?.size === 0) waiting.delete(user);
  }

  return {
    put,
    next: (): number => ++mark,
    mark: (): number => mark,
    find: (user: string, id: string): Message | undefined =>
      chats.get(user)?.find((message) => message.id === id),
    since: (user: string, after: number): Message[] =>
      (chats.get(user) ?? []).filter((message) => message.changed > after),
    /** Resolves at the next change of this person's chat, or after `ms`. */
    changed: (user: string, ms: number): Promise<void> =>
      new Promise((done) => {
        const finish = () => {
          clearTimeout(timer);
          forget(user, finish);
          done();
        };
        const timer = setTimeout(finish, ms);
        waiting.set(user, (waiting.get(user) ?? new Set()).add(finish));
      }),
    release: (): void => {
      for (const user of [...waiting.keys()]) wake(user);
    },
  };
}

export type MessageStore = ReturnType<typeof messageStore>;
