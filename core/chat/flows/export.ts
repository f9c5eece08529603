import type { OrderFile, Paged } from '../../store/store.js';
import { orderLines, tracks } from '../describe.js';
import { lines, moment, type Text, text } from '../phrase.js';
import { go, menu } from '../rows.js';
import { type Here, step } from '../step.js';
import { flat } from '../text.js';
import type { File } from '../view.js';
import { intentText } from './history.js';

/** More orders than one account places; the first line of the file tells how many there are. */
const mostOrders = 1000;

/** A summary of all orders as a text file, in the language of its reader at that moment. */
export const exported = step('export', {
  to: [],
  for: 'account',
  facts: async (read, _state, here) =>
    here.account === null
      ? undefined
      : { list: await read.orders(here.account, { offset: 0, limit: mostOrders }) },
  ask: (_state, { list, here }, now) => ({
    text: [
      list.total === 0 ? text('orders.none') : text('export.ready', { count: list.items.length }),
    ],
    ...(list.total === 0 ? {} : { file: sheet(list, here, now) }),
    rows: [[go('go.orders', text('home.orders')), menu]],
    privacy: 'private',
  }),
  hear: () => ({ unknown: true }),
});

function sheet(list: Paged<OrderFile>, here: Here, now: number): File {
  const paragraphs = [
    text('export.title', { shop: here.shop.name, at: moment(now) }),
    text('orders.count', { count: list.total }),
    ...list.items.map((file) => entry(file, now)),
  ];
  const written = paragraphs.map((paragraph) => flat(paragraph, here.locale)).join('\n\n');
  return { name: `${here.shop.id}-orders.txt`, bytes: new TextEncoder().encode(`${written}\n`) };
}

function entry(file: OrderFile, now: number): Text {
  return lines(
    text('order.title', { order: file.order.id }),
    text('export.placed', { at: moment(file.order.placedAt) }),
    orderLines(file.order),
    tracks(file, now),
    ...file.intents.map((intent, at) => intentText(intent, at + 1)),
  );
}
