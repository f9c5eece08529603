import type { Deed } from '../domain/deeds.js';
import type { Order } from '../domain/order.js';
import type { Shop } from '../domain/shop.js';
import { personsOf } from '../domain/staff.js';
import type { CustomerNotice, StaffNotice } from './notices.js';

/** Queues a notice for the chat in which the order was placed. `event` makes the announcement unique. */
export function tellCustomer(
  order: Order,
  notice: CustomerNotice,
  event: string,
  now: number,
): Deed {
  return {
    deed: 'notify',
    notification: {
      key: `${notice}:${event}:${order.conversation}`,
      recipient: { to: 'customer', conversation: order.conversation },
      notice,
      subject: order.id,
      dueAt: now,
    },
  };
}

/** Queues a notice for every staff member, on every platform they can be written to. */
export function tellStaff(
  shop: Shop,
  notice: StaffNotice,
  subject: string,
  event: string,
  now: number,
): Deed[] {
  return shop.staff.flatMap(personsOf).map((person) => ({
    deed: 'notify',
    notification: {
      key: `${notice}:${event}:${person.platform}:${person.user}`,
      recipient: { to: 'staff', person },
      notice,
      subject,
      dueAt: now,
    },
  }));
}
