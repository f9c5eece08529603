import type { Deed } from '../domain/deeds.js';
import type { Database, Sql } from './database.js';
import { applyDeeds, type DeedTools } from './deeds.js';
import { mustBeginAgain } from './postgresql.js';
import { type Committed, conversationKey, type Store, type Turn } from './store.js';

const day = 86_400_000;

/** One durable turn, and deeds without a turn: everything in one transaction or nothing. */
export function commits(database: Database, tools: DeedTools): Pick<Store, 'commit' | 'apply'> {
  return {
    commit: (turn) =>
      orConflict(database.write(async (sql) => verdict(await take(sql, turn, tools)))),
    apply: (deeds, now) =>
      orConflict(database.write(async (sql) => verdict(await act(sql, deeds, tools, now)))),
  };
}

function verdict<T extends Committed>(value: T): { keep: boolean; value: T } {
  return { keep: value === 'done', value };
}

/** Two processes that waited for each other's rows: one of them decides again. */
async function orConflict<T extends Committed>(work: Promise<T>): Promise<T | 'conflict'> {
  try {
    return await work;
  } catch (error) {
    if (mustBeginAgain(error)) return 'conflict';
    throw error;
  }
}

/** The inbox comes first: a repeated update stops before it reads anything, and the transaction starts as a writer. */
async function take(sql: Sql, turn: Turn, tools: DeedTools): Promise<Committed> {
  if (!(await remember(sql, turn))) return 'duplicate';
  if (!(await save(sql, turn))) return 'conflict';
  const done = await act(sql, turn.deeds, tools, turn.now);
  if (done === 'done') await slideSession(sql, turn);
  return done;
}

async function remember(sql: Sql, turn: Turn): Promise<boolean> {
  if (turn.update === null) return true;
  const changed = await sql.run(
    'INSERT INTO inbox (platform, update_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    turn.chat.platform,
    turn.update,
    turn.now,
  );
  return changed === 1;
}

async function save(sql: Sql, turn: Turn): Promise<boolean> {
  const key = conversationKey(turn.chat);
  if (turn.was > 0) {
    const text =
      'UPDATE conversation SET version = version + 1, state = ? WHERE key = ? AND version = ?';
    return (await sql.run(text, turn.state, key, turn.was)) === 1;
  }
  const { platform, chat, user } = turn.chat;
  const text = `INSERT INTO conversation (key, platform, chat, user_id, version, state) VALUES (?, ?, ?, ?, 1, ?)
    ON CONFLICT DO NOTHING`;
  return (await sql.run(text, key, platform, chat, user, turn.state)) === 1;
}

async function act(
  sql: Sql,
  deeds: readonly Deed[],
  tools: DeedTools,
  now: number,
): Promise<'done' | 'conflict'> {
  return (await applyDeeds(sql, deeds, tools, now)) ? 'done' : 'conflict';
}

/** Using a session prolongs it, at most once a day so that not every turn writes it. */
async function slideSession(sql: Sql, turn: Turn): Promise<void> {
  await sql.run(
    `UPDATE person SET session_until = session_lasts + ? WHERE platform = ? AND user_id = ?
      AND session_until > ? AND session_until < session_lasts + ?`,
    turn.now,
    turn.chat.platform,
    turn.chat.user,
    turn.now,
    turn.now - day,
  );
}
