import { available, offerOf } from '../../domain/catalogue.js';
import type { Deed } from '../../domain/deeds.js';
import { methods as known, type MethodId, networkNames } from '../../domain/methods.js';
import { holdFor, type Order } from '../../domain/order.js';
import { type Intent, isFresh, openIntent, type Rate } from '../../domain/payment.js';
import type { MethodState, Reader } from '../../store/store.js';
import { orderLines } from '../describe.js';
import { type Text, text } from '../phrase.js';
import { go, menu } from '../rows.js';
import { type Here, step } from '../step.js';
import type { Choice } from '../view.js';
import { isUnpaid, ownOrder } from './own.js';

const hour = 3_600_000;

/** Asset and network, always together. */
export function methodText(method: MethodId): Text {
  return text('pay.method', {
    asset: known[method].asset,
    network: networkNames[known[method].network],
  });
}

async function paying(read: Reader, state: { order: string }, here: Here, now: number) {
  const own = await ownOrder(read, state.order, here);
  if (own === undefined) return undefined;
  const { order } = own.file;
  const [offered, given, held] = await Promise.all([
    read.methods(),
    read.instructionsSince(order.account, now - hour),
    read.held(now, order.id),
  ]);
  const offer = offerOf(here.shop, order.gpu);
  const free = offer === undefined ? 0 : available(offer, held.get(order.gpu) ?? 0);
  return { ...own, offered, given, free, stock: offer?.stock ?? 0 };
}

/** Who has reported a payment is reminded before another instruction is given. */
function declared(intents: readonly Intent[]): Text[] {
  return intents.some(({ status }) => status.is === 'reported')
    ? [text('payment.is.reported'), text('pay.notTwice')]
    : [];
}

type Facts = NonNullable<Awaited<ReturnType<typeof paying>>>;

/** With what to pay. A method without a fresh rate or an address says so and cannot be chosen. */
export const methods = step('methods', {
  to: ['instruction', 'order'],
  for: 'account',
  facts: paying,
  ask: (_state, { file: { order, intents }, offered, here }, now) => ({
    text: [
      text('pay.title', { order: order.id }),
      orderLines(order),
      ...(isUnpaid(order)
        ? [
            ...declared(intents),
            text('pay.askMethod'),
            ...offered.flatMap((method) => unavailable(here, method, now)),
          ]
        : [text('pay.notOpen')]),
    ],
    rows: [
      ...(isUnpaid(order)
        ? offered
            .filter((method) => isOffered(here, method, now))
            .map((method) => [methodChoice(method)])
        : []),
      [go(`go.order.${order.id}`, text('orders.open')), menu],
    ],
    privacy: 'private',
  }),
  hear: (input, state, facts, now) => {
    if (input.kind !== 'tap') return { unknown: true };
    const chosen = facts.offered.find(({ method }) => methodId(method) === input.choice);
    if (chosen === undefined) return { unknown: true };
    const refused = refusal(facts, facts.here, now);
    if (refused !== undefined) return { to: 'order', state, note: refused };
    const { rate } = chosen;
    if (!isFresh(facts.here.shop, rate, now))
      return { refuse: text('pay.noRate', { method: methodText(chosen.method) }) };
    if (chosen.freeAddresses === 0)
      return { refuse: text('pay.noAddress', { method: methodText(chosen.method) }) };
    const id = intentId(facts.here);
    return {
      to: 'instruction',
      state: { intent: id },
      deeds: opening(facts, facts.here, rate, id, now),
    };
  },
});

/** Callback data holds no slash. */
function methodId(method: MethodId): string {
  return method.replace('/', '-').toLowerCase();
}

function methodChoice({ method }: MethodState): Choice {
  return { choice: methodId(method), label: methodText(method) };
}

function isOffered(here: Here, { rate, freeAddresses }: MethodState, now: number): boolean {
  return isFresh(here.shop, rate, now) && freeAddresses > 0;
}

function unavailable(here: Here, state: MethodState, now: number): Text[] {
  if (isOffered(here, state, now)) return [];
  const method = methodText(state.method);
  return [
    isFresh(here.shop, state.rate, now)
      ? text('pay.noAddress', { method })
      : text('pay.noRate', { method }),
  ];
}

function refusal(
  { file: { order }, given, free }: Facts,
  here: Here,
  now: number,
): Text | undefined {
  if (!isUnpaid(order)) return text('pay.notOpen');
  const most = here.shop.numbers.instructionsPerHour;
  if (given >= most) return text('pay.tooMany', { count: most });
  return order.heldUntil <= now && free < order.lots ? text('pay.stockGone') : undefined;
}

/** 80 random bits: also the secret of the hosted payment page. */
function intentId(here: Here): string {
  return here.fresh.slice(-16);
}

function opening(
  { file: { order }, stock }: Facts,
  here: Here,
  rate: Rate,
  id: string,
  now: number,
): Deed[] {
  const intent = openIntent(here.shop, order, rate, id, now);
  const held: Order = { ...order, heldUntil: holdFor(here.shop, order, intent.expiresAt) };
  const { instructionsPerHour } = here.shop.numbers;
  return [
    {
      deed: 'limit',
      what: 'instructions',
      account: order.account,
      below: instructionsPerHour,
      since: now - hour,
    },
    { deed: 'hold', gpu: order.gpu, lots: order.lots, stock, order: order.id },
    { deed: 'order', order: held, was: order.version },
    { deed: 'intent', intent, was: 0 },
  ];
}
