import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onDiscord } from './onDiscord.js';
import { onWeb } from './onWeb.js';
import { ayse, choose, place } from './rent.js';
import type { Renter, Seen } from './renter.js';
import { openTown, type Town } from './town.js';

const publicUrl = 'https://pages.shop.example';

describe('signing in', () => {
  let town: Town;
  let ahead = 0;
  beforeAll(async () => {
    town = await openTown({
      adapter: 'both',
      settings: { PUBLIC_URL: publicUrl, PUBLIC_PORT: '0', PUBLIC_HOST: '127.0.0.1' },
      replace: { clock: () => Date.now() + ahead },
    });
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    expect(town.requests()).not.toContain(ayse.password);
    expect(await town.stored()).not.toContain(Buffer.from(ayse.password).toString('latin1'));
    await town.stop();
  });

  /** The one-time page behind the button, as a browser would open it. */
  const pageOf = ({ buttons, text }: Seen): string => {
    const link = buttons.find(({ opens }) => opens?.startsWith(`${publicUrl}/sign-in/`))?.opens;
    if (link === undefined) throw new Error(`no page to sign in on under: ${text}`);
    return link.replace(publicUrl, `http://127.0.0.1:${town.shop.publicPort}`);
  };
  const posted = (page: string, values: Record<string, string>) =>
    fetch(page, { method: 'POST', body: new URLSearchParams(values) });
  const codeIn = async (answer: Response): Promise<string> => {
    const [, code] = />\s*(\d{6})\s*</.exec(await answer.text()) ?? [];
    if (code === undefined) throw new Error(`no code on the page, status ${answer.status}`);
    return code;
  };
  const registers = async (page: string, email: string) =>
    codeIn(await posted(page, { ...ayse, email }));
  const signsIn = async (renter: Renter, email: string, password: string) => {
    const door = await renter.command('login');
    return (await door.press('door.signin')).fill({ email, password });
  };

  test('with a public address the password is typed on a page, and its code in the chat that asked', async () => {
    const one = town.newcomer('Ayşe', 'nl');
    const asked = await (await choose(one)).press('door.register');
    expect(asked.text).toContain('Maak je account aan op onze pagina');
    const page = pageOf(asked);
    const form = await (await fetch(page)).text();
    for (const field of ['firstName', 'lastName', 'email', 'password']) {
      expect(form).toContain(`name="${field}"`);
    }
    expect((await one.says('123456')).text).toContain('Vul eerst de pagina in.');
    const code = await registers(page, 'page@example.com');
    expect((await posted(page, { ...ayse, email: 'again@example.com' })).status).toBe(404);
    const details = await one.says(code);
    expect(details.text).toContain('page@example.com');
    const { order } = await place(await details.press('details.yes'));

    const elsewhere = onWeb(town.shop, 'ayse', 'tr');
    await signsIn(elsewhere, 'page@example.com', ayse.password);
    expect((await elsewhere.command('orders')).text).toContain(order);
    const discord = onDiscord(town.discord, town.discord.user({ name: 'Ayşe', locale: 'tr' }));
    await signsIn(discord, 'page@example.com', ayse.password);
    expect((await discord.command('orders')).text).toContain(order);
  });

  test('a code of one chat signs in nobody in another', async () => {
    const [victim, thief] = [town.newcomer('Victim', 'en'), town.newcomer('Thief', 'en')];
    const page = pageOf(await (await choose(victim)).press('door.register'));
    const other = await (await choose(thief)).press('door.register');
    const code = await registers(page, 'victim@example.com');
    await registers(pageOf(other), 'thief@example.com');
    const refused = await thief.says(code);
    expect(refused.text).toContain('That code is not correct');
    expect((await thief.command('account')).text).not.toContain('victim@example.com');
    expect((await victim.says(code)).text).toContain('victim@example.com');
    expect((await thief.command('account')).text).toContain('An account is needed here');
  });

  test('a page that was not used in time is gone', async () => {
    const one = town.newcomer('Late', 'en');
    const page = pageOf(await (await choose(one)).press('door.register'));
    ahead += 16 * 60_000;
    expect((await fetch(page)).status).toBe(404);
    expect((await posted(page, { ...ayse })).status).toBe(404);
    expect((await one.says('123456')).text).toContain('That link has expired. Open a new one.');
  });

  test('after five wrong passwords none is tried for a quarter of an hour, the right one neither', async () => {
    const owner = onWeb(town.shop, 'owner', 'en');
    const door = await choose(owner);
    const email = 'guarded@example.com';
    await (await door.press('door.register')).fill({ ...ayse, email });
    const guesser = onWeb(town.shop, 'guesser', 'en');
    for (let guess = 0; guess < 5; guess += 1) {
      const wrong = await signsIn(guesser, email, `not the password ${guess}`);
      expect(wrong.text).toContain('E-mail and password do not match.');
    }
    const locked = await signsIn(guesser, email, ayse.password);
    expect(locked.text).toContain('Too many attempts.');
    const another = onWeb(town.shop, 'another', 'en');
    expect((await signsIn(another, email, ayse.password)).text).toContain('Too many attempts.');
    ahead += 16 * 60_000;
    expect((await signsIn(another, email, ayse.password)).text).toContain('You are signed in.');
  });
});
