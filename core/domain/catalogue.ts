import type { Cents } from './money.js';
import type { Offer, Shop } from './shop.js';
import type { Term } from './terms.js';

/** The offer with this id, also when it was once sold and still stands in an old message; else `undefined`. */
export function offerOf(shop: Shop, gpu: string): Offer | undefined {
  return shop.catalogue.find((offer) => offer.id === gpu);
}

/** Total in cents: the price of one lot for the whole term, times lots. Cards do not enter into it. */
export function totalOf(offer: Offer, term: Term, lots: number): Cents {
  return offer.price[term] * BigInt(lots);
}

/** Lots that can still be ordered. Never negative, also when the shop file's stock was lowered below what is held. */
export function available(offer: Offer, held: number): number {
  return Math.max(0, offer.stock - held);
}
