import { cancelled } from '../../domain/order.js';
import { isExpired, paymentTrack } from '../../domain/payment.js';
import type { OrderFile } from '../../store/store.js';
import { orderLines, orderStatusText, paymentText, provisioningText, tracks } from '../describe.js';
import { type Text, text } from '../phrase.js';
import { back, go, menu, pager, pageSize, turned } from '../rows.js';
import { step } from '../step.js';
import type { Choice } from '../view.js';
import { isUnpaid, ownOrder } from './own.js';

/** All orders and rentals of the account, newest first. */
export const orders = step('orders', {
  to: ['orders', 'order'],
  for: 'account',
  facts: async (read, { page }, here) =>
    here.account === null
      ? undefined
      : { list: await read.orders(here.account, { offset: page * pageSize, limit: pageSize }) },
  ask: ({ page }, { list }, now) => ({
    text: [
      text('orders.title'),
      list.total === 0 ? text('orders.none') : text('orders.count', { count: list.total }),
      ...list.items.map((file) => shortly(file, now)),
    ],
    rows: [
      ...list.items.map(({ order }) => [
        { choice: order.id, label: text('orders.label', { order: order.id, model: order.model }) },
      ]),
      ...pager(page, list.total),
      list.total === 0
        ? [go('go.rent', text('home.rent')), menu]
        : [go('go.export', text('orders.export')), menu],
    ],
    privacy: 'private',
  }),
  hear: (input, { page }) => {
    if (input.kind !== 'tap') return { unknown: true };
    const to = turned(input.choice, page);
    return to === undefined
      ? { to: 'order', state: { order: input.choice } }
      : { to: 'orders', state: { page: to } };
  },
});

/** One line of a list: what matters most about an order now. */
function shortly(file: OrderFile, now: number): Text {
  return text('orders.line', {
    order: file.order.id,
    model: file.order.model,
    status: foremost(file, now),
  });
}

function foremost(file: OrderFile, now: number): Text {
  if (file.rental !== null) return provisioningText(file.rental);
  if (!isUnpaid(file.order)) return orderStatusText(file.order);
  return paymentText(paymentTrack(file.order, file.intents, now));
}

/** One order with its three tracks. */
export const order = step('order', {
  to: ['orders', 'gpu'],
  for: 'account',
  facts: (read, state, here) => ownOrder(read, state.order, here),
  ask: (_state, { file }, now) => ({
    text: [
      text('order.title', { order: file.order.id }),
      orderLines(file.order),
      tracks(file, now),
      ...hints(file),
    ],
    rows: [...orderRows(file, now), [back, menu]],
    privacy: 'private',
  }),
  hear: (input, _state, { file }) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'back') return { to: 'orders', state: { page: 0 } };
    return input.choice === 'repeat'
      ? { to: 'gpu', state: { gpu: file.order.gpu } }
      : { unknown: true };
  },
});

function hints({ order: { status }, rental, intents }: OrderFile): Text[] {
  if (rental?.status.is === 'ready') return [text('orders.readyHint')];
  if (status.is === 'closed') return [text('orders.closedHint')];
  if (status.is !== 'placed') return [];
  const reported = intents.some((intent) => intent.status.is === 'reported');
  return [text(reported ? 'pay.notTwice' : 'orders.heldHint')];
}

function orderRows(file: OrderFile, now: number): Choice[][] {
  const { id } = file.order;
  const rows: Choice[][] = [];
  const newest = file.intents.at(-1);
  if (isUnpaid(file.order)) {
    if (newest !== undefined && !isExpired(newest, now))
      rows.push([go(`go.intent.${newest.id}`, text('orders.instruction'))]);
    rows.push([go(`renew.${id}`, newest === undefined ? text('orders.pay') : text('pay.renew'))]);
  }
  if (file.rental?.status.is === 'ready') rows.push([go(`access.${id}`, text('orders.access'))]);
  if (file.intents.length > 0) rows.push([go(`go.intents.${id}`, text('orders.intents'))]);
  if (isUnpaid(file.order)) rows.push([go(`cancel.${id}`, text('orders.cancel'))]);
  else rows.push([{ choice: 'repeat', label: text('orders.repeat') }]);
  rows.push([go(`go.support.${id}`, text('home.support'))]);
  return rows;
}

/** Asks before an unpaid order is cancelled, and says what happens to money that was sent. */
export const cancellation = step('cancellation', {
  to: ['order'],
  for: 'account',
  facts: (read, state, here) => ownOrder(read, state.order, here),
  ask: (_state, { file }) => ({
    text: isUnpaid(file.order)
      ? [text('cancel.ask', { order: file.order.id }), orderLines(file.order), text('cancel.money')]
      : [text('cancel.tooLate', { order: file.order.id })],
    rows: [
      ...(isUnpaid(file.order) ? [[{ choice: 'yes', label: text('cancel.yes') }]] : []),
      [back, menu],
    ],
    privacy: 'private',
  }),
  hear: (input, state, { file }, now) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice !== 'yes') return { to: 'order', state };
    if (!isUnpaid(file.order))
      return { to: 'order', state, note: text('cancel.tooLate', { order: file.order.id }) };
    return {
      to: 'order',
      state,
      deeds: [{ deed: 'order', order: cancelled(file.order, now), was: file.order.version }],
      note: text('cancel.done', { order: file.order.id }),
    };
  },
});
