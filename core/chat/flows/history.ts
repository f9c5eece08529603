import { methods, networkNames } from '../../domain/methods.js';
import { plain } from '../../domain/money.js';
import { type Intent, isExpired } from '../../domain/payment.js';
import type { OrderFile } from '../../store/store.js';
import { lines, moment, type Text, text } from '../phrase.js';
import { back, go, menu, pager, pageSize, turned } from '../rows.js';
import { step } from '../step.js';
import type { Choice } from '../view.js';
import { ownOrder } from './own.js';

/** Every instruction ever given for an order, each with its own report button. */
export const intents = step('intents', {
  to: ['intents', 'order'],
  for: 'account',
  facts: (read, state, here) => ownOrder(read, state.order, here),
  ask: ({ page }, { file }, now) => {
    const newest = file.intents.toReversed();
    const shown = newest.slice(page * historySize, (page + 1) * historySize);
    return {
      text: [
        text('intents.title', { order: file.order.id }),
        ...shown.map((intent) =>
          lines(intentText(intent, numberOf(file, intent)), intentStatusText(intent, now)),
        ),
      ],
      rows: [
        ...shown.map((intent) => intentRow(intent, file)),
        ...historyPager(page, newest.length),
        [back, menu],
      ],
      privacy: 'private',
    };
  },
  hear: (input, { order: id, page }) => {
    if (input.kind !== 'tap') return { unknown: true };
    const to = turned(input.choice, page);
    return to === undefined
      ? { to: 'order', state: { order: id } }
      : { to: 'intents', state: { order: id, page: to } };
  },
});

/** Two buttons an instruction, on a platform with five rows. */
const historySize = 3;

function historyPager(page: number, total: number): Choice[][] {
  return pager(page, Math.ceil(total / historySize) * pageSize);
}

/** An instruction so that it can be told from the others: its number, amount and the end of its address. */
export function intentText(intent: Intent, number: number): Text {
  const { asset, network, decimals } = methods[intent.method];
  return text('intents.line', {
    number,
    at: moment(intent.createdAt),
    amount: plain(intent.amount, decimals),
    asset,
    network: networkNames[network],
    tail: intent.address.slice(-6),
  });
}

function intentStatusText(intent: Intent, now: number): Text {
  switch (intent.status.is) {
    case 'open':
      return isExpired(intent, now)
        ? text('payment.is.expired')
        : text('payment.is.awaiting', { at: moment(intent.expiresAt) });
    case 'reported':
      return text('payment.is.reported');
    case 'confirmed':
      return text('payment.is.paid', { at: moment(intent.status.at) });
    default:
      return intent.status satisfies never;
  }
}

function numberOf({ intents: given }: OrderFile, { id }: Intent): number {
  return given.findIndex((intent) => intent.id === id) + 1;
}

function intentRow(intent: Intent, file: OrderFile): Choice[] {
  const number = numberOf(file, intent);
  const show = go(`go.intent.${intent.id}`, text('intents.show', { number }));
  return intent.status.is === 'open' && file.order.status.is !== 'paid'
    ? [show, go(`report.${intent.id}`, text('intents.report', { number }))]
    : [show];
}
