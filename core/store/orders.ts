import type { Order } from '../domain/order.js';
import type { Intent, NewIntent } from '../domain/payment.js';
import type { Rental } from '../domain/rental.js';
import type { Sql, Value } from './database.js';
import type { Pool } from './pool.js';
import { insertion, integer } from './rows.js';

/** The next number of a row among its siblings; a unique index turns a race into a conflict. */
async function nextPosition(sql: Sql, table: 'orders' | 'intent', parent: string): Promise<number> {
  const column = table === 'orders' ? 'account_id' : 'order_id';
  const text = `SELECT COALESCE(MAX(position), 0) + 1 AS n FROM ${table} WHERE ${column} = ?`;
  const [row = {}] = await sql.rows(text, parent);
  return integer(row, 'n');
}

/** Inserts an order, or changes what may change of it; its price and contents never do. */
export async function saveOrder(sql: Sql, order: Order, was: number): Promise<boolean> {
  const at = 'at' in order.status ? order.status.at : null;
  if (was > 0) {
    const text = `UPDATE orders SET version = version + 1, conversation = ?, held_until = ?, status = ?, status_at = ?
      WHERE id = ? AND version = ?`;
    const values = [order.conversation, order.heldUntil, order.status.is, at, order.id, was];
    return (await sql.run(text, ...values)) === 1;
  }
  await sql.lock(`account:${order.account}`);
  const position = await nextPosition(sql, 'orders', order.account);
  return (
    (await sql.run(...insertion('orders', { ...orderColumns(order), position, status_at: at }))) ===
    1
  );
}

function orderColumns(order: Order): Record<string, Value> {
  return {
    id: order.id,
    account_id: order.account,
    conversation: order.conversation,
    version: 1,
    gpu: order.gpu,
    model: order.model,
    cards_per_lot: order.cardsPerLot,
    term: order.term,
    lots: order.lots,
    environment: order.environment,
    line: order.line,
    price: order.price,
    total: order.total,
    placed_at: order.placedAt,
    held_until: order.heldUntil,
    status: order.status.is,
  };
}

/** A new instruction takes the lowest free address of its method; without one it is a conflict. */
export async function saveIntent(
  sql: Sql,
  pool: Pool,
  intent: NewIntent | Intent,
  was: number,
): Promise<boolean> {
  const saved = was > 0 ? await changeIntent(sql, intent, was) : await newIntent(sql, pool, intent);
  if (saved && intent.status.is !== 'open') await noteReports(sql, intent.order);
  return saved;
}

async function changeIntent(sql: Sql, intent: NewIntent, was: number): Promise<boolean> {
  const { status, status_at, actor, reason } = intentStatus(intent);
  const text = `UPDATE intent SET version = version + 1, status = ?, status_at = ?, actor = ?, reason = ?
    WHERE id = ? AND version = ?`;
  return (await sql.run(text, status, status_at, actor, reason, intent.id, was)) === 1;
}

async function newIntent(sql: Sql, pool: Pool, intent: NewIntent): Promise<boolean> {
  const given = await pool.claim(sql, intent.method, intent.id);
  if (given === undefined) return false;
  const position = await nextPosition(sql, 'intent', intent.order);
  const columns = { ...intentColumns(intent), ...intentStatus(intent), position };
  const { index: address_index, address, reference } = given;
  return (
    (await sql.run(...insertion('intent', { ...columns, address_index, address, reference }))) === 1
  );
}

function intentStatus({ status }: NewIntent) {
  return {
    status: status.is,
    status_at: 'at' in status ? status.at : null,
    actor: 'by' in status ? status.by : null,
    reason: 'reason' in status ? status.reason : null,
  };
}

function intentColumns(intent: NewIntent): Record<string, Value> {
  return {
    id: intent.id,
    order_id: intent.order,
    account_id: intent.account,
    version: 1,
    method: intent.method,
    usd: intent.usd,
    rate_digits: String(intent.rate.digits),
    rate_scale: intent.rate.scale,
    rate_at: intent.rateAt,
    amount: String(intent.amount),
    created_at: intent.createdAt,
    expires_at: intent.expiresAt,
  };
}

/** Since when staff are waited for, kept with the order so that their list is one indexed query. */
async function noteReports(sql: Sql, order: string): Promise<void> {
  await sql.run(
    `UPDATE orders SET reported_at = (SELECT MIN(status_at) FROM intent WHERE order_id = ? AND status = 'reported')
      WHERE id = ?`,
    order,
    order,
  );
}

export async function saveRental(
  sql: Sql,
  rental: Rental,
  was: number,
  now: number,
): Promise<boolean> {
  const { status } = rental;
  const columns = {
    status: status.is,
    status_at: 'at' in status ? status.at : null,
    actor: 'by' in status ? status.by : null,
    ends_at: 'endsAt' in status ? status.endsAt : null,
  };
  if (was > 0) {
    const text = `UPDATE rental SET version = version + 1, status = ?, status_at = ?, actor = ?, ends_at = ?
      WHERE order_id = ? AND version = ?`;
    return (await sql.run(text, ...Object.values(columns), rental.order, was)) === 1;
  }
  const row = {
    order_id: rental.order,
    account_id: rental.account,
    version: 1,
    since: now,
    ...columns,
  };
  return (await sql.run(...insertion('rental', row))) === 1;
}
