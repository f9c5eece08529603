import { available, offerOf } from '../../domain/catalogue.js';
import type { Deed } from '../../domain/deeds.js';
import { methods as known } from '../../domain/methods.js';
import { plain } from '../../domain/money.js';
import { type Intent, isExpired } from '../../domain/payment.js';
import { type Settlement, settleByHand } from '../../domain/settle.js';
import type { OrderFile, Reader } from '../../store/store.js';
import { orderLines, tracks } from '../describe.js';
import { lines, moment, type Text, text } from '../phrase.js';
import { back, menu, pager, pageSize, turned } from '../rows.js';
import { type Here, step } from '../step.js';
import { tellCustomer, tellStaff } from '../tell.js';
import type { Choice, Form } from '../view.js';
import { methodText } from './pay.js';
import { staffName } from './staff.js';

/** Payments that customers have declared and nobody has verified yet, the longest waiting first. */
export const payments = step('payments', {
  to: ['payments', 'payment', 'staff'],
  for: 'staff',
  facts: async (read, { page }) => ({
    list: await read.awaiting({ offset: page * pageSize, limit: pageSize }),
  }),
  ask: ({ page }, { list }) => ({
    text: [
      text('payments.title'),
      text('staff.payments', { count: list.total }),
      ...list.items.map(paymentLine),
    ],
    rows: [
      ...list.items.flatMap(({ intents }) =>
        declared(intents).map((intent) => [paymentChoice(intent)]),
      ),
      ...pager(page, list.total),
      [back, menu],
    ],
    privacy: 'private',
  }),
  hear: (input, { page }) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'back') return { to: 'staff', state: {} };
    const to = turned(input.choice, page);
    return to === undefined
      ? { to: 'payment', state: { intent: input.choice } }
      : { to: 'payments', state: { page: to } };
  },
});

function declared(intents: readonly Intent[]): Intent[] {
  return intents.filter((intent) => intent.status.is === 'reported').slice(-1);
}

function paymentChoice(intent: Intent): Choice {
  return {
    choice: intent.id,
    label: text('payments.label', { order: intent.order, total: intent.usd }),
  };
}

function paymentLine({ order, intents, customer }: OrderFile): Text {
  return lines(
    text('payments.line', {
      order: order.id,
      name: `${customer.firstName} ${customer.lastName}`,
      total: order.total,
    }),
    ...declared(intents).flatMap((intent) =>
      intent.status.is === 'reported'
        ? [text('pay.reportedAt', { at: moment(intent.status.at) })]
        : [],
    ),
  );
}

async function reviewed(read: Reader, state: { intent: string }, here: Here, now: number) {
  const intent = await read.intent(state.intent);
  const file = intent === undefined ? undefined : await read.order(intent.order);
  if (intent === undefined || file === undefined) return undefined;
  const offer = offerOf(here.shop, file.order.gpu);
  const held = await read.held(now, file.order.id);
  return {
    intent,
    file,
    stock: offer?.stock ?? 0,
    free: offer === undefined ? 0 : available(offer, held.get(offer.id) ?? 0),
  };
}

/** One payment beside its order: what to look for on the network. */
export const payment = step('payment', {
  to: ['confirmation', 'payments'],
  for: 'staff',
  facts: reviewed,
  ask: (_state, { intent, file }, now) => ({
    text: [
      text('payment.title', { order: file.order.id }),
      orderLines(file.order),
      tracks(file, now),
      intent.status.is === 'confirmed' ? text('payment.already') : lookFor(intent, now),
      text('payment.customer', { name: `${file.customer.firstName} ${file.customer.lastName}` }),
    ],
    rows: [
      ...(intent.status.is === 'confirmed'
        ? []
        : [[{ choice: 'confirm', label: text('payment.confirm') }]]),
      [{ copy: intent.address, label: text('pay.copyAddress') }],
      [back, menu],
    ],
    privacy: 'private',
  }),
  hear: (input, state, { intent }) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'back') return { to: 'payments', state: { page: 0 } };
    if (input.choice !== 'confirm') return { unknown: true };
    return intent.status.is === 'confirmed'
      ? { refuse: text('payment.already') }
      : { to: 'confirmation', state };
  },
});

function lookFor(intent: Intent, now: number): Text {
  const { asset, decimals } = known[intent.method];
  return lines(
    text('payment.lookFor', { method: methodText(intent.method) }),
    text('pay.expected', { amount: plain(intent.amount, decimals), asset }),
    text('pay.address', { address: intent.address }),
    text('payment.index', { index: intent.addressIndex }),
    isExpired(intent, now)
      ? text('payment.expired', { at: moment(intent.expiresAt) })
      : text('pay.until', { at: moment(intent.expiresAt) }),
  );
}

const reasonForm: Form = {
  title: text('confirm.title'),
  open: text('confirm.open'),
  fields: [
    {
      id: 'reason',
      label: text('confirm.reason'),
      hint: text('confirm.hint'),
      kind: 'line',
      longest: 200,
    },
  ],
};

/** Confirmed by hand, with a reason, through the ledger. */
export const confirmation = step('confirmation', {
  to: ['payment', 'payments'],
  for: 'staff',
  facts: reviewed,
  ask: (_state, { file, free }) => ({
    text: [
      text('confirm.ask', { order: file.order.id, total: file.order.total }),
      ...(free < file.order.lots ? [text('confirm.stockGone')] : []),
    ],
    form: reasonForm,
    rows: [[back, menu]],
    privacy: 'private',
  }),
  hear: (input, state, { intent, file, free, stock, here }, now) => {
    if (input.kind === 'tap' && input.choice === 'back') return { to: 'payment', state };
    if (input.kind !== 'form') return { unknown: true };
    if (intent.status.is === 'confirmed')
      return { to: 'payment', state, note: text('payment.already') };
    const hand = { by: staffName(here), reason: input.values['reason'] ?? '' };
    const settled = settleByHand({ order: file.order, intent, free }, hand, now);
    const note =
      settled.is === 'paid'
        ? text('confirm.paid', { order: file.order.id })
        : text('confirm.credited', { order: file.order.id });
    return {
      to: 'payments',
      state: { page: 0 },
      deeds: settling(settled, file, { shop: here.shop, stock }, now),
      note,
    };
  },
});

function settling(
  settled: Settlement,
  file: OrderFile,
  { shop, stock }: { shop: Here['shop']; stock: number },
  now: number,
): Deed[] {
  const { order, intents } = file;
  const was = intents.find(({ id }) => id === settled.intent.id)?.version ?? settled.intent.version;
  const common: Deed[] = [
    { deed: 'intent', intent: settled.intent, was },
    { deed: 'journal', entry: settled.entry },
  ];
  if (settled.is === 'credited') {
    return [
      ...common,
      tellCustomer(order, 'credited', settled.intent.id, now),
      ...tellStaff(shop, 'staffCredited', order.id, settled.intent.id, now),
    ];
  }
  return [
    { deed: 'hold', gpu: order.gpu, lots: order.lots, stock, order: order.id },
    { deed: 'order', order: settled.order, was: order.version },
    ...common,
    { deed: 'rental', rental: settled.rental, was: 0 },
    tellCustomer(order, 'paid', settled.intent.id, now),
    ...tellStaff(shop, 'toPrepare', order.id, settled.intent.id, now),
  ];
}
