import type { Database } from './database.js';
import { text, waiting } from './rows.js';
import type { Store } from './store.js';

/** Sign-in pages: what a page brought is kept until the chat that asked takes it. */
export function handoffs(database: Database): Store['handoffs'] {
  return {
    finish: async (token, outcome, now) => {
      const changed = await database.run(
        'UPDATE handoff SET outcome = ? WHERE token = ? AND outcome = ? AND expires_at > ?',
        JSON.stringify(outcome),
        token,
        waiting,
        now,
      );
      return changed === 1;
    },
  };
}

export function rates(database: Database): Store['rates'] {
  return {
    save: async ({ method, usd, at }) => {
      await database.run(
        `INSERT INTO rate (method, digits, scale, at) VALUES (?, ?, ?, ?) ON CONFLICT (method)
          DO UPDATE SET digits = excluded.digits, scale = excluded.scale, at = excluded.at WHERE rate.at <= excluded.at`,
        method,
        String(usd.digits),
        usd.scale,
        at,
      );
    },
  };
}

export function cursors(database: Database): Store['cursor'] {
  return {
    get: async (name) => {
      const [row] = await database.rows('SELECT value FROM cursor WHERE name = ?', name);
      return row === undefined ? undefined : text(row, 'value');
    },
    set: async (name, value) => {
      await database.run(
        `INSERT INTO cursor (name, value) VALUES (?, ?)
          ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        name,
        value,
      );
    },
  };
}

const day = 86_400_000;

/**
 * Forgets what nothing asks for again: updates that no platform repeats any more (Telegram keeps them for a day),
 * sign-in attempts and pages that are over. Orders, instructions, postings and announcements stay for ever.
 */
export async function forgetOld(database: Database, now: number): Promise<void> {
  await database.run('DELETE FROM inbox WHERE at < ?', now - 30 * day);
  await database.run('DELETE FROM attempt WHERE last < ?', now - 2 * day);
  await database.run('DELETE FROM handoff WHERE expires_at < ?', now - day);
}
