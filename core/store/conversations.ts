import type { Database } from './database.js';
import { chatOf, integerOrNull, localeOf, textOrNull } from './rows.js';
import { type Conversation, conversationKey, type Store } from './store.js';

const reading = `SELECT c.version, c.state, c.message, c.shown_version, p.locale, p.guess, p.account_id, p.session_until
  FROM (SELECT 1 AS one) AS always
  LEFT JOIN conversation c ON c.key = ?
  LEFT JOIN person p ON p.platform = ? AND p.user_id = ?`;

/** Conversations with the person who holds them: one query for a turn. */
export function conversations(
  database: Database,
): Pick<Store, 'conversation' | 'chatOf' | 'handled' | 'shown'> {
  return {
    conversation: async (chat, now) => {
      const key = conversationKey(chat);
      const [row] = await database.rows(reading, key, chat.platform, chat.user);
      if (row === undefined) throw new Error('a conversation always has one row');
      const until = integerOrNull(row, 'session_until');
      const signedIn = until !== null && until > now;
      return {
        key,
        version: integerOrNull(row, 'version') ?? 0,
        state: textOrNull(row, 'state'),
        locale: localeOf(row, 'locale'),
        guess: localeOf(row, 'guess'),
        account: signedIn ? textOrNull(row, 'account_id') : null,
        sessionUntil: signedIn ? until : null,
        message: textOrNull(row, 'message'),
        shownVersion: integerOrNull(row, 'shown_version') ?? 0,
      } satisfies Conversation;
    },
    chatOf: async (key) => {
      const [row] = await database.rows(
        `SELECT c.platform, c.chat, c.user_id, p.locale, p.guess, p.account_id FROM conversation c
          LEFT JOIN person p ON p.platform = c.platform AND p.user_id = c.user_id WHERE c.key = ?`,
        key,
      );
      if (row === undefined) return undefined;
      const locale = localeOf(row, 'locale') ?? localeOf(row, 'guess');
      return { chat: chatOf(row), locale, account: textOrNull(row, 'account_id') };
    },
    handled: async (platform, update) => {
      const text = 'SELECT 1 AS known FROM inbox WHERE platform = ? AND update_id = ?';
      return (await database.rows(text, platform, update)).length > 0;
    },
    // Without the receipt of a screen the next answer is a new message instead of an edited one, and no more.
    shown: async (key, version, message) => {
      await database.note(
        'UPDATE conversation SET message = ?, shown_version = ? WHERE key = ? AND shown_version <= ?',
        message,
        version,
        key,
        version,
      );
    },
  };
}
