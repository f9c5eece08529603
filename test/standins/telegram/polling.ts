import { type Answer, conflict, done } from './answer.js';
import type { UpdateQueue } from './updates.js';

export interface PollRequest {
  readonly offset: number;
  readonly limit: number;
  /** Seconds; 0 is short polling. */
  readonly timeout: number;
}

interface Waiting {
  readonly limit: number;
  readonly finish: (answer: Answer) => void;
}

const otherPoller =
  'terminated by other getUpdates request; make sure that only one bot instance is running';

/**
 * Long polling (https://core.telegram.org/bots/api#getupdates): at most one request waits, and a
 * newer one ends it with 409.
 */
export class Polling {
  readonly #queue: UpdateQueue;
  #waiting: Waiting | undefined;

  constructor(queue: UpdateQueue) {
    this.#queue = queue;
  }

  /** Answers with updates as soon as there are some, or with none when time is up. */
  poll({ offset, limit, timeout }: PollRequest, gone: AbortSignal): Promise<Answer> {
    this.interrupt(otherPoller);
    this.#queue.confirm(offset);
    return new Promise((resolve) => {
      const finish = (answer: Answer) => {
        clearTimeout(timer);
        if (this.#waiting === mine) this.#waiting = undefined;
        resolve(answer);
      };
      const mine = { limit, finish };
      const timer = setTimeout(() => finish(done([])), timeout * 1000);
      gone.addEventListener('abort', () => finish(done([])));
      this.#waiting = mine;
      this.wake();
      if (timeout === 0) finish(done([]));
    });
  }

  /** Answers the waiting request, if any, with 409 and this text. */
  interrupt(text: string): void {
    this.#waiting?.finish(conflict(text));
  }

  /** Answers the waiting request if there is something to answer. */
  wake(): void {
    if (this.#waiting === undefined) return;
    const batch = this.#queue.pending().slice(0, this.#waiting.limit);
    if (batch.length === 0) return;
    for (const update of batch) update.delivered = true;
    this.#waiting.finish(done(batch.map((update) => update.body)));
  }
}
