import { describe, expect, test } from 'vitest';
import { localeFrom } from '../../core/domain/locale.js';
import { personsOf, staffMember } from '../../core/domain/staff.js';
import { aShop } from './given.js';

const kim = { name: 'Kim', role: 'manager', web: 'kim', telegram: 7001 } as const;
const noor = { name: 'Noor', role: 'agent', discord: '80351110224678912' } as const;

describe('staff are known', () => {
  test('by their id on each platform, and by nothing else', async () => {
    const shop = { ...(await aShop()), staff: [kim, noor] };
    const who = (platform: 'web' | 'telegram' | 'discord', user: string) =>
      staffMember(shop, { platform, user })?.name;
    expect(who('web', 'staff:kim')).toBe('Kim');
    expect(who('telegram', '7001')).toBe('Kim');
    expect(who('discord', '80351110224678912')).toBe('Noor');
    expect(who('web', 'kim')).toBeUndefined();
    expect(who('web', 'staff:noor')).toBeUndefined();
    expect(who('discord', '7001')).toBeUndefined();
    expect(who('telegram', 'Kim')).toBeUndefined();
    expect(who('telegram', '07001')).toBeUndefined();
    expect(who('web', 'undefined')).toBeUndefined();
  });

  test('in the playground only while the shop is a demo', async () => {
    const live = { ...(await aShop()), staff: [kim], mode: 'live' as const };
    expect(staffMember(live, { platform: 'web', user: 'staff:kim' })).toBeUndefined();
    expect(staffMember(live, { platform: 'telegram', user: '7001' })?.name).toBe('Kim');
  });

  test('in every place where they can be written to', () => {
    expect(personsOf(kim)).toEqual([
      { platform: 'web', user: 'staff:kim' },
      { platform: 'telegram', user: '7001' },
    ]);
    expect(personsOf({ name: 'Nobody', role: 'agent' })).toEqual([]);
  });
});

describe("the language of a platform's tag", () => {
  test.each([
    ['nl', 'nl'],
    ['nl-BE', 'nl'],
    ['en_US', 'en'],
    ['TR', 'tr'],
    ['tr-Latn-TR', 'tr'],
    ['de', 'nl'],
    ['', 'nl'],
    ['nlx', 'nl'],
    [undefined, 'nl'],
  ] as const)('%s is %s in a shop that speaks all three and begins in Dutch', (tag, locale) => {
    expect(localeFrom(tag, ['nl', 'en', 'tr'], 'nl')).toBe(locale);
  });

  test('is never one that the shop does not speak', () => {
    expect(localeFrom('tr', ['nl', 'en'], 'en')).toBe('en');
  });
});
