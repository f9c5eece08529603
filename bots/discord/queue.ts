/** Runs the tasks of one key one after another, and those of different keys side by side. */
export class Queues {
  readonly #tails = new Map<string, Promise<void>>();

  /** The task must not reject. */
  add(key: string, task: () => Promise<void>): void {
    const tail = (this.#tails.get(key) ?? Promise.resolve()).then(task);
    this.#tails.set(key, tail);
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
