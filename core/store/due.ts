import type { PrismaClient } from './generated/sqlite/client.js';
import { withFile } from './reader.js';
import { fileOf } from './rows.js';
import type { Store } from './store.js';

/** What jobs look for: orders that were left alone, and rentals that come to their end. */
export function due(client: PrismaClient): Store['due'] {
  return {
    toClose: async (placedBefore, now, limit) => {
      const rows = await client.order.findMany({
        where: {
          status: 'placed',
          placedAt: { lt: BigInt(placedBefore) },
          intents: { none: { expiresAt: { gte: BigInt(now) } } },
        },
        orderBy: [{ placedAt: 'asc' }, { id: 'asc' }],
        take: limit,
        include: withFile,
      });
      return rows.map(fileOf);
    },
    ending: async (before, limit) => {
      const rows = await client.rental.findMany({
        where: { status: 'ready', endsAt: { lt: BigInt(before) } },
        orderBy: [{ endsAt: 'asc' }, { orderId: 'asc' }],
        take: limit,
        include: { order: { include: withFile } },
      });
      return rows.map((row) => fileOf(row.order));
    },
  };
}
