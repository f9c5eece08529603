import type { Deed, Notification, Recipient } from '../domain/deeds.js';
import { isBalanced, type JournalEntry } from '../domain/ledger.js';
import type { Sql } from './database.js';
import { guard, isGuard } from './guards.js';
import type { Keys } from './keys.js';
import { saveIntent, saveOrder, saveRental } from './orders.js';
import type { Pool } from './pool.js';
import { insertion, waiting } from './rows.js';
import { storedHash } from './secrets.js';

/** What applying a deed needs besides the transaction. */
export type DeedTools = { pool: Pool; keys: Keys };

/**
 * Applies deeds in their order; false as soon as one does not hold any more. Limits and stock are checked before
 * anything is written, so that what a turn adds does not count against it, and their locks are taken in one order
 * in every process.
 */
export async function applyDeeds(
  sql: Sql,
  deeds: readonly Deed[],
  tools: DeedTools,
  now: number,
): Promise<boolean> {
  if (deeds.length === 0) return true;
  if (!(await guard(sql, deeds.filter(isGuard), now))) return false;
  for (const deed of deeds) {
    if (!(await applyDeed(sql, deed, tools, now))) return false;
  }
  return true;
}

async function applyDeed(sql: Sql, deed: Deed, tools: DeedTools, now: number): Promise<boolean> {
  switch (deed.deed) {
    case 'hold':
    case 'limit':
      return true;
    case 'order':
      return saveOrder(sql, deed.order, deed.was);
    case 'intent':
      return saveIntent(sql, tools.pool, deed.intent, deed.was);
    case 'rental':
      return saveRental(sql, deed.rental, deed.was, now);
    case 'journal':
      return saveEntry(sql, deed.entry);
    case 'account':
      return saveAccount(sql, deed, tools.keys);
    case 'sign in':
      return signIn(sql, deed, now);
    case 'sign out':
      return signOut(sql, deed);
    case 'guess':
    case 'locale':
      return saveLocale(sql, deed);
    case 'access':
      return saveAccess(sql, deed);
    case 'handoff':
      return saveHandoff(sql, deed);
    case 'handoff used':
      return (await sql.run('DELETE FROM handoff WHERE token = ?', deed.token)) === 1;
    case 'notify':
      return enqueue(sql, deed.notification);
    default:
      return deed satisfies never;
  }
}

type Of<Name extends Deed['deed']> = Extract<Deed, { deed: Name }>;

async function inserted(sql: Sql, ...row: Parameters<typeof insertion>): Promise<boolean> {
  return (await sql.run(...insertion(...row))) === 1;
}

async function saveEntry(sql: Sql, entry: JournalEntry): Promise<boolean> {
  if (!isBalanced(entry)) throw new Error('a journal entry whose postings do not sum to zero');
  const { key, at, reference, reason, by } = entry;
  if (!(await inserted(sql, 'journal', { key, at, reference, reason, actor: by }))) return false;
  for (const [position, { account, cents }] of entry.postings.entries()) {
    await inserted(sql, 'posting', { entry_key: key, position, account, cents });
  }
  return true;
}

async function saveAccount(sql: Sql, deed: Of<'account'>, keys: Keys): Promise<boolean> {
  const { id, firstName, lastName, email, createdAt } = deed.account;
  const stored = storedHash(keys, email, deed.hash);
  return inserted(sql, 'account', {
    id,
    first_name: firstName,
    last_name: lastName,
    email,
    created_at: createdAt,
    hash: stored.hash,
    bucket: stored.bucket,
  });
}

async function signIn(sql: Sql, deed: Of<'sign in'>, now: number): Promise<boolean> {
  await sql.run(
    `INSERT INTO person (platform, user_id, account_id, session_until, session_lasts) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (platform, user_id) DO UPDATE SET account_id = excluded.account_id,
      session_until = excluded.session_until, session_lasts = excluded.session_lasts`,
    deed.person.platform,
    deed.person.user,
    deed.account,
    deed.expiresAt,
    deed.expiresAt - now,
  );
  return true;
}

async function signOut(sql: Sql, deed: Of<'sign out'>): Promise<boolean> {
  await sql.run(
    `UPDATE person SET account_id = NULL, session_until = NULL, session_lasts = NULL
      WHERE platform = ? AND user_id = ?`,
    deed.person.platform,
    deed.person.user,
  );
  return true;
}

async function saveLocale(
  sql: Sql,
  { deed, person, locale }: Of<'locale' | 'guess'>,
): Promise<boolean> {
  await sql.run(
    `INSERT INTO person (platform, user_id, ${deed}) VALUES (?, ?, ?)
      ON CONFLICT (platform, user_id) DO UPDATE SET ${deed} = excluded.${deed}`,
    person.platform,
    person.user,
    locale,
  );
  return true;
}

async function saveAccess(sql: Sql, deed: Of<'access'>): Promise<boolean> {
  await sql.run(
    `INSERT INTO access (order_id, sealed, actor, at) VALUES (?, ?, ?, ?) ON CONFLICT (order_id)
      DO UPDATE SET sealed = excluded.sealed, actor = excluded.actor, at = excluded.at`,
    deed.order,
    deed.sealed,
    deed.by,
    deed.at,
  );
  return true;
}

function saveHandoff(sql: Sql, deed: Of<'handoff'>): Promise<boolean> {
  const { token, conversation, purpose, expiresAt } = deed.handoff;
  return inserted(sql, 'handoff', {
    token,
    conversation,
    purpose,
    expires_at: expiresAt,
    outcome: waiting,
  });
}

/** A notice with a known key was announced before: nothing to do, and no conflict. */
async function enqueue(sql: Sql, notification: Notification): Promise<boolean> {
  const { key, recipient, notice, subject, dueAt } = notification;
  const row = { key, queue: queueOf(recipient), platform: platformIn(recipient), notice, subject };
  await inserted(sql, 'outbox', { ...row, due_at: dueAt });
  return true;
}

/** Notices to one recipient are delivered in order; the prefix keeps customers and staff apart. */
export function queueOf(recipient: Recipient): string {
  return recipient.to === 'customer'
    ? `customer:${recipient.conversation}`
    : `staff:${recipient.person.platform}:${recipient.person.user}`;
}

function platformIn(recipient: Recipient): string {
  if (recipient.to === 'staff') return recipient.person.platform;
  return recipient.conversation.slice(0, recipient.conversation.indexOf(':'));
}
