import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choice, openShop, type TestShop } from '../shop.js';

/** The same journey in each language: from an empty chat to access details, pressing what is shown. */
describe.each(['nl', 'tr', 'en'])('in the playground, in %s', (locale) => {
  let shop: TestShop;
  const as = `klant-${locale}`;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const press = async (
    who: string,
    from: Awaited<ReturnType<TestShop['say']>>,
    wanted: string | RegExp,
  ) => shop.say(who, locale, { tap: choice(from, wanted) });

  test('an order is placed, paid by hand and handed over', async () => {
    let seen = await shop.say(as, locale, { text: '/start' });
    seen = await press(as, seen, 'go.rent');
    seen = await shop.say(as, locale, { text: 'B200' });
    seen = await press(as, seen, 'gpu.7.');
    seen = await press(as, seen, 'lots.2.');
    seen = await press(as, seen, 'environment.pytorch.');
    seen = await press(as, seen, 'door.register.');
    seen = await shop.say(as, locale, {
      form: {
        firstName: 'Ayşe',
        lastName: '<b>Yılmaz</b>',
        email: 'a@example.com',
        password: 'een lange zin met 42 fietsen',
      },
    });
    seen = await press(as, seen, 'details.yes.');
    seen = await press(as, seen, 'summary.place.');
    seen = await press(as, seen, 'methods.demo-demo.');
    expect(seen.at(-1)?.image).toMatch(/^data:image\/png;base64,/);
    seen = await press(as, seen, 'report.');

    const kim = 'staff:kim';
    let desk = await shop.say(kim, locale, { text: '/payments' });
    desk = await press(kim, desk, /^payments\.(?!back|more)/);
    desk = await press(kim, desk, 'payment.confirm.');
    desk = await shop.say(kim, locale, { form: { reason: 'seen on the explorer' } });
    desk = await shop.say(kim, locale, { text: '/provision' });
    desk = await press(kim, desk, /^machines\.[A-Z]/);
    desk = await press(kim, desk, 'machine.preparing.');
    desk = await press(kim, desk, 'machine.ready.');
    await shop.say(kim, locale, { form: { access: 'ssh root@10.0.0.9\npassword: machine-42' } });

    await expect
      .poll(async () =>
        (await shop.inbox(as)).messages
          .flatMap(({ choices }) => choices.flat())
          .some(({ id }) => id.startsWith('access.')),
      )
      .toBe(true);
    const told = (await shop.inbox(as)).messages;
    const shown = await press(as, told, 'access.');
    expect(shown.at(-1)?.text).toContain('machine-42');
  });
});
