import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayse, choose } from './rent.js';
import { openTown, type Town } from './town.js';

/** What people type instead of pressing, and a word of what they then read. */
const typed = {
  nl: {
    rent: ['GPU huren', 'Kies een GPU'],
    gpu: ['b200', '180 GB'],
    term: ['7 dagen', 'Hoeveel loten'],
    wrongTerm: ['8 dagen', 'De huurduur is 3, 7 of 30 dagen.'],
    lots: ['doe er maar twee', 'Hoe moeten we de machine voorbereiden?'],
    tooMany: ['elf loten 11', 'Je kunt 1 tot en met 10 loten bestellen.'],
    environment: ['pytorch', 'Hiervoor heb je een account nodig'],
    nonsense: ['hoe is het weer', 'Dat begrijp ik niet.'],
    back: ['terug', 'Hoe moeten we de machine voorbereiden?'],
  },
  tr: {
    rent: ['GPU KİRALA', 'GPU'],
    gpu: ['B200', '180 GB'],
    term: ['7 gün', 'lot'],
    wrongTerm: ['8 gün', '3, 7'],
    lots: ['İKİ', 'PyTorch'],
    tooMany: ['11', '1 ile 10 arasında'],
    environment: ['PYTORCH', 'hesap'],
    nonsense: ['hava nasıl', 'Bunu anlayamadım.'],
    back: ['geri', 'PyTorch'],
  },
  en: {
    rent: ['rent a gpu', 'Choose a GPU'],
    gpu: ['b 200', '180 GB'],
    term: ['seven days', 'How many lots?'],
    wrongTerm: ['8', 'The term is 3, 7 or 30 days.'],
    lots: ['two lots please', 'How should we prepare the machine?'],
    tooMany: ['11 lots', 'You can order 1 to 10 lots.'],
    environment: ['PyTorch', 'An account is needed here'],
    nonsense: ['how is the weather', 'I did not understand that.'],
    back: ['Back', 'How should we prepare the machine?'],
  },
} as const;

describe('words typed where a button is expected', () => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown({ adapter: 'telegram' });
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    await town.stop();
  });

  test.each(['nl', 'tr', 'en'] as const)(
    'are understood in %s where they can be',
    async (locale) => {
      const one = town.newcomer('Ada', locale);
      const says = async ([words, read]: readonly [string, string]) =>
        expect((await one.says(words)).text).toContain(read);
      const way = typed[locale];
      await one.command('start');
      for (const step of [way.rent, way.gpu, way.wrongTerm, way.term, way.tooMany, way.lots]) {
        await says(step);
      }
      for (const step of [way.nonsense, way.environment, way.nonsense, way.back]) await says(step);
    },
  );

  test('a very long text is answered with the current step', async () => {
    const one = town.newcomer('Ada', 'en');
    await one.command('rent');
    const answer = await one.says('B200 '.repeat(20_000));
    expect(answer.text).toContain('I did not understand that.');
    expect(answer.text).toContain('Choose a GPU');
  });

  test('in a form a text that is too long, or none, is refused with the reason and the question again', async () => {
    const one = town.newcomer('Ada', 'en');
    await (await choose(one)).press('door.register');
    const long = await one.says('A'.repeat(100_000));
    expect(long.text).toContain('That is too long: 60 characters at most.');
    expect(long.text).toContain('First name');
    const hidden = await one.says('Ada\u202Eadresse');
    expect(hidden.text).toContain('Use plain text only');
    await one.says('Ada');
    await one.says('Lovelace');
    const wrong = await one.says('ada at example');
    expect(wrong.text).toContain('That is not an e-mail address.');
    expect(wrong.text).toContain('E-mail');
    await one.says('ada@example.com');
    const common = await one.says('passwordpassword123');
    expect(common.text).toContain('I deleted your message');
    expect((await one.says(ayse.password)).text).toContain('Ada Lovelace');
  });

  test('commands and the way back work in the middle of a form, and the order is kept', async () => {
    const one = town.newcomer('Ada', 'en');
    await (await choose(one)).press('door.register');
    await one.says('Ada');
    const help = await one.command('help');
    expect(help.text).toContain('Questions and answers');
    const home = await one.command('start');
    const resumed = await home.press('go.resume');
    expect(resumed.text).toContain('An account is needed here');
    expect((await resumed.press('door.back')).text).toContain('B200');
  });
});
