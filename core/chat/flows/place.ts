import { available, offerOf, totalOf } from '../../domain/catalogue.js';
import type { Deed } from '../../domain/deeds.js';
import { firstHold, type Order } from '../../domain/order.js';
import type { Offer } from '../../domain/shop.js';
import { conversationKey, type Reader } from '../../store/store.js';
import { lotsText, orderLines } from '../describe.js';
import { lines, text } from '../phrase.js';
import { again, back, go } from '../rows.js';
import type { Draft } from '../states.js';
import { type Here, step } from '../step.js';

/** What an order looks like before it is placed. */
function preview(draft: Draft, offer: Offer) {
  const { term, lots, environment, line } = draft;
  const { model, cardsPerLot } = offer;
  return { model, cardsPerLot, term, lots, environment, line, total: totalOf(offer, term, lots) };
}

async function ordering(read: Reader, draft: Draft, here: Here, now: number) {
  const offer = offerOf(here.shop, draft.gpu);
  if (offer === undefined || here.account === null) return undefined;
  const [held, unpaid, customer] = await Promise.all([
    read.held(now),
    read.unpaidOrders(here.account),
    read.account(here.account),
  ]);
  if (customer === undefined) return undefined;
  return { offer, customer, unpaid, free: available(offer, held.get(offer.id) ?? 0) };
}

/** Whose order this is: the details of the account, so that nobody orders under somebody else's name. */
export const details = step('details', {
  to: ['summary', 'environment'],
  for: 'account',
  draft: true,
  facts: ordering,
  ask: (_draft, { customer }) => ({
    text: [
      text('details.title'),
      lines(
        text('account.name', { name: `${customer.firstName} ${customer.lastName}` }),
        text('account.emailIs', { email: customer.email }),
      ),
      text('details.other'),
    ],
    rows: [
      [{ choice: 'yes', label: text('details.yes') }],
      [go('go.account', text('home.account'))],
      [back, again],
    ],
    privacy: 'private',
  }),
  hear: (input, draft) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'yes') return { to: 'summary', state: draft };
    if (input.choice !== 'back') return { unknown: true };
    return { to: 'environment', state: { gpu: draft.gpu, term: draft.term, lots: draft.lots } };
  },
});

/** Everything once more; from here the order is placed. */
export const summary = step('summary', {
  to: ['methods', 'details', 'lots', 'orders'],
  for: 'account',
  draft: true,
  facts: ordering,
  ask: (draft, { offer }) => ({
    text: [
      text('summary.title'),
      orderLines(preview(draft, offer)),
      text('summary.total'),
      text('summary.terms'),
    ],
    rows: [
      [{ choice: 'place', label: text('summary.place') }],
      [go('go.terms', text('home.terms'))],
      [back, again],
    ],
    privacy: 'private',
  }),
  hear: (input, draft, facts, now) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'back') return { to: 'details', state: draft };
    if (input.choice !== 'place') return { unknown: true };
    const { offer, free, unpaid, here } = facts;
    const most = here.shop.numbers.unpaidOrdersPerAccount;
    if (unpaid >= most) {
      return { to: 'orders', state: { page: 0 }, note: text('summary.tooMany', { count: most }) };
    }
    if (free < draft.lots) {
      const note = text('choose.tooFew', { stock: lotsText(free) });
      return { to: 'lots', state: { gpu: draft.gpu, term: draft.term }, note };
    }
    const order = newOrder(draft, offer, here, now);
    return {
      to: 'methods',
      state: { order: order.id },
      deeds: placing(order, offer, most),
      note: text('summary.placed', { order: order.id }),
    };
  },
});

function newOrder(draft: Draft, offer: Offer, here: Here, now: number): Order {
  return {
    id: orderReference(here),
    account: here.account ?? '',
    conversation: conversationKey(here.chat),
    version: 1,
    gpu: offer.id,
    price: offer.price[draft.term],
    ...preview(draft, offer),
    placedAt: now,
    heldUntil: firstHold(here.shop, now),
    status: { is: 'placed' },
  };
}

/** `KD-4T7QXM`: the shop's prefix and six letters and digits that cannot be mistaken for each other. */
function orderReference(here: Here): string {
  return `${here.shop.orderPrefix}-${here.fresh.slice(0, 6).toUpperCase()}`;
}

function placing(order: Order, offer: Offer, most: number): Deed[] {
  return [
    { deed: 'limit', what: 'unpaid orders', account: order.account, below: most },
    { deed: 'hold', gpu: order.gpu, lots: order.lots, stock: offer.stock, order: order.id },
    { deed: 'order', order, was: 0 },
  ];
}
