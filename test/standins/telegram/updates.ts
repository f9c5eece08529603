import { limits } from './limits.js';

export interface Queued {
  readonly id: number;
  readonly kind: string;
  readonly chatId: number;
  readonly date: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Sent again on purpose: goes out once more whatever offset the bot asks for. */
  again: boolean;
  delivered: boolean;
}

/** https://core.telegram.org/bots/api#getupdates: left out unless a bot names them. */
const optIn = new Set(['chat_member', 'message_reaction', 'message_reaction_count']);

const firstId = 700_000_000;

/**
 * The queue behind getUpdates and webhooks (https://core.telegram.org/bots/api#getting-updates).
 * An update leaves it when it is confirmed, and until then is handed out again.
 */
export class UpdateQueue {
  readonly #now: () => number;
  readonly #changed: (chatId?: number) => void;
  readonly #all: Queued[] = [];
  #pending: readonly Queued[] = [];
  #allowed: readonly string[] = [];

  /** `now` gives Unix seconds; `changed` is called after every change. */
  constructor(now: () => number, changed: (chatId?: number) => void) {
    this.#now = now;
    this.#changed = changed;
  }

  /** Keeps an update, and queues it if the bot asked for its kind; returns its id. */
  push(kind: string, chatId: number, body: unknown): number {
    const id = firstId + this.#all.length + 1;
    const update: Queued = {
      id,
      kind,
      chatId,
      date: this.#now(),
      body: { update_id: id, [kind]: body },
      again: false,
      delivered: false,
    };
    this.#all.push(update);
    if (this.#wants(kind)) this.#pending = [...this.#pending, update];
    this.#changed(chatId);
    return id;
  }

  again(updateId: number): void {
    const update = this.#all.find((each) => each.id === updateId);
    if (update === undefined) throw new Error(`there is no update ${updateId}`);
    this.#keep([{ ...update, again: true, delivered: false }, ...this.#pending], update.chatId);
  }

  /** The kinds that are queued from now on; an empty list is all but the opt-in ones. */
  allow(kinds: readonly string[]): void {
    this.#allowed = kinds;
  }

  allowed(): readonly string[] {
    return this.#allowed;
  }

  pending(chatId?: number): readonly Queued[] {
    const fresh = (update: Queued) => this.#now() - update.date < lifetime(update.kind);
    const here = (update: Queued) => chatId === undefined || update.chatId === chatId;
    return this.#pending.filter((each) => fresh(each) && here(each));
  }

  /** All updates below `offset` are confirmed; a negative one counts from the end of the queue. */
  confirm(offset: number): void {
    const from = offset < 0 ? (this.#pending.at(offset)?.id ?? 0) : offset;
    this.#keep(this.#pending.filter((each) => (each.again ? !each.delivered : each.id >= from)));
  }

  remove(update: Queued): void {
    this.#keep(
      this.#pending.filter((each) => each !== update),
      update.chatId,
    );
  }

  clear(): void {
    this.#keep([]);
  }

  all(): readonly Queued[] {
    return this.#all;
  }

  #wants(kind: string): boolean {
    return this.#allowed.length === 0 ? !optIn.has(kind) : this.#allowed.includes(kind);
  }

  #keep(updates: readonly Queued[], chatId?: number): void {
    this.#pending = updates;
    this.#changed(chatId);
  }
}

function lifetime(kind: string): number {
  return kind === 'callback_query' ? limits.pressSeconds : limits.updateSeconds;
}
