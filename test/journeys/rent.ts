import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { expect } from 'vitest';
import type { Locale } from '../../core/domain/locale.js';
import { buttonOf, has, type Renter, type Seen } from './renter.js';

/** Someone with a name, an e-mail and a password; none of which is like anybody else's. */
export type Customer = { firstName: string; lastName: string; email: string; password: string };

export const ayse: Customer = {
  firstName: 'Ayşe',
  lastName: '<b>Yılmaz</b>',
  email: 'ayse@example.com',
  password: 'mor salkım 7 köprü',
};

/** What a renter reads at each step; written out, so that a wrong translation is seen. */
const words: Record<Locale, Record<string, string>> = {
  nl: {
    total: '3.098,00',
    demo: 'stuur hier nooit echte munten heen',
    reported: 'Betaling gemeld, wacht op verificatie',
    paid: 'is betaald',
    preparing: 'in voorbereiding',
    ready: 'als niemand meekijkt',
    access: 'Toegangsgegevens voor bestelling',
  },
  tr: {
    total: '3.098,00',
    demo: 'asla gerçek kripto para göndermeyin',
    reported: 'Ödeme bildirildi. Doğrulama bekleniyor.',
    paid: 'referanslı sipariş ödendi',
    preparing: 'makinesi hazırlanıyor',
    ready: 'ekranınızı kimse görmezken',
    access: 'için erişim bilgileri',
  },
  en: {
    total: '3,098.00',
    demo: 'never send real coins here',
    reported: 'Payment reported, awaiting verification',
    paid: 'is paid',
    preparing: 'is being prepared',
    ready: 'when nobody is looking over your shoulder',
    access: 'Access details for order',
  },
};

export type Choice = { gpu?: string; lots?: number; environment?: string };

/** From an empty chat to where an account is needed or the details are shown: for seven days, with PyTorch. */
export async function choose(
  renter: Renter,
  { gpu = 'b200', lots = 2, environment = 'pytorch' }: Choice = {},
): Promise<Seen> {
  await renter.command('start');
  let seen = await renter.command('rent');
  if (!has(seen, `gpus.${gpu}`)) seen = await seen.press('gpus.more');
  for (const id of [`gpus.${gpu}`, 'gpu.7', `lots.${lots}`, `environment.${environment}`]) {
    seen = await seen.press(id);
  }
  return seen;
}

/** A signed-in customer chooses, up to the summary. */
export async function chooseAgain(renter: Renter, choice: Choice): Promise<Seen> {
  return (await choose(renter, choice)).press('details.yes');
}

/** Chooses and registers, up to the summary. */
export async function chooseAndRegister(
  renter: Renter,
  who: Customer,
  choice: Choice = {},
): Promise<Seen> {
  const door = await choose(renter, choice);
  const form = await door.press('door.register');
  const { firstName, lastName, email, password } = who;
  const details = await form.fill({ firstName, lastName, email, password });
  expect(details.text).toContain(email);
  return details.press('details.yes');
}

export type Placed = { order: string; seen: Seen };

/** Places the order of a summary. */
export async function place(summary: Seen): Promise<Placed> {
  const seen = await summary.press('summary.place');
  return { order: orderIn(seen.text), seen };
}

export function orderIn(text: string): string {
  const [order] = /KD-[0-9A-Z]{6}/.exec(text) ?? [];
  if (order === undefined) throw new Error(`no order reference in: ${text}`);
  return order;
}

/** Asks how to pay with the demo coin. */
export async function instruct({ seen }: Placed): Promise<Seen> {
  const paying = await seen.press('methods.demo-demo');
  expect(scanned(paying)).toMatch(/^demo:demo1[0-9a-z]{38}\?amount=\d+\.\d+&asset=DEMO$/);
  return paying;
}

/** Reads the QR code of the very picture that was sent, as a phone would. */
export function scanned({ picture, text }: Seen): string | undefined {
  if (picture === undefined) throw new Error(`no picture with: ${text}`);
  const { data, width, height } = PNG.sync.read(picture);
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

/** Staff find the declared payment, and confirm it with a reason. */
export async function confirmed(kim: Renter, order: string): Promise<Seen> {
  const told = await kim.told(`Payment reported for order ${order}.`);
  const payment = await told.press('confirm');
  expect(payment.text).toContain(order);
  return (await payment.press('payment.confirm')).fill({ reason: 'seen on the explorer' });
}

/** Staff prepare the machine and hand it over. */
export async function handedOver(kim: Renter, order: string, access: string): Promise<Seen> {
  const preparing = await prepared(kim, order);
  return (await preparing.press('machine.ready')).fill({ access });
}

async function prepared(kim: Renter, order: string): Promise<Seen> {
  return (await kim.command('provision', order)).press('machine.preparing');
}

/** The whole way of one customer, with what is read at each step. */
export async function rentsTwoLots(
  renter: Renter,
  kim: Renter,
  who: Customer,
  locale: Locale,
): Promise<{ order: string; access: string; shown: Seen }> {
  const phrase = (step: string) => words[locale][step] ?? step;
  const read = (seen: Seen, step: string) => expect(seen.text).toContain(phrase(step));
  const summary = await chooseAndRegister(renter, who);
  read(summary, 'total');
  const placed = await place(summary);
  const { order } = placed;
  const paying = await instruct(placed);
  read(paying, 'demo');
  const address = /demo1[0-9a-z]{38}/.exec(paying.text)?.[0];
  expect(scanned(paying)).toContain(`demo:${address}?amount=`);
  const reported = await paying.press('report');
  read(reported, 'reported');
  expect(reported.text).not.toContain(phrase('paid'));
  await confirmed(kim, order);
  read(await renter.told(phrase('paid')), 'paid');
  const access = `ssh root@10.0.0.9\npassword: machine-${order}`;
  const preparing = await prepared(kim, order);
  await renter.told(phrase('preparing'));
  await (await preparing.press('machine.ready')).fill({ access });
  const ready = await renter.told(phrase('ready'));
  expect(ready.text).not.toContain('machine-');
  expect(has(ready, `access.${order}`)).toBe(true);
  const shown = await ready.press(buttonOf(ready, 'access').id);
  read(shown, 'access');
  expect(shown.text).toContain(`machine-${order}`);
  return { order, access, shown };
}
