import type { Order } from '../../../core/domain/order.js';
import { conversationKey } from '../../../core/store/store.js';
import type { World } from './world.js';

/** An order of the first customer, placed a moment ago. */
export async function placed({ store, actors, clock, deps }: World): Promise<Order> {
  const [owner] = actors;
  const [offer] = deps.shop.catalogue;
  const account = (owner && (await store.conversation(owner.chat, clock.now)).account) ?? undefined;
  if (owner === undefined || offer === undefined || account === undefined)
    throw new Error('a world without a customer or a catalogue');
  const order: Order = {
    id: 'KD-4T7QXM',
    account,
    conversation: conversationKey(owner.chat),
    version: 1,
    gpu: offer.id,
    model: offer.model,
    cardsPerLot: offer.cardsPerLot,
    term: 7,
    lots: 2,
    environment: 'pytorch',
    line: null,
    price: offer.price[7],
    total: offer.price[7] * 2n,
    placedAt: clock.now,
    heldUntil: clock.now + 30 * 60_000,
    status: { is: 'placed' },
  };
  await store.apply([{ deed: 'order', order, was: 0 }], clock.now);
  return order;
}
