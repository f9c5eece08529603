import { heldForGood } from '../../domain/order.js';
import { preparing, ready } from '../../domain/rental.js';
import type { OrderFile } from '../../store/store.js';
import { orderLines, provisioningText, tracks } from '../describe.js';
import { type Text, text } from '../phrase.js';
import { back, menu, pager, pageSize, turned } from '../rows.js';
import { step } from '../step.js';
import { tellCustomer } from '../tell.js';
import type { Choice, Form } from '../view.js';
import { isUnpaid } from './own.js';
import { staffName } from './staff.js';

/** Paid orders whose machine is not ready, the longest waiting first. */
export const machines = step('machines', {
  to: ['machines', 'machine', 'staff'],
  for: 'staff',
  facts: async (read, { page }) => ({
    list: await read.unprovisioned({ offset: page * pageSize, limit: pageSize }),
  }),
  ask: ({ page }, { list }) => ({
    text: [
      text('machines.title'),
      text('staff.machines', { count: list.total }),
      ...list.items.map(machineLine),
    ],
    rows: [
      ...list.items.map(({ order }) => [
        { choice: order.id, label: text('orders.label', { order: order.id, model: order.model }) },
      ]),
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
      ? { to: 'machine', state: { order: input.choice } }
      : { to: 'machines', state: { page: to } };
  },
});

function machineLine({ order, rental }: OrderFile): Text {
  return text('orders.line', {
    order: order.id,
    model: order.model,
    status: provisioningText(rental),
  });
}

/** One order's machine, and what can be done about it. */
export const machine = step('machine', {
  to: ['machine', 'handover', 'machines'],
  for: 'staff',
  facts: async (read, state) => {
    const file = await read.order(state.order);
    return file === undefined ? undefined : { file };
  },
  ask: (_state, { file }, now) => ({
    text: [
      text('machine.title', { order: file.order.id }),
      orderLines(file.order),
      tracks(file, now),
      text('payment.customer', { name: `${file.customer.firstName} ${file.customer.lastName}` }),
      ...(isUnpaid(file.order) ? [text('machine.notPaid')] : []),
    ],
    rows: [...machineRows(file), [back, menu]],
    privacy: 'private',
  }),
  hear: (input, state, { file, here }, now) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'back') return { to: 'machines', state: { page: 0 } };
    const { rental, order } = file;
    if (rental === null) return { refuse: text('machine.notPaid') };
    if (input.choice === 'ready')
      return canHandOver(file) ? { to: 'handover', state } : { refuse: text('machine.ended') };
    if (input.choice !== 'preparing') return { unknown: true };
    // A colleague was faster: the machine is shown as it is now.
    if (rental.status.is !== 'waiting') return { to: 'machine', state };
    return {
      to: 'machine',
      state,
      deeds: [
        { deed: 'rental', rental: preparing(rental, staffName(here), now), was: rental.version },
        tellCustomer(order, 'preparing', order.id, now),
      ],
    };
  },
});

/** Access details can be entered once the order is paid, and corrected while the rental runs. */
function canHandOver({ rental }: OrderFile): boolean {
  return rental !== null && rental.status.is !== 'ended';
}

function machineRows(file: OrderFile): Choice[][] {
  const waiting = file.rental?.status.is === 'waiting';
  return [
    waiting ? [{ choice: 'preparing', label: text('machine.preparing') }] : [],
    canHandOver(file) ? [{ choice: 'ready', label: text('machine.ready') }] : [],
  ].filter((row) => row.length > 0);
}

const accessForm: Form = {
  title: text('handover.title'),
  open: text('handover.open'),
  fields: [
    {
      id: 'access',
      label: text('handover.label'),
      hint: text('handover.hint'),
      kind: 'lines',
      secret: 'sealed',
      longest: 1500,
    },
  ],
};

/** Access details, entered in private and sealed before anything else sees them. With them the term starts. */
export const handover = step('handover', {
  to: ['machine', 'machines'],
  for: 'staff',
  facts: async (read, state) => {
    const file = await read.order(state.order);
    return file?.rental === null || file === undefined ? undefined : { file, rental: file.rental };
  },
  ask: (_state, { file }) => ({
    text: [text('handover.ask', { order: file.order.id })],
    form: accessForm,
    rows: [[back, menu]],
    privacy: 'private',
  }),
  hear: (input, state, { file: { order }, rental, here }, now) => {
    if (input.kind === 'tap' && input.choice === 'back') return { to: 'machine', state };
    if (input.kind !== 'form' || input.secret?.is !== 'sealed') return { unknown: true };
    const by = staffName(here);
    const sealed = {
      deed: 'access',
      order: order.id,
      sealed: input.secret.sealed,
      by,
      at: now,
    } as const;
    if (rental.status.is === 'ended') return { to: 'machine', state, note: text('machine.ended') };
    if (rental.status.is === 'ready') {
      return { to: 'machine', state, deeds: [sealed], note: text('handover.corrected') };
    }
    const handed = ready(rental, order, by, now);
    const endsAt = handed.status.is === 'ready' ? handed.status.endsAt : heldForGood;
    return {
      to: 'machines',
      state: { page: 0 },
      deeds: [
        { deed: 'rental', rental: handed, was: rental.version },
        { deed: 'order', order: { ...order, heldUntil: endsAt }, was: order.version },
        sealed,
        tellCustomer(order, 'ready', order.id, now),
      ],
      note: text('handover.done', { order: order.id }),
    };
  },
});
