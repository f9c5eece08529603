import type { SqlDriverAdapterFactory } from '@prisma/client/runtime/client';

export type AdapterFactory = SqlDriverAdapterFactory;
export type Adapter = Awaited<ReturnType<AdapterFactory['connect']>>;
type Queryable = Pick<Adapter, 'queryRaw' | 'executeRaw'>;

export type Value = string | number | bigint | null;
export type Row = Readonly<Record<string, unknown>>;

/** Statements with `?` for values, the same text for both databases. */
export type Sql = {
  rows: (text: string, ...values: Value[]) => Promise<Row[]>;
  /** The number of rows that were changed. */
  run: (text: string, ...values: Value[]) => Promise<number>;
  /** Holds a name until the transaction ends; SQLite has one writer and needs no lock. */
  lock: (name: string) => Promise<void>;
};

export type Dialect = 'sqlite' | 'postgresql';

/** What a transaction came to: `keep: false` undoes everything it did. */
export type Verdict<T> = { keep: boolean; value: T };

/** One database. `rows` and `run` outside of `write` are transactions of their own. */
export type Database = Omit<Sql, 'lock'> & {
  dialect: Dialect;
  /** ` FOR UPDATE SKIP LOCKED` where several processes may claim the same row. */
  skipLocked: string;
  /** A transaction that is a writer from its first statement. A thrown error undoes it. */
  write: <T>(work: (sql: Sql) => Promise<Verdict<T>>) => Promise<T>;
  /** A write that outlives the process but may be lost in a power cut, for what can be done without. */
  note: Sql['run'];
  close: () => Promise<void>;
};

export function dialectOf(url: string): Dialect {
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgresql';
  if (url.startsWith('file:')) return 'sqlite';
  throw new Error('DATABASE_URL must begin with "file:" (SQLite) or "postgresql://"');
}

const scalar = { scalarType: 'unknown', arity: 'scalar' } as const;

/**
 * PostgreSQL's text holds neither a NUL nor half of a surrogate pair. Both become U+FFFD on their way into either
 * database, in what is stored and in what is looked up, so that the two agree.
 */
export function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\ufffd');
}

function query(text: string, values: readonly Value[]) {
  const args = values.map((value) => (typeof value === 'string' ? storable(value) : value));
  return { sql: text, args, argTypes: args.map(() => scalar) };
}

/** Statements on one connection. `translate` writes the placeholders as the database wants them. */
export function statements(on: Queryable, translate: (text: string) => string): Omit<Sql, 'lock'> {
  return {
    rows: async (text, ...values) => {
      const { columnNames, rows } = await on.queryRaw(query(translate(text), values));
      return rows.map((row) => Object.fromEntries(columnNames.map((name, at) => [name, row[at]])));
    },
    run: (text, ...values) => on.executeRaw(query(translate(text), values)),
  };
}

/** Rolls back after an error; when that fails too, both errors are told. */
export async function undo(rollback: () => Promise<unknown>, error: unknown): Promise<never> {
  try {
    await rollback();
  } catch (second) {
    throw new AggregateError([error, second], 'a transaction failed and could not be rolled back');
  }
  throw error;
}

/** What the driver said of an error, as Prisma's adapters report it. */
export function causeOf(error: unknown): Row | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null ? (cause as Row) : undefined;
}
