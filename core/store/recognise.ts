import type { Database } from './database.js';
import type { Keys } from './keys.js';
import { text } from './rows.js';

const name = '#data key';

/**
 * The database remembers, by a fingerprint, which data key it was last used with. With another one nobody could sign in
 * and no access details could be read, so it refuses with a sentence instead. The current key takes over from an old one.
 */
export async function recognise(database: Database, known: readonly Keys[]): Promise<void> {
  const [current] = known;
  if (current === undefined) throw new Error('the store needs a data key');
  const [row] = await database.rows('SELECT value FROM cursor WHERE name = ?', name);
  const last = row === undefined ? undefined : text(row, 'value');
  if (last === current.id) return;
  if (last !== undefined && !known.some(({ id }) => id === last)) {
    throw new Error(
      'this database was used with another data key: set that one as DATA_KEY, or put the file of a demo shop back, or add it to OLD_DATA_KEYS',
    );
  }
  await database.run(
    'INSERT INTO cursor (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    name,
    current.id,
  );
}
