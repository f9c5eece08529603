import type { PlatformName, Recipient } from '../domain/deeds.js';
import type { Database, Row } from './database.js';
import { queueOf } from './deeds.js';
import { integer, platformOf, text } from './rows.js';
import type { DeliveryOutcome, OutboxItem, Store } from './store.js';

/**
 * One statement claims. An item waits behind every earlier one of its recipient that is due or was tried before, and
 * behind any that is being delivered; one that is planned for later holds nobody up.
 */
function claiming(platforms: number, skipLocked: string): string {
  const marks = Array.from({ length: platforms }, () => '?').join(', ');
  return `WITH due AS MATERIALIZED (
    SELECT o.seq FROM outbox o
    WHERE o.state = 'waiting' AND o.due_at <= ? AND o.leased_until <= ? AND o.platform IN (${marks})
      AND NOT EXISTS (SELECT 1 FROM outbox e WHERE e.queue = o.queue AND e.state = 'waiting' AND e.seq <> o.seq
        AND (e.leased_until > ? OR (e.seq < o.seq AND (e.due_at <= ? OR e.attempts > 0))))
    ORDER BY o.due_at, o.seq LIMIT ?${skipLocked === '' ? '' : ' FOR UPDATE OF o SKIP LOCKED'})
  UPDATE outbox SET leased_until = ?, attempts = attempts + 1 WHERE seq IN (SELECT seq FROM due)
  RETURNING seq, key, queue, notice, subject, due_at, attempts`;
}

/** Notices that wait for their delivery. A claim counts as an attempt, so that a crash in the middle does too. */
export function outbox(database: Database): Store['outbox'] {
  return {
    claim: (platforms, now, leaseMs, limit) => claim(database, platforms, now, leaseMs, limit),
    settle: async (id, outcome) => {
      await settle(database, id, outcome);
    },
    parked: async (limit) => {
      const rows = await database.rows(
        `SELECT DISTINCT queue FROM outbox WHERE state = 'dead' AND queue LIKE 'customer:%' LIMIT ?`,
        limit,
      );
      return rows.map((row) => text(row, 'queue').slice('customer:'.length));
    },
    revive: async (conversation, now) => {
      await database.run(
        `UPDATE outbox SET state = 'waiting', due_at = ?, settled_at = NULL
          WHERE queue = ? AND (state = 'dead' OR (state = 'waiting' AND attempts > 0 AND due_at > ?))`,
        now,
        queueOf({ to: 'customer', conversation }),
        now,
      );
    },
  };
}

async function claim(
  database: Database,
  platforms: readonly PlatformName[],
  now: number,
  leaseMs: number,
  limit: number,
): Promise<OutboxItem[]> {
  if (platforms.length === 0) return [];
  const statement = claiming(platforms.length, database.skipLocked);
  const rows = await database.rows(
    statement,
    now,
    now,
    ...platforms,
    now,
    now,
    limit,
    now + leaseMs,
  );
  return rows.sort((a, b) => integer(a, 'seq') - integer(b, 'seq')).map(itemOf);
}

function itemOf(row: Row): OutboxItem {
  return {
    id: String(integer(row, 'seq')),
    key: text(row, 'key'),
    recipient: recipientOf(text(row, 'queue')),
    notice: text(row, 'notice'),
    subject: text(row, 'subject'),
    dueAt: integer(row, 'due_at'),
    attempts: integer(row, 'attempts'),
  };
}

/** The recipient that `queueOf` named. */
export function recipientOf(queue: string): Recipient {
  const [to = '', platform = '', ...rest] = queue.split(':');
  if (to === 'customer') return { to, conversation: queue.slice(to.length + 1) };
  return { to: 'staff', person: { platform: platformOf(platform), user: rest.join(':') } };
}

async function settle(database: Database, id: string, outcome: DeliveryOutcome): Promise<void> {
  switch (outcome.is) {
    case 'delivered':
      await finish(database, id, 'delivered', outcome.at, null);
      return;
    case 'dead':
      await finish(database, id, 'dead', outcome.at, outcome.why);
      return;
    case 'retry':
      await database.run(
        'UPDATE outbox SET leased_until = 0, due_at = ?, why = ? WHERE seq = ?',
        outcome.at,
        outcome.why,
        Number(id),
      );
      return;
    default:
      return outcome satisfies never;
  }
}

async function finish(
  database: Database,
  id: string,
  state: 'delivered' | 'dead',
  at: number,
  why: string | null,
): Promise<void> {
  await database.run(
    'UPDATE outbox SET state = ?, leased_until = 0, settled_at = ?, why = ? WHERE seq = ?',
    state,
    at,
    why,
    Number(id),
  );
}
