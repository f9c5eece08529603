import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageIn } from '../standins/discord/discord.js';
import { type DiscordRenter, onDiscord } from './onDiscord.js';
import { ayse, chooseAndRegister, confirmed, instruct, place, rentsTwoLots } from './rent.js';
import { openTown, type Town } from './town.js';

describe('the guild and the direct chat on Discord', () => {
  let town: Town;
  const renter = (name: string, dms: 'open' | 'closed' = 'open'): DiscordRenter =>
    onDiscord(town.discord, town.discord.user({ name, dms }));
  beforeAll(async () => {
    town = await openTown({ adapter: 'discord' });
    await town.kim.command('start');
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    expect(town.requests()).not.toContain(ayse.password);
    await town.stop();
  });

  test('in a guild everything is shown to the asking person alone', async () => {
    const { discord } = town;
    const [one, passer] = [renter('Ada'), discord.user({ name: 'Passer' })];
    const { access } = await rentsTwoLots(one, town.kim, ayse, 'en');
    await one.command('help');
    const everything = await discord.messages(discord.channel);
    expect(everything).not.toEqual([]);
    expect(everything.filter(({ onlyFor }) => onlyFor === null)).toEqual([]);
    expect(await discord.messages(discord.channel, passer)).toEqual([]);
    const secret = access.split('\n')[1] ?? '';
    const carrying = discord
      .requests()
      .filter(({ body }) => JSON.stringify(body ?? '').includes(secret));
    expect(carrying.map(({ path }) => path)).toEqual([expect.stringMatching(/^\/interactions\//)]);
  });

  test('the whole order fits the direct chat, where words are understood too', async () => {
    const { discord } = town;
    const user = discord.user({ name: 'Ada', locale: 'nl' });
    const one = onDiscord(discord, user, { in: 'dm' });
    await one.command('rent');
    expect((await one.says('b200')).text).toContain('180 GB');
    expect((await one.says('zeven dagen')).text).toContain('Hoeveel loten');
    await rentsTwoLots(one, town.kim, ayse, 'nl');
    expect(await discord.messages(discord.channel, user)).toEqual([]);
  });

  test('whoever closed direct messages is told where they were last, for their eyes only', async () => {
    const one = renter('Closed', 'closed');
    const placed = await place(await chooseAndRegister(one, ayse, { lots: 1 }));
    await (await instruct(placed)).press('report');
    await confirmed(town.kim, placed.order);
    const { discord } = town;
    const notice = await discord.until('a notice in the guild', async () => {
      const all = await discord.messages(discord.channel);
      return (
        all.find(
          ({ content }) => /is paid/.test(content) && content.includes(placed.order.slice(3)),
        ) ?? null
      );
    });
    expect(notice.onlyFor).toBe(one.user.id);
  });

  test('whoever cannot be told at all is told when they come back, and nobody else waits', async () => {
    const { discord } = town;
    const [gone, there] = [renter('Gone', 'closed'), renter('There')];
    const placed = await place(await chooseAndRegister(gone, ayse, { lots: 1 }));
    await (await instruct(placed)).press('report');
    discord.advance(16 * 60_000);
    await confirmed(town.kim, placed.order);
    const other = await place(await chooseAndRegister(there, ayse, { lots: 1 }));
    await (await instruct(other)).press('report');
    await confirmed(town.kim, other.order);
    await there.told(`Order ${other.order} is paid.`);
    expect(await gone.reads()).not.toContain(`Order ${placed.order} is paid.`);
    expect((await gone.command('order', placed.order)).text).toContain('paid on');
    await discord.until('what waited', async () =>
      (await gone.reads()).includes(`Order ${placed.order} is paid.`) ? true : null,
    );
  });

  test('an interaction that comes twice acts once', async () => {
    const { discord } = town;
    const one = renter('Ada');
    const placed = await place(await chooseAndRegister(one, ayse, { lots: 1 }));
    await instruct(placed);
    const shown = await one.user.command('order', { reference: placed.order });
    const again = await one.user.presses(messageIn(shown), /New instructions/);
    await discord.repeat(shown);
    await discord.repeat(again);
    await discord.settled();
    const order = await one.command('order', placed.order);
    const history = await order.press('go.intents');
    expect(history.buttons.filter(({ id }) => id.startsWith('report.'))).toHaveLength(1);
    expect((await one.command('orders')).text).toContain('1 order, newest first.');
  });

  test('a form can be opened again after it was dismissed, and an old one changes nothing', async () => {
    const one = renter('Ada');
    const seen = await one.command('login');
    const form = await seen.press('door.register');
    await expect(form.press('fill')).rejects.toThrow('got modal');
    const account = await form.fill({ ...ayse, email: 'again@example.com' });
    expect(account.text).toContain('again@example.com');
    const late = await form.fill({ ...ayse, email: 'twice@example.com' }).catch(() => undefined);
    expect(late?.text ?? '').not.toContain('twice@example.com');
    expect((await one.command('account')).text).toContain('again@example.com');
  });

  test('after a gap what was typed in the direct chat is heard', async () => {
    const { discord } = town;
    const user = discord.user({ name: 'Ada', locale: 'en-US' });
    const one = onDiscord(discord, user, { in: 'dm' });
    await one.command('rent');
    await discord.dropGateway('forgotten');
    const answer = await one.says('B200');
    expect(answer.text).toContain('180 GB');
  });
});
