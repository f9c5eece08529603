import { type Answer, type Refusal, tooManyRequests } from './answer.js';
import type { World } from './world.js';

/** How the next calls of a method go wrong. */
export interface Fault {
  /** HTTP status and `error_code`; 500 unless said otherwise, 429 with `retry_after`. */
  readonly status?: number;
  readonly description?: string;
  /** Seconds. */
  readonly retry_after?: number;
  /** How many calls; one unless said otherwise. */
  readonly times?: number;
  /** Cuts the connection: `before` the call is acted on, or `after`, so that it took effect. */
  readonly drop?: 'before' | 'after';
}

export interface Faults {
  readonly add: (method: string, fault: Fault) => void;
  readonly take: (method: string) => Fault | undefined;
}

export function createFaults(): Faults {
  const waiting = new Map<string, Fault[]>();
  return {
    add: (method, fault) => {
      const copies = Array.from({ length: fault.times ?? 1 }, () => fault);
      waiting.set(method, [...(waiting.get(method) ?? []), ...copies]);
    },
    take: (method) => waiting.get(method)?.shift(),
  };
}

export function faultAnswer({ status, description, retry_after }: Fault): Refusal {
  if (retry_after !== undefined) return tooManyRequests(retry_after);
  const error_code = status ?? 500;
  return { ok: false, error_code, description: description ?? 'Internal Server Error' };
}

/**
 * Sending limits of https://core.telegram.org/bots/faq#my-bot-is-hitting-limits-how-do-i-avoid-this:
 * one message a second to a chat, 20 a minute to a group, 30 a second in all.
 */
export function createFlood(world: World): (method: string, chatId: unknown) => Answer | undefined {
  const sent: { at: number; chat: number }[] = [];
  return (method, chatId) => {
    const chat = world.chats.get(Number(chatId));
    if (!method.startsWith('send') || method === 'sendChatAction' || chat === undefined) {
      return undefined;
    }
    const now = Date.now();
    const wait = (most: number, ms: number, here: boolean) => {
      const recent = sent.filter((each) => now - each.at < ms && (!here || each.chat === chat.id));
      const first = recent.at(-most);
      return first === undefined ? 0 : Math.ceil((first.at + ms - now) / 1000);
    };
    const inChat = chat.kind === 'private' ? wait(1, 1000, true) : wait(20, 60_000, true);
    const seconds = Math.max(inChat, wait(30, 1000, false));
    if (seconds > 0) return tooManyRequests(seconds);
    sent.push({ at: now, chat: chat.id });
    return undefined;
  };
}
