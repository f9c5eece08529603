import { describe, expect, it } from 'vitest';
import { parseShop } from '../../bots/shop/load.js';
import { changed, shopText } from './file.js';

function problems(text: string): string[] {
  const read = parseShop(text);
  return read.ok ? [] : read.problems;
}

const usd = 'dollars such as "149" or "149.50"';
const id = 'lower-case letters, digits and dashes, 24 at most';

/** Path, a bad value, and the whole sentence that is said about it. */
const bad: readonly (readonly [string, unknown, string])[] = [
  ['id', 'Kerno Deck', `id: ${id}`],
  ['id', undefined, `id: is missing; ${id}`],
  ['name', '', 'name: some text, not blank'],
  ['name', 'x'.repeat(41), 'name: 40 characters at most'],
  ['mode', 'test', 'mode: one of "demo", "live"'],
  ['chain', 'mainnet', 'chain: one of "main", "test", "regtest"'],
  ['languages', [], 'languages: at least one entry'],
  ['languages', ['nl', 'de'], 'languages[1]: one of "en", "nl", "tr"'],
  ['languages', ['nl', 'tr', 'nl'], 'languages[2]: stands there twice: languages[0] has the same'],
  ['languages', ['tr'], 'defaultLanguage: is not among "languages"'],
  ['defaultLanguage', 'fr', 'defaultLanguage: one of "en", "nl", "tr"'],
  ['orderPrefix', 'kd', 'orderPrefix: two to four capital letters, such as "KD"'],
  ['supportHours.tr', undefined, 'supportHours.tr: is missing; a text in double quotes'],
  ['supportContact', 'mail us', 'supportContact: an object in { }'],
  ['terms.text.nl', ' ', 'terms.text.nl: some text, not blank'],
  ['terms.url', 'http://example.org', 'terms.url: an address that begins with https://'],
  ['privacy.text.en', 'x'.repeat(1601), 'privacy.text.en: 1600 characters at most'],
  ['staff', 'kim', 'staff: a list in [ ]'],
  ['staff.0.role', 'boss', 'staff[0].role: one of "agent", "manager"'],
  ['staff.0.telegram', '123', 'staff[0].telegram: a whole number without quotes'],
  [
    'staff.0.discord',
    80351110224678912,
    'staff[0].discord: the digits of a Discord user id in quotes, such as "80351110224678912"',
  ],
  ['staff.0.web', undefined, 'staff[0]: needs an id: "web", "telegram" or "discord"'],
  ['staff.1.web', 'kim', 'staff[1].web: stands there twice: staff[0] has the same'],
  ['catalogue.0', 'B200', 'catalogue[0]: an object in { }'],
  ['catalogue.1.id', 'rtx-4090', 'catalogue[1].id: stands there twice: catalogue[0] has the same'],
  [
    'catalogue.1.model',
    'rtx 4090',
    'catalogue[1].model: stands there twice: catalogue[0] has the same',
  ],
  ['catalogue.2.vendor', 'Intel', 'catalogue[2].vendor: one of "NVIDIA", "AMD"'],
  ['catalogue.2.toolchain', 'ROCm', 'catalogue[2].toolchain: cards of NVIDIA need "CUDA"'],
  ['catalogue.2.memoryPerCard', 0, 'catalogue[2].memoryPerCard: 1 or more'],
  ['catalogue.2.memoryPerCard', 23.5, 'catalogue[2].memoryPerCard: a whole number without quotes'],
  [
    'catalogue.2.memoryKind',
    undefined,
    'catalogue[2].memoryKind: is missing; a text in double quotes',
  ],
  ['catalogue.2.cardsPerLot', 17, 'catalogue[2].cardsPerLot: 16 at most'],
  ['catalogue.3.price.7', 149, `catalogue[3].price.7: ${usd}`],
  ['catalogue.3.price.7', '149,50', `catalogue[3].price.7: ${usd}`],
  ['catalogue.3.price.7', undefined, `catalogue[3].price.7: is missing; ${usd}`],
  ['catalogue.3.price.30', '0.00', 'catalogue[3].price.30: more than 0 dollars'],
  ['catalogue.3.stock', -1, 'catalogue[3].stock: 0 or more'],
  [
    'environments',
    ['conda'],
    'environments[0]: one of "python", "pytorch", "notebook", "inference", "ubuntu", "blender", "other"',
  ],
  [
    'environments',
    ['python', 'python'],
    'environments[1]: stands there twice: environments[0] has the same',
  ],
  ['methods.0.method', 'BTC/bitcoin', 'methods[0]: a demo shop takes the demo coins only'],
  [
    'methods.1.method',
    'DEMO/demo',
    'methods[1].method: stands there twice: methods[0] has the same',
  ],
  ['methods.0.key', '', 'methods[0].key: some text, not blank'],
  ['methods.0.confirmations', 0, 'methods[0].confirmations: 1 or more'],
  ['methods.0.rate', '-1', 'methods[0].rate: dollars per coin, such as "65000.00"'],
  ['methods.0.rate', '0', 'methods[0].rate: dollars per coin, such as "65000.00"'],
  ['methods.0.rate', undefined, 'methods[0]: a demo coin needs a "rate" in dollars per coin'],
  ['checkout', { telegram: 'shop', discord: 'chat' }, 'checkout.telegram: one of "chat", "page"'],
  ['numbers', { sessionDays: 366 }, 'numbers.sessionDays: 365 at most'],
  ['nmae', 'x', 'nmae: is no known name; did you mean "name"?'],
  [
    'numbers',
    { session_days: 3 },
    'numbers.session_days: is no known name; did you mean "sessionDays"?',
  ],
  ['catalogue.2.stok', 3, 'catalogue[2].stok: is no known name; did you mean "stock"?'],
  ['catalogue.3.price.14', '9', 'catalogue[3].price.14: is no known name'],
  ['colour', 'red', 'colour: is no known name'],
];

describe('a wrong shop file', () => {
  it.each(bad)('says what is wrong with %s = %j', (path, value, sentence) => {
    expect(problems(changed(path, value))).toContain(sentence);
  });

  it('tells every problem in one go, those between fields too', () => {
    const text = changed(
      'orderPrefix',
      'x',
      changed(
        'catalogue.0.stock',
        'many',
        changed('defaultLanguage', 'en', changed('languages', ['nl'])),
      ),
    );
    expect(problems(text)).toEqual([
      'orderPrefix: two to four capital letters, such as "KD"',
      'catalogue[0].stock: a whole number without quotes',
      'defaultLanguage: is not among "languages"',
    ]);
  });

  it('refuses a playground name, a demo coin and a fixed rate in a live shop', () => {
    const text = changed(
      'methods.1',
      { method: 'LTC/litecoin', key: 'xpub', rate: '80.00' },
      changed('mode', 'live'),
    );
    expect(problems(text)).toEqual([
      'methods[0]: a live shop takes no demo coins',
      'methods[1].rate: a live shop takes no fixed rate',
      'staff[0].web: a live shop has no playground',
      'staff[1].web: a live shop has no playground',
    ]);
  });

  it('tells about a name that stands twice, which JSON would swallow', () => {
    expect(
      problems(shopText().replace('"id": "kernodeck",', '"id": "kernodeck", "id": "kernodeck",')),
    ).toEqual(['id: stands there twice, again in line 3']);
  });

  it('does not take a file that is no object', () => {
    expect(problems('[]')).toEqual(['the file: an object in { }']);
  });
});

describe('a secret in a shop file', () => {
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

  it.each(['name', 'methods.0.key', 'catalogue.0.memoryKind', 'note'])(
    'is refused in %s and never repeated',
    (path) => {
      const said = problems(changed(path, phrase)).join('\n');
      expect(said).toContain('Refused: this is a private key or a seed phrase');
      expect(said).not.toContain('sausage');
    },
  );

  it('is not repeated when the file is no JSON either', () => {
    const said = problems(changed('methods.0.key', phrase).replace('sausage', '"sausage'));
    expect(said).toHaveLength(1);
    expect(said.join()).not.toContain('winner');
  });
});
