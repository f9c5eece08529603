import Database from 'better-sqlite3';
import { z } from 'zod';

const text = z.string();
const whole = z.int();

const orderRow = z.object({
  id: text,
  account_id: text,
  gpu: text,
  term: whole,
  lots: whole,
  price: whole,
  total: whole,
  held_until: whole,
  status: text,
});
const intentRow = z.object({
  id: text,
  order_id: text,
  account_id: text,
  method: text,
  usd: whole,
  rate_digits: text,
  rate_scale: whole,
  rate_at: whole,
  amount: text,
  address: text,
  address_index: whole,
  reference: text.nullable(),
  created_at: whole,
  status: text,
});
const rentalRow = z.object({ order_id: text, status: text });
const postingRow = z.object({ entry_key: text, account: text, cents: whole });
const accountRow = z.object({ id: text, first_name: text, last_name: text, email: text });
const personRow = z.object({
  platform: text,
  user_id: text,
  account_id: text.nullable(),
  session_until: whole.nullable(),
});

export type OrderRow = z.infer<typeof orderRow>;
export type IntentRow = z.infer<typeof intentRow>;

/** What the database holds, read beside the store and past all of its code. */
export type Books = {
  orders: OrderRow[];
  intents: IntentRow[];
  rentals: z.infer<typeof rentalRow>[];
  postings: z.infer<typeof postingRow>[];
  accounts: z.infer<typeof accountRow>[];
  people: z.infer<typeof personRow>[];
};

/** Opens the database of a walk a second time: to read the books, and to damage what is stored. */
export function openBooks(file: string) {
  const database = new Database(file);
  const all = <Row>(table: string, row: z.ZodType<Row>): Row[] =>
    z.array(row).parse(database.prepare(`SELECT * FROM ${table}`).all());
  return {
    read: (): Books => ({
      orders: all('orders', orderRow),
      intents: all('intent', intentRow),
      rentals: all('rental', rentalRow),
      postings: all('posting', postingRow),
      accounts: all('account', accountRow),
      people: all('person', personRow),
    }),
    damage: (key: string, state: string): boolean =>
      database.prepare('UPDATE conversation SET state = ? WHERE key = ?').run(state, key)
        .changes === 1,
    close: () => {
      database.close();
    },
  };
}
