import { z } from 'zod';
import { type Account, accountSchema, type PasswordHash } from '../domain/account.js';
import { type Chat, type PlatformName, platformNames } from '../domain/deeds.js';
import { isLocale, type Locale } from '../domain/locale.js';
import { isMethod, type MethodId } from '../domain/methods.js';
import { type Order, orderSchema } from '../domain/order.js';
import { type Intent, intentSchema, type Rate } from '../domain/payment.js';
import { type Rental, rentalSchema } from '../domain/rental.js';
import type { Row, Value } from './database.js';
import type * as Tables from './generated/sqlite/client.js';
import type { HandoffState, OrderFile } from './store.js';

/** Columns of raw rows. The drivers give integers as number or text, by their size. */
export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`column ${column} is no text`);
  return value;
}

export function textOrNull(row: Row, column: string): string | null {
  return row[column] == null ? null : text(row, column);
}

export function integer(row: Row, column: string): number {
  const value = Number(row[column] ?? Number.NaN);
  if (!Number.isSafeInteger(value)) throw new Error(`column ${column} is no whole number`);
  return value;
}

export function integerOrNull(row: Row, column: string): number | null {
  return row[column] == null ? null : integer(row, column);
}

/** A sum of cents; no rows sum to nothing. */
export function cents(row: Row, column: string): bigint {
  return BigInt(String(row[column] ?? 0));
}

export function localeOf(row: Row, column: 'locale' | 'guess'): Locale | null {
  const locale = textOrNull(row, column);
  return locale !== null && isLocale(locale) ? locale : null;
}

export function platformOf(name: string): PlatformName {
  const known = platformNames.find((platform) => platform === name);
  if (known === undefined) throw new Error('a row names an unknown platform');
  return known;
}

export function chatOf(row: Row): Chat {
  const platform = platformOf(text(row, 'platform'));
  return { platform, chat: text(row, 'chat'), user: text(row, 'user_id') };
}

/** A status from its columns; those that are null do not belong to it. */
function status(
  is: string,
  columns: Record<string, string | bigint | null>,
): Record<string, unknown> {
  const present = Object.entries(columns).filter(([, value]) => value !== null);
  const plain = present.map(([key, value]) => [
    key,
    typeof value === 'bigint' ? Number(value) : value,
  ]);
  return { is, ...Object.fromEntries(plain) };
}

function orderOf(row: Tables.Order): Order {
  const { accountId, position: _, reportedAt: __, statusAt, status: is, ...rest } = row;
  return orderSchema.parse({
    ...rest,
    account: accountId,
    placedAt: Number(row.placedAt),
    heldUntil: Number(row.heldUntil),
    status: status(is, { at: statusAt }),
  });
}

export function intentOf(row: Tables.Intent): Intent {
  const {
    accountId,
    orderId,
    position: _,
    rateDigits,
    rateScale,
    statusAt,
    actor,
    reason,
    ...rest
  } = row;
  return intentSchema.parse({
    ...rest,
    order: orderId,
    account: accountId,
    rate: { digits: BigInt(rateDigits), scale: rateScale },
    rateAt: Number(row.rateAt),
    amount: BigInt(row.amount),
    createdAt: Number(row.createdAt),
    expiresAt: Number(row.expiresAt),
    status: status(row.status, { at: statusAt, by: actor, reason }),
  });
}

function rentalOf(row: Tables.Rental): Rental {
  const { statusAt, actor, endsAt } = row;
  return rentalSchema.parse({
    order: row.orderId,
    account: row.accountId,
    version: row.version,
    status: status(row.status, { at: statusAt, by: actor, endsAt }),
  });
}

export function accountOf(row: Tables.Account): Account {
  const { id, firstName, lastName, email } = row;
  return { id, firstName, lastName, email, createdAt: Number(row.createdAt) };
}

export type OrderTables = Tables.Order & {
  account: Tables.Account;
  intents: Tables.Intent[];
  rental: Tables.Rental | null;
};

export function fileOf(row: OrderTables): OrderFile {
  const { account, intents, rental, ...order } = row;
  return {
    order: orderOf(order),
    intents: intents.map(intentOf),
    rental: rental === null ? null : rentalOf(rental),
    customer: accountOf(account),
  };
}

export function rateOf(row: Tables.Rate): Rate {
  return {
    method: methodOf(row.method),
    usd: { digits: BigInt(row.digits), scale: row.scale },
    at: Number(row.at),
  };
}

function methodOf(id: string): MethodId {
  if (!isMethod(id)) throw new Error('a row names an unknown payment method');
  return id;
}

const hash = z.custom<PasswordHash>((value) => typeof value === 'string');

const outcome = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('waiting') }),
  z.strictObject({ is: z.literal('registered'), account: accountSchema, hash, code: z.string() }),
  z.strictObject({ is: z.literal('signed in'), account: z.string(), code: z.string() }),
]) satisfies z.ZodType<HandoffState['outcome']>;

const purpose = z.enum(['register', 'sign in']);

export const waiting = JSON.stringify({ is: 'waiting' });

export function handoffOf(row: Tables.Handoff): HandoffState {
  return {
    token: row.token,
    conversation: row.conversation,
    purpose: purpose.parse(row.purpose),
    expiresAt: Number(row.expiresAt),
    outcome: outcome.parse(JSON.parse(row.outcome)),
  };
}

/** An INSERT that does nothing when one of its unique keys is there already. */
export function insertion(table: string, columns: Record<string, Value>): [string, ...Value[]] {
  const names = Object.keys(columns);
  const marks = names.map(() => '?').join(', ');
  return [
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks}) ON CONFLICT DO NOTHING`,
    ...Object.values(columns),
  ];
}
