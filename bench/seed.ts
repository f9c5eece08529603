import Database from 'better-sqlite3';

const gpus = [
  'b200',
  'h200',
  'h100',
  'a100',
  'l40s',
  'mi300x',
  'mi325x',
  'rtx4090',
  'rtx5090',
  'a6000',
];
const accounts = 50_000;
const now = 1_760_000_000_000;
const day = 86_400_000;

/** One in this many orders is recent: unpaid or still running. The others are over and hold nothing. */
const oneLive = 5_000;

/**
 * Fills a migrated database with orders of the last three years: half of them paid and over, half closed or
 * cancelled, each with an instruction and, where it was paid, a rental, a booking and a delivered notice.
 */
export function seedOrders(path: string, count: number): void {
  const database = new Database(path);
  database.pragma('synchronous = OFF');
  database.pragma('foreign_keys = OFF');
  database.transaction(() => {
    seedAccounts(database);
    const add = inserts(database);
    for (let at = 0; at < count; at += 1) seedOrder(add, at, count);
  })();
  database.exec('ANALYZE');
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
}

function seedAccounts(database: Database.Database): void {
  const add =
    database.prepare(`INSERT INTO account (id, first_name, last_name, email, created_at, hash, bucket)
    VALUES (?, 'Ada', 'Demir', ?, ?, '$argon2id$', ?)`);
  for (let at = 0; at < accounts; at += 1)
    add.run(`a${at}`, `a${at}@example.org`, now - day, at % 1024);
}

function inserts(database: Database.Database) {
  return {
    order:
      database.prepare(`INSERT INTO orders (id, account_id, position, conversation, version, gpu, model,
      cards_per_lot, term, lots, environment, line, price, total, placed_at, held_until, status, status_at)
      VALUES (?, ?, ?, ?, 3, ?, 'GPU', 1, 7, ?, 'pytorch', NULL, 14900, 29800, ?, ?, ?, ?)`),
    intent:
      database.prepare(`INSERT INTO intent (id, order_id, account_id, position, version, method, usd,
      rate_digits, rate_scale, rate_at, amount, address, address_index, created_at, expires_at, status)
      VALUES (?, ?, ?, 1, 1, 'BTC/bitcoin', 29800, '6500000', 2, ?, '458462', ?, ?, ?, ?, 'open')`),
    rental:
      database.prepare(`INSERT INTO rental (order_id, account_id, version, status, status_at, ends_at, since)
      VALUES (?, ?, 3, ?, ?, ?, ?)`),
    entry: database.prepare(`INSERT INTO journal (key, at, reference, reason, actor)
      VALUES (?, ?, ?, 'seen', 'kim')`),
    posting: database.prepare(
      'INSERT INTO posting (entry_key, position, account, cents) VALUES (?, ?, ?, ?)',
    ),
    notice:
      database.prepare(`INSERT INTO outbox (key, queue, platform, notice, subject, due_at, attempts, state,
      settled_at) VALUES (?, ?, 'telegram', 'paid', ?, ?, 1, 'delivered', ?)`),
  };
}

type Inserts = ReturnType<typeof inserts>;

function seedOrder(add: Inserts, at: number, count: number): void {
  const live = at % oneLive === 0;
  const account = `a${at % accounts}`;
  const id = `o${at}`;
  const placed = live
    ? now - 600_000
    : now - 40 * day - Math.floor(((count - at) / count) * 1000 * day);
  const gpu = gpus[at % gpus.length] ?? 'b200';
  const paid = at % 2 === 0;
  const status = statusOf(at, live, paid);
  const held = live ? now + 30 * day : 0;
  const statusAt = status === 'placed' ? null : placed;
  const position = Math.floor(at / accounts) + 1;
  add.order.run(id, account, position, chat(at), gpu, (at % 3) + 1, placed, held, status, statusAt);
  add.intent.run(`i${at}`, id, account, placed, `bc1q${at}`, at, placed, placed + 1_800_000);
  if (status === 'paid') seedPaid(add, id, account, at, placed, live);
}

function chat(at: number): string {
  const user = at % accounts;
  return `telegram:${user}:${user}`;
}

function statusOf(
  at: number,
  live: boolean,
  paid: boolean,
): 'placed' | 'paid' | 'closed' | 'cancelled' {
  if (paid) return live && at % 4 === 0 ? 'placed' : 'paid';
  return at % 3 === 0 ? 'cancelled' : 'closed';
}

function seedPaid(
  add: Inserts,
  id: string,
  account: string,
  at: number,
  placed: number,
  live: boolean,
): void {
  const ends = placed + 7 * day;
  add.rental.run(id, account, live ? 'ready' : 'ended', placed, ends, placed);
  add.entry.run(`confirm:i${at}`, placed, id);
  add.posting.run(`confirm:i${at}`, 0, 'received:BTC/bitcoin', 29_800);
  add.posting.run(`confirm:i${at}`, 1, `sales:${id}`, -29_800);
  add.notice.run(`paid:${id}`, `customer:${chat(at)}`, id, placed, placed);
}
