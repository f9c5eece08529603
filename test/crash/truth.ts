import { join } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import type { Person, Telegram } from '../standins/telegram/index.js';
import { piece, typed } from './journey.js';

export type Customer = { person: Person; firstName: string };

export type Scene = {
  telegram: Telegram;
  folder: string;
  customers: readonly Customer[];
  staff: Person;
};

type Row = Readonly<Record<string, unknown>>;
type Ask = (statement: string, ...values: (string | number)[]) => Row[];

/**
 * What is not as it must be once the journeys of these customers have ended, each with one order. Read from the
 * database and from what was sent, and from nothing that the shop says of itself.
 */
export function wrongs(scene: Scene): string[] {
  const database = new Database(join(scene.folder, 'shop.db'), { readonly: true });
  const ask: Ask = (statement, ...values) =>
    z.array(z.record(z.string(), z.unknown())).parse(database.prepare(statement).all(...values));
  try {
    return [
      ...scene.telegram.violations(),
      ...countWrongs(ask, scene),
      ...moneyWrongs(ask),
      ...noticeWrongs(ask, scene),
      ...scene.customers.flatMap((customer) => customerWrongs(ask, scene, customer)),
      ...secretWrongs(scene),
    ];
  } finally {
    database.close();
  }
}

/** One press counts once, however often its update came. */
function countWrongs(ask: Ask, { customers }: Scene): string[] {
  const tables = ['account', 'orders', 'intent', 'journal', 'rental', 'access'];
  return tables.flatMap((table) => {
    const [row] = ask(`SELECT COUNT(*) AS n FROM ${table}`);
    return row?.['n'] === customers.length ? [] : [`${row?.['n']} rows in ${table}`];
  });
}

function moneyWrongs(ask: Ask): string[] {
  const rows: [string, string][] = [
    ['SELECT entry_key AS it FROM posting GROUP BY entry_key HAVING SUM(cents) <> 0', 'unbalanced'],
    ['SELECT address AS it FROM address GROUP BY address HAVING COUNT(*) > 1', 'derived twice'],
    ['SELECT address AS it FROM intent GROUP BY address HAVING COUNT(*) > 1', 'given twice'],
    [
      `SELECT position AS it FROM address WHERE taken IS NOT NULL
        AND taken NOT IN (SELECT id FROM intent)`,
      'taken by nobody',
    ],
    [
      `SELECT i.id AS it FROM intent i LEFT JOIN address a ON a.taken = i.id
        WHERE a.address IS NULL OR a.address <> i.address`,
      'not the address that was taken for it',
    ],
    [
      `SELECT o.id AS it FROM orders o JOIN intent i ON i.order_id = o.id
        WHERE o.status <> 'paid' OR i.status <> 'confirmed' OR o.total <> o.price * o.lots`,
      'not paid, or not in full',
    ],
    [`SELECT order_id AS it FROM rental WHERE status <> 'ready'`, 'not ready'],
  ];
  return rows.flatMap(([statement, what]) => ask(statement).map(({ it }) => `${it}: ${what}`));
}

const toCustomer = ['paid', 'preparing', 'ready'] as const;
const toStaff = ['reported', 'toPrepare'] as const;

const sentence = {
  paid: piece('notice.paidNext'),
  preparing: piece('notice.preparing'),
  ready: piece('notice.readyNext'),
  reported: piece('notice.staffReported'),
  toPrepare: piece('notice.staffPrepare'),
} as const;

/** Every notice is queued once, delivered at least once, and for the first time in order. */
function noticeWrongs(ask: Ask, { telegram, customers, staff }: Scene): string[] {
  const queued = ask('SELECT subject, notice, state FROM outbox ORDER BY seq');
  const orders = ask('SELECT id, conversation FROM orders');
  const undelivered = queued.filter(({ state }) => state !== 'delivered');
  const all = [...toCustomer, ...toStaff].length * orders.length;
  const counts = queued.length === all ? [] : [`${queued.length} notices queued instead of ${all}`];
  const lost = undelivered.map(({ subject, notice }) => `${notice} of ${subject} not delivered`);
  const order = orders.flatMap(({ id, conversation }) => {
    const of = customers.find(({ person }) => String(conversation).endsWith(`:${person.id}`));
    if (of === undefined) return [`${id} belongs to nobody`];
    return [
      ...sequenceWrongs(telegram, of.person, String(id), toCustomer),
      ...sequenceWrongs(telegram, staff, String(id), toStaff),
    ];
  });
  return [...counts, ...lost, ...order];
}

function sequenceWrongs(
  telegram: Telegram,
  { id: chat }: Person,
  order: string,
  notices: readonly (keyof typeof sentence)[],
): string[] {
  const texts = sentTo(telegram, chat);
  const first = notices.map((notice) =>
    texts.findIndex((text) => text.includes(sentence[notice]) && text.includes(order)),
  );
  const sorted = first.every((at, index) => at >= 0 && at > (first[index - 1] ?? -1));
  return sorted ? [] : [`notices of ${order} at ${first.join(', ')} in chat ${chat}`];
}

/** Everything the bot sent or edited in a chat, without markup, in order. */
function sentTo(telegram: Telegram, chat: number): string[] {
  return telegram
    .requests()
    .filter(({ params, answer }) => Number(params.chat_id) === chat && answer.ok)
    .map(({ params }) => plain(`${params['text'] ?? ''}${params['caption'] ?? ''}`));
}

function plain(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

/** What a customer was told stands in the database, under what they typed. */
function customerWrongs(ask: Ask, { telegram }: Scene, { person, firstName }: Customer): string[] {
  const told = sentTo(telegram, person.id).flatMap(
    (text) => text.match(/\bKD-[0-9A-Z]{6}\b/g) ?? [],
  );
  const orders = ask(
    `SELECT o.id, a.first_name, a.last_name, a.email FROM orders o JOIN account a ON a.id = o.account_id
      WHERE o.conversation LIKE ?`,
    `%:${person.id}`,
  );
  const [order] = orders;
  const { lastName, email } = typed;
  const details = [order?.['first_name'], order?.['last_name'], order?.['email']];
  return [
    ...(orders.length === 1 ? [] : [`${person.id} has ${orders.length} orders`]),
    ...[...new Set(told)]
      .filter((id) => id !== order?.['id'])
      .map((id) => `${id} was told, not kept`),
    ...(String(details) === String([firstName, lastName, email]) ? [] : [`details are ${details}`]),
  ];
}

/** Passwords and access details that were typed in a chat do not stay there, and nobody is told that they do. */
function secretWrongs({ telegram, customers, staff }: Scene): string[] {
  const secrets: readonly string[] = [typed.password, typed.access];
  return [...customers.map(({ person }) => person.id), staff.id].flatMap((chat) => [
    ...telegram
      .messages(chat)
      .filter(({ fromBot, text, deleted }) => !fromBot && secrets.includes(text) && !deleted)
      .map(({ text }) => `still to be read in chat ${chat}: ${text}`),
    ...sentTo(telegram, chat).filter((text) => text.includes(piece('platform.notErased'))),
  ]);
}
