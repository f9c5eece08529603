import type { AdapterFactory } from '../core/store/database.js';

type Adapter = Awaited<ReturnType<AdapterFactory['connect']>>;
type Transaction = Awaited<ReturnType<Adapter['startTransaction']>>;
type IsolationLevel = Parameters<Adapter['startTransaction']>[0];

/**
 * `at`: the how manieth statement after `arm`, from 1. `before`: it was never run; `after`: it was, but nobody hears
 * of it. `throw`: this statement fails. `die`: this and every later one fails, as if the process were gone.
 * `kill`: SIGKILL to this process.
 */
export type Failpoint = { at: number; when: 'before' | 'after'; how: 'throw' | 'die' | 'kill' };

class StatementFailed extends Error {
  override name = 'StatementFailed';
}

export type Failpoints = {
  /** To be passed to `openStore` as `adapter`. */
  adapter: AdapterFactory;
  /** Counts from here; fails where it says, or nowhere. */
  arm: (failpoint?: Failpoint) => void;
  /** Statements since `arm`, in order. */
  seen: () => readonly string[];
};

/** Wraps a driver adapter so that a test can count its statements and fail at any of them. */
export function failpoints(inner: AdapterFactory): Failpoints {
  let armed: Failpoint | undefined;
  let statements: string[] = [];
  let dead = false;

  const fail = (failpoint: Failpoint): never => {
    if (failpoint.how === 'kill') process.kill(process.pid, 'SIGKILL');
    dead = failpoint.how === 'die';
    throw new StatementFailed(`failed ${failpoint.when} statement ${failpoint.at}`);
  };

  const toll = async <T>(statement: string, run: () => Promise<T>): Promise<T> => {
    if (dead) throw new StatementFailed('the process is gone');
    statements.push(statement);
    const here = armed?.at === statements.length ? armed : undefined;
    if (here?.when === 'before') fail(here);
    const result = await run();
    if (here !== undefined) fail(here);
    return result;
  };

  return {
    adapter: guarded(inner, toll),
    arm: (failpoint) => {
      armed = failpoint;
      statements = [];
      dead = false;
    },
    seen: () => statements,
  };
}

/** Stands around every statement: may let it run, or throw before or after. */
export type Guarded = <T>(statement: string, run: () => Promise<T>) => Promise<T>;

/** A driver adapter every statement of which passes a guard. */
export function guarded(inner: AdapterFactory, guard: Guarded): AdapterFactory {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    connect: async () => wrapAdapter(await inner.connect(), guard),
  };
}

function wrapAdapter(inner: Adapter, guarded: Guarded): Adapter {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    queryRaw: (query) => guarded(query.sql, () => inner.queryRaw(query)),
    executeRaw: (query) => guarded(query.sql, () => inner.executeRaw(query)),
    executeScript: (script) => guarded(script, () => inner.executeScript(script)),
    startTransaction: (level) => begin(inner, guarded, level),
    getConnectionInfo: () => inner.getConnectionInfo?.() ?? { supportsRelationJoins: false },
    dispose: () => inner.dispose(),
  };
}

/** A transaction that nobody hears of is given back, as the database does when a connection is lost. */
async function begin(
  inner: Adapter,
  guarded: Guarded,
  level?: IsolationLevel,
): Promise<Transaction> {
  let begun: Transaction | undefined;
  try {
    return await guarded('BEGIN', async () => {
      begun = await inner.startTransaction(level);
      return wrapTransaction(begun, guarded);
    });
  } catch (error) {
    await begun?.executeRaw({ sql: 'ROLLBACK', args: [], argTypes: [] });
    await begun?.rollback();
    throw error;
  }
}

function wrapTransaction(inner: Transaction, guarded: Guarded): Transaction {
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    options: inner.options,
    queryRaw: (query) => guarded(query.sql, () => inner.queryRaw(query)),
    executeRaw: (query) => guarded(query.sql, () => inner.executeRaw(query)),
    commit: () => inner.commit(),
    rollback: () => inner.rollback(),
  };
}
