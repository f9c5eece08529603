import type { Account, PasswordHash } from '../../core/domain/account.js';
import type { Chat, Deed, Notification } from '../../core/domain/deeds.js';
import type { MethodId } from '../../core/domain/methods.js';
import type { Order } from '../../core/domain/order.js';
import type { NewIntent } from '../../core/domain/payment.js';
import type { Receiving } from '../../core/domain/receiving.js';
import type { Store, Turn } from '../../core/store/store.js';

export const dataKey = new Uint8Array(32).fill(7);
export const now = 1_760_000_000_000;
export const minute = 60_000;
export const day = 86_400_000;

export const chat = (user = 'ayse'): Chat => ({ platform: 'telegram', chat: user, user });

export const account = (id: string, email = `${id}@example.org`): Account => ({
  id,
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email,
  createdAt: now,
});

export const order = (id: string, over: Partial<Order> = {}): Order => ({
  id,
  account: 'a1',
  conversation: 'telegram:ayse:ayse',
  version: 1,
  gpu: 'b200',
  model: 'B200',
  cardsPerLot: 2,
  term: 7,
  lots: 2,
  environment: 'pytorch',
  line: null,
  price: 14_900n,
  total: 29_800n,
  placedAt: now,
  heldUntil: now + 30 * minute,
  status: { is: 'placed' },
  ...over,
});

export const intent = (id: string, of: string, over: Partial<NewIntent> = {}): NewIntent => ({
  id,
  order: of,
  account: 'a1',
  version: 1,
  method: 'ETH/ethereum',
  usd: 29_800n,
  rate: { digits: 250_025n, scale: 2 },
  rateAt: now,
  amount: 119_188_081_191_880_811_918n,
  createdAt: now,
  expiresAt: now + 30 * minute,
  status: { is: 'open' },
  ...over,
});

export const notice = (key: string, over: Partial<Notification> = {}): Deed => ({
  deed: 'notify',
  notification: {
    key,
    recipient: { to: 'customer', conversation: 'telegram:ayse:ayse' },
    notice: 'paid',
    subject: 'o1',
    dueAt: now,
    ...over,
  },
});

export const turn = (
  update: string | null,
  was: number,
  deeds: Deed[] = [],
  over: Partial<Turn> = {},
): Turn => ({
  chat: chat(),
  update,
  was,
  state: JSON.stringify({ shape: 1, step: 'home' }),
  deeds,
  now,
  ...over,
});

export const addresses = (method: MethodId, from: number, count: number): Receiving[] =>
  Array.from({ length: count }, (_, at) => ({
    index: from + at,
    path: `m/0/${from + at}`,
    address: `${method} ${from + at}`,
  }));

export const password = 'correct horse battery staple';

const hashes = new Map<string, Promise<PasswordHash>>();

/** Hashing is slow on purpose; one hash of a password serves every store with the same data key. */
function hashOnce(store: Store, secret: string): Promise<PasswordHash> {
  const known = hashes.get(secret) ?? store.secrets.hash(secret);
  hashes.set(secret, known);
  return known;
}

/** An account as the deed that saves it. */
export async function accountDeed(
  store: Store,
  id = 'a1',
  email?: string,
  secret = password,
): Promise<Deed> {
  return { deed: 'account', account: account(id, email), hash: await hashOnce(store, secret) };
}

/** A customer with one placed order and one address to give. */
export async function withOrder(store: Store, id = 'o1'): Promise<void> {
  await store.apply([await accountDeed(store), { deed: 'order', order: order(id), was: 0 }], now);
}
