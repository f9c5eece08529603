import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayse, type Customer, choose, instruct, place, rentsTwoLots } from './rent.js';
import { openTown, type Town } from './town.js';

/** Names that break markup, mention everybody, or take more room than they look. */
const names: readonly (readonly [string, string])[] = [
  ['<b>Ali</b> &amp; </code>', '"><a href="tg://user?id=1">x</a>'],
  ['_*[Ali](http://x.example)~`|>#', '||spoiler|| ```\\ __x__ -# <t:0:R>'],
  ['@everyone @here <@1> <@&2>', '\u{1F469}\u200D\u{1F680}'.repeat(20)],
  ['\u{1F600}'.repeat(60), 'İstanbul ıI ğĞ şŞ çÇ öÖ üÜ'],
  ['{{order}} $t(pay.title) {0}', '\u0628\u0627\u0628\u0627 \u05D0\u05D1\u05D0'],
];

describe.each(['telegram', 'discord'] as const)('hostile names on %s', (adapter) => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown({
      adapter,
      change: (shop) => ({ ...shop, environments: [...shop.environments, 'other'] }),
    });
    await town.kim.command('start');
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    await town.stop();
  });

  test.each(names)(
    '%s %s goes through the whole order, in the longest language',
    async (firstName, lastName) => {
      const who: Customer = { ...ayse, firstName, lastName };
      const one = town.newcomer(firstName.slice(0, 32), 'nl');
      const { order } = await rentsTwoLots(one, town.kim, who, 'nl');
      const account = await one.command('account');
      expect(account.text.replaceAll(/\s/g, '')).toContain(
        adapter === 'telegram' ? `${firstName}${lastName}`.replaceAll(/\s/g, '') : 'Naam:',
      );
      const summary = await one.command('export');
      expect(summary.file?.text).toContain(order);
    },
  );

  test('a name that turns the text around is refused in words', async () => {
    const one = town.newcomer('Ada', 'nl');
    const form = await (await choose(one)).press('door.register');
    const firstName = 'Ada\u202Eadresse';
    const refused = await form.fill(
      adapter === 'telegram' ? { firstName } : { ...ayse, firstName },
    );
    expect(refused.text).toContain('Gebruik alleen gewone tekst');
  });

  test('an environment in hostile words is shown as it was written', async () => {
    const one = town.newcomer('Ada', 'nl');
    let seen = await choose(one, { environment: 'other' });
    const line = '</code>&lt;`@everyone`'.padEnd(200, '<&');
    seen = await seen.fill({ line });
    seen = await (await seen.press('door.register')).fill({ ...ayse });
    seen = await seen.press('details.yes');
    if (adapter === 'telegram') expect(seen.text).toContain(line);
    const placed = await place(seen);
    await instruct(placed);
    expect((await one.command('order', placed.order)).text).toContain('everyone');
  });
});
