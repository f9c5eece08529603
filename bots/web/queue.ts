/**
 * Work of one person is done one after another, of several persons side by side. `run` gives nothing back when
 * more than `most` jobs of that person already wait.
 */
export function personQueue(most: number) {
  const tails = new Map<string, { jobs: number; tail: Promise<unknown> }>();

  function leave(person: string): void {
    const line = tails.get(person);
    if (line !== undefined && --line.jobs === 0) tails.delete(person);
  }

  return {
    run<T>(person: string, job: () => Promise<T>): Promise<T> | undefined {
      const line = tails.get(person) ?? { jobs: 0, tail: Promise.resolve() };
      if (line.jobs >= most) return undefined;
      line.jobs += 1;
      const result = line.tail.then(job).finally(() => leave(person));
      // The next job starts whether or not this one failed; whoever asked for this one hears of its failure.
      line.tail = result.catch(() => undefined);
      tails.set(person, line);
      return result;
    },
    idle: async (): Promise<void> => {
      await Promise.all([...tails.values()].map((line) => line.tail));
    },
  };
}
