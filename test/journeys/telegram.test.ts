import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '../../core/domain/locale.js';
import { onTelegram, type TelegramRenter } from './onTelegram.js';
import {
  ayse,
  choose,
  chooseAgain,
  chooseAndRegister,
  confirmed,
  instruct,
  place,
} from './rent.js';
import { has, patience } from './renter.js';
import { openTown, type Town } from './town.js';

describe('the private chat on Telegram', () => {
  let town: Town;
  const renter = (first_name: string, language_code: Locale = 'en'): TelegramRenter =>
    onTelegram(town.telegram, town.telegram.user({ first_name, language_code }));
  beforeAll(async () => {
    town = await openTown({ adapter: 'telegram' });
    await town.kim.command('start');
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    expect(town.requests()).not.toContain(ayse.password);
    expect(await town.stored()).not.toContain(Buffer.from(ayse.password).toString('latin1'));
    await town.stop();
  });

  const passwordMessage = ({ person }: TelegramRenter) =>
    town.telegram
      .messages(person.id)
      .find(({ fromBot, text }) => !fromBot && text === ayse.password);

  test.each([
    ['nl', 'Ik heb je bericht met het wachtwoord uit deze chat verwijderd.', 'Achternaam ('],
    ['tr', 'Parolanızı içeren mesajı bu sohbetten sildim.', 'Soyad ('],
    ['en', 'I deleted your message with the password from this chat.', 'Last name ('],
  ] as const)(
    'in %s a form is asked field by field, and the typed password is deleted',
    async (locale, told, lastName) => {
      const one = renter('Ada', locale);
      const form = await (await choose(one)).press('door.register');
      expect(form.text).not.toContain(lastName);
      const second = await one.says(ayse.firstName);
      expect(second.text).toContain(lastName);
      await one.says(ayse.lastName);
      await one.says(ayse.email);
      const details = await one.says(ayse.password);
      expect(passwordMessage(one)?.deleted).toBe(true);
      expect(details.text).toContain(told);
      expect(details.text).toContain(`${ayse.firstName} ${ayse.lastName}`);
    },
  );

  test('a password that cannot be deleted is left to the customer, in words', async () => {
    const one = renter('Ada');
    await (await choose(one)).press('door.register');
    for (const value of [ayse.firstName, ayse.lastName, ayse.email]) await one.says(value);
    town.telegram.failNext('deleteMessage', {
      status: 400,
      description: "Bad Request: message can't be deleted for everyone",
    });
    const details = await one.says(ayse.password);
    expect(passwordMessage(one)?.deleted).toBe(false);
    expect(details.text).toContain('Please delete the message with the password yourself.');
  });

  test('a password that is refused is deleted too, and asked for again', async () => {
    const one = renter('Ada');
    await (await choose(one)).press('door.register');
    for (const value of [ayse.firstName, ayse.lastName, ayse.email]) await one.says(value);
    const refused = await one.says('too short');
    expect(refused.text).toContain('That password has 9 characters; 15 are needed.');
    const typed = town.telegram.messages(one.person.id).find(({ text }) => text === 'too short');
    expect(typed?.deleted).toBe(true);
    expect((await one.says(ayse.password)).text).toContain('Your details');
  });

  test('in a group only the way to the private chat is shown', async () => {
    const one = renter('Ada', 'tr');
    const group = town.telegram.group({ title: 'Renters', members: [one.person] });
    one.person.says('hello everybody', { in: group });
    one.person.says('/rent@lotdesk_bot', { in: group });
    const answer = await town.telegram.nextMessage(group.id, { timeout: patience });
    expect(answer.text).toContain('siparişleri ve ödemeleri özeldir');
    expect(answer.buttons.flat()).toMatchObject([
      { url: expect.stringMatching(/^https:\/\/t\.me\/lotdesk_bot\?start=/) },
    ]);
    const start = /start=(.+)$/.exec(answer.buttons.flat()[0]?.url ?? '')?.[1];
    expect((await one.command('start', start)).text).toContain('GPU');
    await town.telegram.settled(group.id, patience);
    expect(town.telegram.messages(group.id).filter(({ fromBot }) => fromBot)).toHaveLength(1);
  });

  test('a customer who blocked the bot gets what waited once they write again, and nobody else waits', async () => {
    const [gone, there] = [renter('Gone'), renter('There')];
    const placed = await place(await chooseAndRegister(gone, ayse, { lots: 1 }));
    await (await instruct(placed)).press('report');
    gone.person.blocks();
    await confirmed(town.kim, placed.order);
    await town.telegram.until(
      () =>
        town.telegram
          .requests('sendMessage')
          .find(({ params, answer }) => params.chat_id === gone.person.id && !answer.ok),
      'the notice is refused',
      patience,
    );
    const other = await place(await chooseAndRegister(there, ayse, { lots: 1 }));
    await (await instruct(other)).press('report');
    await confirmed(town.kim, other.order);
    await there.told('is paid');
    expect(await gone.reads()).not.toContain(`Order ${placed.order} is paid.`);
    const back = await gone.command('orders');
    expect(back.text).toContain(placed.order);
    await gone.told(`Order ${placed.order} is paid.`);
  });

  test('an old button of a step shows the current one; a link of any age still works', async () => {
    const one = renter('Ada');
    const early = await one.command('rent');
    const placed = await place(await chooseAndRegister(one, ayse, { lots: 1 }));
    const paying = await instruct(placed);
    const stale = await early.press('gpus.rtx-4090');
    expect(stale.text).toContain('That button belongs to an earlier step.');
    expect(stale.text).toContain(`Payment instructions for order ${placed.order}`);
    for (const { id } of town.telegram.messages(one.person.id)) {
      town.telegram.ageOut({ chatId: one.person.id, id });
    }
    expect((await early.press('gpus.compare')).text).toContain('That button belongs to an earlier');
    const order = await paying.press('go.order');
    expect(order.text).toContain('awaiting your transfer');
    expect((await paying.press('report')).text).toContain('Payment reported');
    expect((await order.press('renew')).text).toContain(`Pay order ${placed.order}`);
    expect((await order.press('cancel')).text).toContain(`Cancel order ${placed.order}?`);
  });

  test('an update that comes twice, and a press that is sent again, act once', async () => {
    const { telegram } = town;
    const one = renter('Ada');
    const placed = await place(await chooseAndRegister(one, ayse, { lots: 1 }));
    await instruct(placed);
    const message = telegram.messages(one.person.id).findLast(({ fromBot }) => fromBot);
    if (message === undefined) throw new Error('nothing was shown');
    const press = one.person.presses(message, /^report\./);
    await telegram.settled(one.person.id, patience);
    const before = telegram.requests('sendMessage').length;
    telegram.redeliver(press.updateId);
    await telegram.settled(one.person.id, patience);
    expect(telegram.requests('sendMessage')).toHaveLength(before);
    telegram.resend(press);
    await telegram.settled(one.person.id, patience);
    expect((await one.command('order', placed.order)).text).toContain('Payment reported');
    await town.kim.told(placed.order);
    const notices = (await town.kim.reads()).split(`Payment reported for order ${placed.order}`);
    expect(notices).toHaveLength(2);
  });

  test('two presses of one button at the same time are one order', async () => {
    const one = renter('Ada');
    await chooseAndRegister(one, ayse, { lots: 1 });
    const message = town.telegram.messages(one.person.id).findLast(({ fromBot }) => fromBot);
    if (message === undefined) throw new Error('nothing was shown');
    one.person.presses(message, /^summary\.place/);
    one.person.presses(message, /^summary\.place/);
    await town.telegram.settled(one.person.id, patience);
    const list = await one.command('orders');
    expect(list.text).toContain('1 order, newest first.');
  });

  test('files, stickers, unknown commands and edits are answered or left, and the step stays', async () => {
    const one = renter('Ada', 'nl');
    await one.command('rent');
    one.person.sendsFile('model.bin', Buffer.alloc(1000));
    const file = await town.telegram.nextMessage(one.person.id, { timeout: patience });
    expect(file.text).toContain('Met een bestand kan ik hier niets doen.');
    expect((await one.command('nonsense')).text).toContain('Dat begrijp ik niet.');
    const said = town.telegram.messages(one.person.id).findLast(({ fromBot }) => !fromBot);
    if (said === undefined) throw new Error('nothing was said');
    one.person.edits(said, 'B200');
    await town.telegram.settled(one.person.id, patience);
    expect((await one.says('B200')).text).toContain('180 GB');
  });

  test('after signing out old messages show nothing of the account', async () => {
    const one = renter('Ada');
    const placed = await place(await chooseAndRegister(one, ayse, { lots: 1 }));
    const paying = await instruct(placed);
    const out = await one.command('logout');
    expect(out.text).toContain('You are signed out.');
    for (const id of ['go.order', 'report', 'renew']) {
      const asked = await paying.press(id);
      expect(asked.text).toContain('An account is needed here');
      expect(asked.text).not.toContain(placed.order);
    }
    expect(has(await one.command('orders'), 'door.signin')).toBe(true);
  });

  test('a changed language holds in the middle of an order', async () => {
    const one = renter('Ada', 'en');
    await chooseAndRegister(one, ayse, { lots: 1 });
    const dutch = await one.command('language', 'nl');
    expect(dutch.text).toContain('Controleer je bestelling');
    await place(dutch);
    const turkish = await one.command('language', 'tr');
    expect(turkish.text).toMatch(/Sipariş KD-/);
    expect((await chooseAgain(one, { lots: 1 })).text).toContain('B200');
  });
});
