import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Shop } from '../../core/domain/shop.js';
import {
  ayse,
  chooseAgain,
  chooseAndRegister,
  confirmed,
  instruct,
  orderIn,
  place,
  scanned,
} from './rent.js';
import { has, type Renter } from './renter.js';
import { openTown, type Town } from './town.js';

/** One lot of each card that these tests fight for; instructions and holds of a minute each. */
function scarce(shop: Shop): Shop {
  const contested = ['rtx-4090', 'rtx-5090', 'l40s'];
  return {
    ...shop,
    catalogue: shop.catalogue.map((offer) =>
      contested.includes(offer.id) ? { ...offer, stock: 1 } : offer,
    ),
    numbers: {
      ...shop.numbers,
      instructionMinutes: 2,
      holdAfterExpiryMinutes: 2,
      holdWithoutInstructionMinutes: 2,
      rateAgeMinutes: 60,
    },
  };
}

describe.each(['telegram', 'discord'] as const)('money and stock on %s', (adapter) => {
  let town: Town;
  let ahead = 0;
  const later = (minutes: number) => {
    ahead += minutes * 60_000;
  };
  const renter = (name: string): Renter => town.newcomer(name, 'en');
  beforeAll(async () => {
    const clock = () => Date.now() + ahead;
    town = await openTown({ adapter, change: scarce, replace: { clock } });
    await town.kim.command('start');
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    expect(town.requests()).not.toContain(ayse.password);
    expect(await town.stored()).not.toContain(Buffer.from(ayse.password).toString('latin1'));
    await town.stop();
  });

  test('of two who place an order for the last lot at once, one gets it and the other reads why', async () => {
    const both = [renter('first'), renter('second')];
    const choice = { gpu: 'rtx-4090', lots: 1 };
    const summaries = await Promise.all(both.map((one) => chooseAndRegister(one, ayse, choice)));
    const answers = await Promise.all(summaries.map((summary) => summary.press('summary.place')));
    const texts = answers.map(({ text }) => text);
    expect(texts.filter((text) => /Order KD-\w{6} is placed/.test(text))).toHaveLength(1);
    const refused = 'That is more than is in stock right now: 0 lots.';
    expect(texts.filter((text) => text.includes(refused))).toHaveLength(1);
    const lists = await Promise.all(both.map((one) => one.command('orders')));
    expect(lists.filter(({ text }) => text.includes('You have no orders yet.'))).toHaveLength(1);
  });

  test('a third unpaid order is refused, and cancelling one makes room', async () => {
    const one = renter('hoarder');
    const first = await place(await chooseAndRegister(one, ayse));
    const second = await place(await chooseAgain(one, { gpu: 'b200', lots: 1 }));
    const refused = await (await chooseAgain(one, { gpu: 'b200', lots: 1 })).press('summary.place');
    expect(refused.text).toContain('You already have 2 unpaid orders.');
    expect(refused.text).toContain(first.order);
    const cancelling = await (await refused.press(`orders.${second.order}`)).press('cancel');
    expect(cancelling.text).toContain(`Cancel order ${second.order}?`);
    const cancelled = await cancelling.press('cancellation.yes');
    expect(cancelled.text).toContain(`Order ${second.order} is cancelled.`);
    const third = await place(await chooseAgain(one, { gpu: 'b200', lots: 1 }));
    expect([first.order, second.order]).not.toContain(third.order);
  });

  test('a sixth instruction within the hour is refused in words, and the order stays', async () => {
    const placed = await place(await chooseAndRegister(renter('impatient'), ayse));
    let seen = placed.seen;
    const paid = new Set<string | undefined>();
    for (let count = 0; count < 5; count += 1) {
      const paying = await seen.press('methods.demo-demo');
      paid.add(scanned(paying));
      seen = await paying.press('renew');
    }
    expect(paid.size).toBe(5);
    const refused = await seen.press('methods.demo-demo');
    expect(refused.text).toContain('5 sets of payment instructions an hour');
    expect(refused.text).toContain('placed, not paid yet');
  });

  test('an expired instruction is never paid again: a new one has another address', async () => {
    const one = renter('slow');
    const placed = await place(await chooseAndRegister(one, ayse));
    const old = await instruct(placed);
    later(2.5);
    const order = await one.command('orders');
    const opened = await order.press(`orders.${placed.order}`);
    expect(opened.text).toContain('the last payment instructions have expired');
    const history = await opened.press('go.intents');
    const expired = await history.press('go.intent');
    expect(expired.text).toContain('These payment instructions have expired');
    expect(expired.picture).toBeUndefined();
    const renewed = await (await expired.press('renew')).press('methods.demo-demo');
    expect(scanned(renewed)).not.toBe(scanned(old));
    const both = await (await renewed.press('go.order')).press('go.intents');
    expect(both.buttons.filter(({ id }) => id.startsWith('report.'))).toHaveLength(2);
    const reported = await old.press('report');
    expect(reported.text).toContain('These payment instructions have expired');
    expect(reported.text).toContain('Payment reported, awaiting verification');
  });

  test('lots are held for a limited time and given back after it', async () => {
    const [early, late] = [renter('early'), renter('late')];
    const placed = await place(await chooseAndRegister(early, ayse, { gpu: 'rtx-5090', lots: 1 }));
    const list = await late.command('rent');
    expect(list.buttons.find(({ id }) => id.startsWith('gpus.rtx-5090'))?.label).toContain(
      'sold out',
    );
    later(2.5);
    const got = await place(await chooseAndRegister(late, ayse, { gpu: 'rtx-5090', lots: 1 }));
    expect(got.order).not.toBe(placed.order);
    const tooLate = await placed.seen.press('methods.demo-demo');
    expect(tooLate.text).toContain('are no longer set aside and are out of stock now');
    expect(tooLate.picture).toBeUndefined();
  });

  test('money for an order whose lots are gone goes to the balance, and both sides are told', async () => {
    const [early, late] = [renter('payer'), renter('winner')];
    const placed = await place(await chooseAndRegister(early, ayse, { gpu: 'l40s', lots: 1 }));
    await (await instruct(placed)).press('report');
    later(5);
    await place(await chooseAndRegister(late, ayse, { gpu: 'l40s', lots: 1 }));
    const done = await confirmed(town.kim, placed.order);
    expect(done.text).toContain(
      `The payment for order ${placed.order} is in the customer’s balance.`,
    );
    const told = await early.told(`Order ${placed.order} could not be served any more.`);
    expect(told.text).toContain('was verified and is in your balance');
    await town.kim.told(`for order ${placed.order} went to the customer’s balance`);
    const account = await early.command('account');
    const price = /Your payment of (\$[\d,.]+) was/.exec(told.text)?.[1];
    expect(account.text).toContain(`Balance: ${price}`);
  });

  test('an order is placed once and reported once, however often its button is pressed', async () => {
    const one = renter('drummer');
    const summary = await chooseAndRegister(one, ayse, { lots: 1 });
    const [first, second] = await Promise.all([
      summary.press('summary.place'),
      summary.press('summary.place').catch(() => undefined),
    ]);
    const order = orderIn(first.text);
    if (second !== undefined) expect(orderIn(second.text)).toBe(order);
    expect((await one.command('orders')).text).toContain('1 order, newest first.');
    const paying = await (await one.command('order', order)).press('renew');
    const shown = await paying.press('methods.demo-demo');
    const reported = await shown.press('report');
    expect(has(reported, 'report')).toBe(false);
    expect((await shown.press('report').catch(() => reported)).text).toContain('Payment reported');
    await town.kim.told(order);
    const notices = (await town.kim.reads()).split(`Payment reported for order ${order}`);
    expect(notices).toHaveLength(2);
  });
});
