import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onDiscord } from './onDiscord.js';
import { onTelegram } from './onTelegram.js';
import { ayse, chooseAndRegister, confirmed, handedOver, instruct, place } from './rent.js';
import { buttonOf, type Seen } from './renter.js';
import { openTown, type Town } from './town.js';

/** What only one customer, or only staff, may see. */
describe('what belongs to somebody else', () => {
  let town: Town;
  let order: string;
  let intent: string;
  const mallory = { ...ayse, firstName: 'Mallory', email: 'mallory@example.com' };
  beforeAll(async () => {
    town = await openTown({ adapter: 'both' });
    await town.kim.command('start');
    const owner = town.newcomer('Ada', 'en');
    const placed = await place(await chooseAndRegister(owner, ayse, { lots: 1 }));
    const paying = await instruct(placed);
    order = placed.order;
    intent = buttonOf(paying, 'report').id.replace('report.', '');
    await paying.press('report');
    await confirmed(town.kim, order);
    await handedOver(town.kim, order, 'ssh root@10.0.0.9 secret-of-ada');
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    await town.stop();
  });

  const links = () => [
    ...['order', 'intents', 'paysupport', 'support'].map((screen) => `go.${screen}.${order}`),
    ...[`go.intent.${intent}`, `report.${intent}`, `renew.${order}`, `cancel.${order}`],
    ...[`access.${order}`, `confirm.${intent}`, `provision.${order}`],
    ...['go.staff', 'go.payments', 'go.machines', 'go.letters'],
  ];
  const nothingOf = (seen: Seen) => {
    for (const secret of ['secret-of-ada', ayse.email, 'demo1', 'B200', 'Yılmaz', 'verify']) {
      expect(seen.text).not.toContain(secret);
    }
  };

  test('is shown to no customer who follows its link on Telegram', async () => {
    const thief = onTelegram(town.telegram, town.telegram.user({ language_code: 'en' }));
    const payload = (link: string) => link.replaceAll('.', '_');
    for (const link of links()) nothingOf(await thief.command('start', payload(link)));
    await chooseAndRegister(thief, mallory, { lots: 1 });
    for (const link of links()) nothingOf(await thief.command('start', payload(link)));
    expect((await thief.command('start', payload(`go.order.${order}`))).text).toContain(
      'This is not available.',
    );
  });

  test.each(['telegram', 'discord'] as const)(
    'is shown to nobody who asks for it by command on %s',
    async (adapter) => {
      const thief =
        adapter === 'telegram'
          ? onTelegram(town.telegram, town.telegram.user({ language_code: 'en' }))
          : onDiscord(town.discord, town.discord.user({ name: 'Mallory' }));
      await chooseAndRegister(thief, mallory, { lots: 1 });
      for (const command of ['order', 'provision']) nothingOf(await thief.command(command, order));
      for (const command of ['staff', 'payments', 'provision', 'orders', 'export']) {
        nothingOf(await thief.command(command));
      }
      expect((await thief.command('staff')).text).toContain('This is not available.');
    },
  );

  test('access details that nobody asked for were sent nowhere, and the database does not tell them', async () => {
    expect(town.requests()).not.toContain('secret-of-ada');
    expect(await town.stored()).not.toContain('secret-of-ada');
  });
});
