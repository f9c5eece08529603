import type { Order } from '../domain/order.js';
import { type PaymentTrack, paymentTrack } from '../domain/payment.js';
import type { Rental } from '../domain/rental.js';
import { type Environment, environments, type Offer } from '../domain/shop.js';
import type { Term } from '../domain/terms.js';
import type { OrderFile } from '../store/store.js';
import { lines, moment, type Text, text } from './phrase.js';

export function lotsText(lots: number): Text {
  return text('lots', { count: lots });
}

export function termText(term: Term): Text {
  return text('days', { count: term });
}

/** An environment of an order, also one the shop no longer offers. */
export function environmentText(order: { environment: string; line: string | null }): Text {
  if (order.environment === 'other' && order.line !== null)
    return text('environment.line', { line: order.line });
  return isEnvironment(order.environment)
    ? text(`environment.${order.environment}`)
    : text('environment.former', { name: order.environment });
}

function isEnvironment(name: string): name is Environment {
  return environments.some((known) => known === name);
}

/** What one GPU is: memory is always named per card. */
export function offerText(offer: Offer, free: number): Text {
  return lines(
    text('gpu.name', { model: offer.model }),
    text('gpu.facts', {
      memory: offer.memoryPerCard,
      kind: offer.memoryKind,
      toolchain: offer.toolchain,
      cards: text('cardsPerLot', { count: offer.cardsPerLot }),
    }),
    text('gpu.prices', { three: offer.price[3], seven: offer.price[7], thirty: offer.price[30] }),
    free === 0 ? text('gpu.soldOut') : text('gpu.stock', { lots: lotsText(free) }),
  );
}

/** Everything an order consists of, as the customer confirms it. */
export function orderLines(
  order: Pick<Order, 'model' | 'term' | 'lots' | 'cardsPerLot' | 'environment' | 'line' | 'total'>,
): Text {
  return lines(
    text('order.gpu', { model: order.model }),
    text('order.term', { term: termText(order.term) }),
    text('order.lots', {
      lots: lotsText(order.lots),
      cards: text('cards', { count: order.lots * order.cardsPerLot }),
    }),
    text('order.environment', { environment: environmentText(order) }),
    text('order.total', { total: order.total }),
  );
}

export function orderStatusText(order: Order): Text {
  switch (order.status.is) {
    case 'placed':
      return text('order.is.placed');
    case 'paid':
      return text('order.is.confirmed');
    case 'cancelled':
      return text('order.is.cancelled');
    case 'closed':
      return text('order.is.closed');
    default:
      return order.status satisfies never;
  }
}

export function paymentText(track: PaymentTrack): Text {
  switch (track.is) {
    case 'none':
      return text('payment.is.none');
    case 'awaiting':
      return text('payment.is.awaiting', { at: moment(track.intent.expiresAt) });
    case 'expired':
      return text('payment.is.expired');
    case 'reported':
      return text('payment.is.reported');
    case 'paid':
      return text('payment.is.paid', { at: moment(track.at) });
    default:
      return track satisfies never;
  }
}

export function provisioningText(rental: Rental | null): Text {
  if (rental === null) return text('provisioning.is.none');
  switch (rental.status.is) {
    case 'waiting':
      return text('provisioning.is.waiting');
    case 'preparing':
      return text('provisioning.is.preparing', { at: moment(rental.status.at) });
    case 'ready':
      return text('provisioning.is.ready', { at: moment(rental.status.endsAt) });
    case 'ended':
      return text('provisioning.is.ended', { at: moment(rental.status.endsAt) });
    default:
      return rental.status satisfies never;
  }
}

/** Order, payment and provisioning: three tracks, always apart. */
export function tracks(file: OrderFile, now: number): Text {
  return lines(
    text('track.order', { status: orderStatusText(file.order) }),
    text('track.payment', { status: paymentText(paymentTrack(file.order, file.intents, now)) }),
    text('track.provisioning', { status: provisioningText(file.rental) }),
  );
}
