import type { Order } from '../../domain/order.js';
import type { OrderFile, Reader } from '../../store/store.js';
import type { Here } from '../step.js';

/** An order with all that hangs on it, for its owner only. */
export async function ownOrder(
  read: Reader,
  id: string,
  here: Here,
): Promise<{ file: OrderFile } | undefined> {
  const file = await read.order(id);
  return file !== undefined && file.order.account === here.account ? { file } : undefined;
}

export function isUnpaid(order: Order): boolean {
  return order.status.is === 'placed';
}
