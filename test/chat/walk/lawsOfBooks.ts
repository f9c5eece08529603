import { isMethod, type MethodId, methods } from '../../../core/domain/methods.js';
import { type Order, orderTransitions } from '../../../core/domain/order.js';
import { type Intent, intentTransitions } from '../../../core/domain/payment.js';
import { type Rental, rentalTransitions } from '../../../core/domain/rental.js';
import type { Shop } from '../../../core/domain/shop.js';
import type { Books, IntentRow } from './books.js';
import { holds } from './broken.js';

const hour = 3_600_000;
const minute = 60_000;

/** What must be true of the database after every input, and of how it got there from `before`. */
export function checkBooks(before: Books, after: Books, shop: Shop, now: number): void {
  ledger(after);
  totals(before, after, shop);
  stock(after, shop, now);
  limits(after, shop, now);
  addresses(after);
  after.intents.forEach((intent) => {
    amount(intent, after, shop);
  });
  lifecycles(before, after);
  once(after);
}

function ledger({ postings }: Books): void {
  const sums = new Map<string, number>();
  for (const { entry_key, cents } of postings)
    sums.set(entry_key, (sums.get(entry_key) ?? 0) + cents);
  for (const [entry, sum] of sums) holds('ledger', sum === 0, `${entry} sums to ${sum}`);
}

function totals(before: Books, after: Books, shop: Shop): void {
  const earlier = new Map(before.orders.map((order) => [order.id, order]));
  for (const { id, gpu, term, lots, price, total } of after.orders) {
    holds('total', total === price * lots, `${id}: ${total} is not ${price} x ${lots}`);
    const prices = shop.catalogue.find((offer) => offer.id === gpu)?.price;
    const asked = Object.entries(prices ?? {}).find(([days]) => days === String(term))?.[1];
    holds('total', asked === BigInt(price), `${id}: ${price} is not the price of ${gpu}`);
    const was = earlier.get(id);
    if (was !== undefined) holds('total', was.total === total, `${id} changed its total`);
  }
}

function stock({ orders }: Books, shop: Shop, now: number): void {
  for (const offer of shop.catalogue) {
    const held = orders
      .filter(({ gpu, held_until }) => gpu === offer.id && held_until > now)
      .reduce((sum, { lots }) => sum + lots, 0);
    holds('stock', held <= offer.stock, `${held} of ${offer.stock} ${offer.id} are held`);
  }
  for (const { id, lots } of orders)
    holds('stock', lots >= 1 && lots <= 10, `${id} has ${lots} lots`);
}

function limits({ orders, intents, accounts }: Books, { numbers }: Shop, now: number): void {
  for (const { id } of accounts) {
    const unpaid = orders.filter((order) => order.account_id === id && order.status === 'placed');
    const most = numbers.unpaidOrdersPerAccount;
    holds('unpaid orders', unpaid.length <= most, `${id} has ${unpaid.length}`);
    const given = intents.filter(
      (intent) => intent.account_id === id && intent.created_at > now - hour,
    );
    const enough = numbers.instructionsPerHour;
    holds('instructions', given.length <= enough, `${id} got ${given.length} in an hour`);
  }
}

/** An address is given once, on Solana the reference; an index never twice. */
function addresses({ intents }: Books): void {
  const given = intents.map(
    ({ method, address, reference }) => `${method} ${reference ?? address}`,
  );
  holds('addresses', new Set(given).size === given.length, 'one was given twice');
  const indexes = intents.map(({ method, address_index }) => `${method} ${address_index}`);
  holds('addresses', new Set(indexes).size === indexes.length, 'an index was given twice');
}

/** The amount is worth the price at the rate it names, and at most one displayed unit more. */
function amount(intent: IntentRow, { orders }: Books, shop: Shop): void {
  const { id, usd, rate_digits, rate_scale, rate_at, created_at } = intent;
  const order = orders.find((one) => one.id === intent.order_id);
  holds('amount', order?.total === usd, `${id} asks for ${usd}`);
  const { decimals, shown } = methods[methodOf(intent)];
  const units = BigInt(intent.amount);
  const digits = BigInt(rate_digits);
  const due = BigInt(usd) * 10n ** BigInt(decimals + rate_scale);
  holds('amount', units * digits * 100n >= due, `${id}: ${units} do not cover ${usd}`);
  const unit = 10n ** BigInt(decimals - shown);
  holds('amount', (units - unit) * digits * 100n < due, `${id}: ${units} are too many`);
  holds('amount', units % unit === 0n, `${id}: ${units} has digits that nobody sees`);
  const age = created_at - rate_at;
  holds('amount', age <= shop.numbers.rateAgeMinutes * minute, `${id}: its rate is ${age} ms old`);
}

function methodOf({ method }: IntentRow): MethodId {
  if (!isMethod(method)) throw new Error(`${method} is no method`);
  return method;
}

type Table = Readonly<Record<string, readonly string[]>>;
const orderTable: Readonly<Record<Order['status']['is'], readonly string[]>> = orderTransitions;
const intentTable: Readonly<Record<Intent['status']['is'], readonly string[]>> = intentTransitions;
const rentalTable: Readonly<Record<Rental['status']['is'], readonly string[]>> = rentalTransitions;

function lifecycles(before: Books, after: Books): void {
  moved(orderTable, before.orders, after.orders);
  moved(intentTable, before.intents, after.intents);
  const key = ({ order_id: id, status }: Books['rentals'][number]) => ({ id, status });
  moved(rentalTable, before.rentals.map(key), after.rentals.map(key));
}

type Row = { id: string; status: string };

function moved(table: Table, before: readonly Row[], after: readonly Row[]): void {
  const now = new Map(after.map(({ id, status }) => [id, status]));
  for (const { id, status } of before) {
    const next = now.get(id);
    if (next === undefined) holds('kept orders', false, `${id} is gone`);
    else if (next !== status)
      holds('lifecycles', table[status]?.includes(next) === true, `${id}: ${status} to ${next}`);
  }
}

/** A confirmed payment is booked once; a paid order has earned its total once and has one machine. */
function once({ orders, intents, rentals, postings }: Books): void {
  for (const { id, status } of intents) {
    const booked = postings.filter(({ entry_key }) => entry_key === `confirm:${id}`).length;
    holds('once', booked === (status === 'confirmed' ? 2 : 0), `${id} is booked ${booked} times`);
  }
  for (const { id, status, total } of orders) {
    const earned = postings
      .filter(({ account }) => account === `sales:${id}`)
      .reduce((sum, { cents }) => sum - cents, 0);
    holds('once', earned === (status === 'paid' ? total : 0), `${id} earned ${earned}`);
    const machines = rentals.filter(({ order_id }) => order_id === id).length;
    holds('once', machines === (status === 'paid' ? 1 : 0), `${id} has ${machines} machines`);
  }
}
