/** Durable positions by name, as in the store. */
export type Cursor = {
  get: (name: string) => Promise<string | undefined>;
  set: (name: string, value: string) => Promise<void>;
};

const name = 'discord.direct';
/** Direct chats that are looked into after a gap: the ones that were used last. */
const kept = 300;

/**
 * How far the messages of each direct chat were handled: channel id to snowflake. Discord neither redelivers
 * messages nor lists a bot's direct chats, so both must be remembered. Written one after another; what changes
 * during a write goes out with the next.
 */
export class Seen {
  readonly #cursor: Cursor;
  readonly #failed: (error: unknown) => void;
  #last = new Map<string, string>();
  #dirty = false;
  #writing: Promise<void> | undefined;

  constructor(cursor: Cursor, failed: (error: unknown) => void) {
    this.#cursor = cursor;
    this.#failed = failed;
  }

  async load(): Promise<void> {
    this.#last = new Map(readPairs((await this.#cursor.get(name)) ?? ''));
  }

  /** Channels and the snowflake up to which each was handled, the least lately used first. */
  all(): [channel: string, after: string][] {
    return [...this.#last];
  }

  /** Starts to follow a chat; one that is followed already may have unheard messages before this. */
  begin(channel: string, snowflake: string): void {
    if (!this.#last.has(channel)) this.mark(channel, snowflake);
  }

  mark(channel: string, snowflake: string): void {
    const before = this.#last.get(channel) ?? '0';
    this.#last.delete(channel);
    this.#last.set(channel, BigInt(snowflake) > BigInt(before) ? snowflake : before);
    for (const oldest of this.#last.keys()) {
      if (this.#last.size <= kept) break;
      this.#last.delete(oldest);
    }
    this.#dirty = true;
    this.#writing ??= this.#write();
  }

  /** Resolves when everything that was marked is stored, or could not be. */
  async flush(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    try {
      while (this.#dirty) {
        this.#dirty = false;
        await this.#cursor.set(name, [...this.#last].map((pair) => pair.join(':')).join(' '));
      }
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#writing = undefined;
    }
  }
}

/** `channel:snowflake` pairs with blanks between; anything else is left out. */
function readPairs(stored: string): [string, string][] {
  return [...stored.matchAll(/(\d{1,20}):(\d{1,20})/g)].map(([, channel = '', after = '']) => [
    channel,
    after,
  ]);
}
