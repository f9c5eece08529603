import type { Platform, Receipt } from '../../bots/platform.js';
import { writeNotice } from '../chat/notices.js';
import type { Screen } from '../chat/view.js';
import type { Chat } from '../domain/deeds.js';
import { type Locale, localeFrom } from '../domain/locale.js';
import type { Shop } from '../domain/shop.js';
import type { DeliveryOutcome, OutboxItem, Store } from '../store/store.js';
import { type Job, type Log, loop } from './loop.js';

export type OutboxDeps = {
  shop: Shop;
  store: Store;
  platforms: readonly Platform[];
  clock: () => number;
  log: Log;
  /** Conversations that could not be written to; their customers' next input makes what waits due again. */
  unreachable: Set<string>;
};

const leaseMs = 60_000;
const batch = 32;
const pollMs = 1_000;
const mostAttempts = 12;
const longestPauseMs = 3_600_000;

/** Delivers what waits, in order within a chat, at least once. */
export function outboxJob(deps: OutboxDeps): Job {
  return loop('outbox', pollMs, deps.log, async () => {
    while ((await deliverDue(deps)) === batch);
  });
}

/** One round: claims what is due and delivers it, all chats at once. Gives how many were claimed. */
export async function deliverDue(deps: OutboxDeps): Promise<number> {
  const names = deps.platforms.map(({ name }) => name);
  const items = await deps.store.outbox.claim(names, deps.clock(), leaseMs, batch);
  await Promise.all(items.map((item) => deliver(deps, item)));
  return items.length;
}

async function deliver(deps: OutboxDeps, item: OutboxItem): Promise<void> {
  const outcome = await attempt(deps, item).catch(
    (error: unknown): DeliveryOutcome =>
      failed(deps, item, error instanceof Error ? error.message : 'unknown failure'),
  );
  if (outcome.is !== 'delivered') {
    deps.log.warn(
      { notice: item.notice, outcome: outcome.is, why: outcome.why },
      'a notice was not delivered',
    );
  }
  await deps.store.outbox.settle(item.id, outcome);
}

type Address = { chat: Chat; locale: Locale };

async function attempt(deps: OutboxDeps, item: OutboxItem): Promise<DeliveryOutcome> {
  const now = deps.clock();
  const [address, file] = await Promise.all([
    addressOf(deps, item),
    deps.store.read.order(item.subject),
  ]);
  if (address === undefined || file === undefined)
    return { is: 'dead', at: now, why: 'its chat or order is not there' };
  const view = writeNotice(item.recipient.to, item.notice, file, now);
  if (view === undefined)
    return { is: 'dead', at: now, why: 'this version does not know the notice' };
  const platform = deps.platforms.find(({ name }) => name === address.chat.platform);
  if (platform === undefined) return failed(deps, item, 'its platform is not running');
  const screen: Screen = { view, step: '', version: 0, locale: address.locale };
  return outcomeOf(deps, item, await platform.show({ chat: address.chat }, screen));
}

async function addressOf(
  deps: OutboxDeps,
  { recipient }: OutboxItem,
): Promise<Address | undefined> {
  const { defaultLanguage } = deps.shop;
  if (recipient.to === 'customer') {
    const known = await deps.store.chatOf(recipient.conversation);
    return known === undefined
      ? undefined
      : { chat: known.chat, locale: known.locale ?? defaultLanguage };
  }
  // A language belongs to the person: on Discord this chat is none that they have written in.
  const chat = { ...recipient.person, chat: recipient.person.user };
  const { locale, guess } = await deps.store.conversation(chat, deps.clock());
  return {
    chat,
    locale: localeFrom(locale ?? guess ?? undefined, deps.shop.languages, defaultLanguage),
  };
}

function outcomeOf(deps: OutboxDeps, item: OutboxItem, receipt: Receipt): DeliveryOutcome {
  const now = deps.clock();
  switch (receipt.is) {
    case 'shown':
      return { is: 'delivered', at: now };
    case 'unreachable':
      if (item.recipient.to === 'customer') deps.unreachable.add(item.recipient.conversation);
      return { is: 'dead', at: now, why: receipt.why };
    case 'later':
      return { is: 'retry', at: now + receipt.afterMs, why: receipt.why };
    case 'failed':
      return failed(deps, item, receipt.why);
    default:
      return receipt satisfies never;
  }
}

/** Tried again after ever longer pauses, until it becomes a dead letter for staff to see. */
function failed(deps: OutboxDeps, item: OutboxItem, why: string): DeliveryOutcome {
  const now = deps.clock();
  if (item.attempts >= mostAttempts) return { is: 'dead', at: now, why };
  return { is: 'retry', at: now + Math.min(longestPauseMs, 1_000 * 2 ** item.attempts), why };
}
