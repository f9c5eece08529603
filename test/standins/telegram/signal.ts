/** Tells whoever waits that something changed, so that no test has to poll. */
export interface Signal {
  /** Something happened, in one chat or in general. */
  readonly changed: (chatId?: number) => void;
  /** How much happened in a chat, or in all of them. */
  readonly count: (chatId?: number) => number;
  /** The first defined value of `read`, tried after every change; rejects after `timeout` ms. */
  readonly until: <T>(read: () => T | undefined, timeout: number, late: () => string) => Promise<T>;
}

export function createSignal(): Signal {
  const waiting = new Set<() => void>();
  const counts = new Map<number | undefined, number>();
  const count = (chatId?: number) => counts.get(chatId) ?? 0;
  const add = (chatId: number | undefined) => counts.set(chatId, count(chatId) + 1);
  return {
    count: (chatId) => count(chatId),
    changed: (chatId) => {
      add(undefined);
      if (chatId !== undefined) add(chatId);
      for (const wake of [...waiting]) wake();
    },
    until: (read, timeout, late) => waitUntil(waiting, read, timeout, late),
  };
}

function waitUntil<T>(
  waiting: Set<() => void>,
  read: () => T | undefined,
  timeout: number,
  late: () => string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      waiting.delete(wake);
    };
    const wake = () => {
      const value = read();
      if (value === undefined) return;
      stop();
      resolve(value);
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`${late()} (waited ${timeout} ms)`));
    }, timeout);
    waiting.add(wake);
    wake();
  });
}
