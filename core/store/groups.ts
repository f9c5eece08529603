import { undo, type Verdict } from './database.js';

/** A connection that writes. `isOver` tells an error that only says that there is no transaction any more. */
export type Writer = {
  begin: () => Promise<unknown>;
  run: (statement: string) => Promise<unknown>;
  isOver: (error: unknown) => boolean;
};

/** Writes that share a transaction, at most: nobody waits for many others. */
const most = 32;

/** `apart`: in its own transaction; `grouped`: behind a savepoint; `bare`: one statement that needs neither. */
export type How = 'apart' | 'grouped' | 'bare';

type Job = {
  run: (how: How) => Promise<void>;
  isBare: boolean;
  settle: () => void;
  fail: (error: unknown) => void;
};

type Groups = {
  /** A transaction; `keep: false` undoes what it did, and so does an error. */
  write: <T>(work: () => Promise<Verdict<T>>) => Promise<T>;
  /** One statement, which is a transaction by itself where nothing else waits. */
  single: <T>(statement: (how: How) => Promise<T>) => Promise<T>;
};

/**
 * Runs pieces of work one after the other, each in a transaction that is a writer from its start. Those that wait at
 * the same time share one transaction, each behind a savepoint of its own: what one of them undoes or breaks does
 * not touch the others, and nobody hears of a result before the disk has it.
 */
export function groups(writer: Writer): Groups {
  const waiting: Job[] = [];
  let running = false;

  async function drain(): Promise<void> {
    running = true;
    while (waiting.length > 0) await together(writer, waiting);
    running = false;
  }

  function queue<T>(work: (how: How) => Promise<Verdict<T>>, isBare: boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.push(jobOf(writer, { work, isBare }, resolve, reject));
      if (!running) void drain();
    });
  }

  return {
    write: (work) => queue(work, false),
    single: (statement) =>
      queue(async (how) => ({ keep: true, value: await statement(how) }), true),
  };
}

function jobOf<T>(
  writer: Writer,
  { work, isBare }: { work: (how: How) => Promise<Verdict<T>>; isBare: boolean },
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Job {
  let settle: () => void = () => reject(new Error('a piece of work that never ran'));
  return {
    isBare,
    run: async (how) => {
      const { keep, value } = await work(how);
      if (how === 'grouped') await leave(writer, keep);
      if (how === 'apart') await writer.run(keep ? 'COMMIT' : 'ROLLBACK');
      settle = () => resolve(value);
    },
    settle: () => settle(),
    fail: (error) => {
      settle = () => reject(error);
    },
  };
}

async function leave(writer: Writer, keep: boolean): Promise<void> {
  if (!keep) await writer.run('ROLLBACK TO piece');
  await writer.run('RELEASE piece');
}

/** Takes what waits. One piece alone needs no savepoint; results are told when all is committed. */
async function together(writer: Writer, waiting: Job[]): Promise<void> {
  const [first, second] = waiting;
  if (first === undefined) return;
  const taken: Job[] = [];
  try {
    if (second === undefined) await alone(writer, first, waiting, taken);
    else await grouped(writer, waiting, taken);
  } catch (error) {
    if (taken.length === 0) taken.push(...waiting.splice(0, 1));
    for (const job of taken) job.fail(error);
  }
  for (const job of taken) job.settle();
}

async function alone(writer: Writer, job: Job, waiting: Job[], taken: Job[]): Promise<void> {
  taken.push(...waiting.splice(0, 1));
  if (job.isBare) return job.run('bare');
  try {
    await writer.begin();
    await job.run('apart');
  } catch (error) {
    await undo(() => end(writer), error);
  }
}

async function grouped(writer: Writer, waiting: Job[], taken: Job[]): Promise<void> {
  try {
    await writer.begin();
    for (
      let job = waiting.shift();
      job !== undefined;
      job = taken.length < most ? waiting.shift() : undefined
    ) {
      taken.push(job);
      await piece(writer, job);
    }
    await writer.run('COMMIT');
  } catch (error) {
    await undo(() => end(writer), error);
  }
}

/** A piece that throws takes back only what it did itself. */
async function piece(writer: Writer, job: Job): Promise<void> {
  await writer.run('SAVEPOINT piece');
  try {
    await job.run('grouped');
  } catch (error) {
    await leave(writer, false);
    job.fail(error);
  }
}

/** A transaction that is over already, committed although an error came back, has nothing to roll back. */
async function end(writer: Writer): Promise<void> {
  try {
    await writer.run('ROLLBACK');
  } catch (error) {
    if (!writer.isOver(error)) throw error;
  }
}
