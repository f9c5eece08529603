import type { Deed } from '../../domain/deeds.js';
import { methods as known, networkNames } from '../../domain/methods.js';
import { decimalText, plain } from '../../domain/money.js';
import { type Intent, isExpired, reported } from '../../domain/payment.js';
import type { OrderFile, Reader } from '../../store/store.js';
import { lines, moment, type Text, text } from '../phrase.js';
import { go, menu } from '../rows.js';
import { type Here, step } from '../step.js';
import { tellStaff } from '../tell.js';
import type { Choice, View } from '../view.js';
import { isUnpaid, ownOrder } from './own.js';
import { methodText } from './pay.js';

/** An instruction with its order, for the order's owner only. */
async function ownIntent(read: Reader, id: string, here: Here) {
  const intent = await read.intent(id);
  const own = intent === undefined ? undefined : await ownOrder(read, intent.order, here);
  return intent === undefined || own === undefined ? undefined : { intent, file: own.file };
}

/** What the payment screen is made of; `page` is the hosted page's address where a platform checks out there. */
export type Paying = {
  intent: Intent;
  file: OrderFile;
  shop: Here['shop'];
  payload: Here['payload'];
  page: string | undefined;
};

/** Where this platform's customers pay, if not in the chat. */
function pageOf({ shop, chat, publicUrl, locale }: Here, intent: Intent): string | undefined {
  if (chat.platform === 'web' || publicUrl === null) return undefined;
  return shop.checkout[chat.platform] === 'page'
    ? `${publicUrl}/pay/${intent.id}?lang=${locale}`
    : undefined;
}

/** One attempt to pay: where to, how much, until when, and what is known about it. */
export const instruction = step('instruction', {
  to: ['instruction'],
  for: 'account',
  facts: (read, state, here) => ownIntent(read, state.intent, here),
  ask: (_state, { intent, file, here }, now) => {
    const { shop, payload } = here;
    return instructionView({ intent, file, shop, payload, page: pageOf(here, intent) }, now);
  },
  hear: (input, state, { intent, file, here }, now) => {
    if (input.kind !== 'tap' || input.choice !== 'report') return { unknown: true };
    return { to: 'instruction', state, deeds: reporting(intent, file, here.shop, now) };
  },
});

/** The declaration, once: a second one changes nothing. */
export function reporting(
  intent: Intent,
  file: OrderFile,
  shop: Here['shop'],
  now: number,
): Deed[] {
  if (intent.status.is !== 'open') return [];
  return [
    { deed: 'intent', intent: reported(intent, now), was: intent.version },
    ...tellStaff(shop, 'reported', file.order.id, intent.id, now),
  ];
}

/** The payment screen, the same in the chat and on the hosted page. */
export function instructionView(paying: Paying, now: number): View {
  const { intent, file, page } = paying;
  if (!isUnpaid(file.order) || intent.status.is === 'confirmed') return settledView(intent, file);
  if (isExpired(intent, now)) return expiredView(intent, file);
  if (intent.status.is === 'reported') return reportedView(intent, file);
  return page === undefined ? payableView(paying) : elsewhereView(paying, page);
}

/** Once reported, nothing on the screen invites to pay again: what was declared, and what was to be sent. */
function reportedView(intent: Intent, file: OrderFile): View {
  const { asset, decimals } = known[intent.method];
  return {
    text: [
      ...statusTexts(intent),
      text('pay.reportedFor', { order: file.order.id, method: methodText(intent.method) }),
      lines(
        text('pay.expected', { amount: plain(intent.amount, decimals), asset }),
        text('pay.address', { address: intent.address }),
        text('pay.until', { at: moment(intent.expiresAt) }),
      ),
    ],
    rows: footer(intent, file).map((row) => row.filter((choice) => !isRenewal(choice))),
    privacy: 'private',
  };
}

function isRenewal(choice: Choice): boolean {
  return 'link' in choice && choice.link.split('.')[0] === 'renew';
}

/** Where the chat is no place to pay: only the way to the page. */
function elsewhereView({ intent, file }: Paying, page: string): View {
  return {
    text: [
      text('pay.instruction', { order: file.order.id, method: methodText(intent.method) }),
      text('pay.onPage', { at: moment(intent.expiresAt) }),
      ...statusTexts(intent),
    ],
    rows: [[{ open: page, label: text('pay.openPage') }], ...footer(intent, file)],
    privacy: 'private',
  };
}

function payableView({ intent, file, shop, payload }: Paying): View {
  const { asset, network } = known[intent.method];
  const { qr, link } = payload(intent);
  const amount = plain(intent.amount, known[intent.method].decimals);
  return {
    text: [
      ...(shop.mode === 'demo' ? [text('pay.demo')] : []),
      text('pay.instruction', { order: file.order.id, method: methodText(intent.method) }),
      lines(
        text('pay.amount', { amount, asset }),
        text('pay.address', { address: intent.address }),
        text('pay.network', { network: networkNames[network] }),
        text('pay.rate', { asset, rate: decimalText(intent.rate), at: moment(intent.rateAt) }),
        text('pay.until', { at: moment(intent.expiresAt) }),
      ),
      ...(shop.mode === 'demo' ? [] : [text(`network.${network}.warning`, { asset })]),
      text('pay.exact'),
      ...statusTexts(intent),
    ],
    image: { qr, alt: text('pay.caption', { amount, asset, network: networkNames[network] }) },
    rows: [
      [
        { copy: amount, label: text('pay.copyAmount') },
        { copy: intent.address, label: text('pay.copyAddress') },
      ],
      ...(link === undefined ? [] : [[{ copy: link, label: text('pay.copyLink') }]]),
      ...footer(intent, file),
    ],
    privacy: 'private',
  };
}

/** A declaration is shown as one, and never looks like a payment. */
function statusTexts(intent: Intent): Text[] {
  if (intent.status.is !== 'reported') return [text('pay.afterwards')];
  return [
    text('payment.is.reported'),
    text('pay.reportedAt', { at: moment(intent.status.at) }),
    text('pay.notTwice'),
  ];
}

function expiredView(intent: Intent, file: OrderFile): View {
  const status = intent.status.is === 'reported' ? statusTexts(intent) : [text('pay.expiredHint')];
  return {
    text: [
      text('pay.expired', {
        order: file.order.id,
        method: methodText(intent.method),
        at: moment(intent.expiresAt),
      }),
      ...status,
    ],
    rows: [[go(`renew.${file.order.id}`, text('pay.renew'))], ...footer(intent, file)],
    privacy: 'private',
  };
}

function settledView(intent: Intent, file: OrderFile): View {
  const { id, status } = file.order;
  return {
    text: [
      text('pay.instruction', { order: id, method: methodText(intent.method) }),
      status.is === 'paid'
        ? text('payment.is.paid', { at: moment(status.at) })
        : text('pay.notOpen'),
      ...(intent.status.is === 'reported' ? statusTexts(intent) : []),
    ],
    rows: footer(intent, file),
    privacy: 'private',
  };
}

function footer(intent: Intent, file: OrderFile): Choice[][] {
  const { id } = file.order;
  const report: Choice[] =
    intent.status.is === 'open' && file.order.status.is !== 'paid'
      ? [go(`report.${intent.id}`, text('pay.report'))]
      : [];
  const other: Choice[] = isUnpaid(file.order) ? [go(`renew.${id}`, text('pay.other'))] : [];
  return [
    report,
    [go(`go.order.${id}`, text('orders.open')), go(`go.paysupport.${id}`, text('home.support'))],
    [...other, menu],
  ].filter((row) => row.length > 0);
}
