import { isExpired } from '../domain/payment.js';
import type { OrderFile } from '../store/store.js';
import { orderLines, provisioningText } from './describe.js';
import { moment, type Text, text } from './phrase.js';
import { go } from './rows.js';
import type { Choice, View } from './view.js';

/** What the shop says on its own. Written at delivery; its buttons are links, which work for ever. */
type Notice = (file: OrderFile, now: number) => { text: Text[]; choices: Choice[] };

const orderButton = ({ order }: OrderFile): Choice =>
  go(`go.order.${order.id}`, text('notice.open'));

/** To the customer: nothing private stands in them, because anybody may be looking at the phone. */
export const customerNotices = {
  paid: (file) => ({
    text: [
      text('notice.paid', { order: file.order.id, total: file.order.total }),
      text('notice.paidNext'),
    ],
    choices: [orderButton(file)],
  }),
  credited: (file) => ({
    text: [text('notice.credited', { order: file.order.id, total: file.order.total })],
    choices: [orderButton(file), go(`go.support.${file.order.id}`, text('home.support'))],
  }),
  preparing: (file) => ({
    text: [text('notice.preparing', { order: file.order.id })],
    choices: [orderButton(file)],
  }),
  ready: (file) => ({
    text: [
      text('notice.ready', { order: file.order.id, status: provisioningText(file.rental) }),
      text('notice.readyNext'),
    ],
    choices: [go(`access.${file.order.id}`, text('orders.access')), orderButton(file)],
  }),
  closed: (file) => ({
    text: [text('notice.closed', { order: file.order.id })],
    choices: [orderButton(file), go(`go.support.${file.order.id}`, text('home.support'))],
  }),
  ending: (file) => ({
    text: [...ending(file), text('notice.endingChecklist')],
    choices: [orderButton(file)],
  }),
  ended: (file) => ({
    text: [text('notice.ended', { order: file.order.id })],
    choices: [go('go.rent', text('home.rent')), orderButton(file)],
  }),
} as const satisfies Record<string, Notice>;

function ending(file: OrderFile): Text[] {
  if (file.rental?.status.is !== 'ready') return [];
  return [text('notice.ending', { order: file.order.id, at: moment(file.rental.status.endsAt) })];
}

/** To staff. The subject is the order. */
export const staffNotices = {
  reported: (file, now) => ({
    text: [text('notice.staffReported', { order: file.order.id }), orderLines(file.order)],
    choices: file.intents
      .filter((intent) => intent.status.is === 'reported')
      .slice(-3)
      .map((intent) =>
        go(
          `confirm.${intent.id}`,
          isExpired(intent, now) ? text('staff.checkExpired') : text('staff.check'),
        ),
      ),
  }),
  toPrepare: (file) => ({
    text: [text('notice.staffPrepare', { order: file.order.id }), orderLines(file.order)],
    choices: [go(`provision.${file.order.id}`, text('staff.machine'))],
  }),
  staffCredited: (file) => ({
    text: [text('notice.staffCredited', { order: file.order.id, total: file.order.total })],
    choices: [],
  }),
} as const satisfies Record<string, Notice>;

export type CustomerNotice = keyof typeof customerNotices;
export type StaffNotice = keyof typeof staffNotices;

/** Writes a notice about an order; undefined for a notice this version does not know. */
export function writeNotice(
  to: 'customer' | 'staff',
  notice: string,
  file: OrderFile,
  now: number,
): View | undefined {
  const table: Record<string, Notice> = to === 'staff' ? staffNotices : customerNotices;
  const write = Object.hasOwn(table, notice) ? table[notice] : undefined;
  if (write === undefined) return undefined;
  const { text: paragraphs, choices } = write(file, now);
  return { text: paragraphs, rows: choices.map((choice) => [choice]), privacy: 'private' };
}
