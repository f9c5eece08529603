import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '../../core/domain/locale.js';
import { ayse, rentsTwoLots } from './rent.js';
import { type Adapter, openTown, type Town } from './town.js';

const adapters: Adapter[] = ['telegram', 'discord', 'twin', 'web'];

describe.each(adapters)('a stranger on %s', (adapter) => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown({ adapter });
    await town.kim.command('start');
  });
  afterAll(() => town.stop());

  test.each(locales)('rents two lots for seven days in %s and gets in', async (locale) => {
    const renter = town.newcomer(`renter-${locale}`, locale);
    const { access } = await rentsTwoLots(renter, town.kim, ayse, locale);
    expect(town.violations()).toEqual([]);
    expect(town.requests()).not.toContain(ayse.password);
    const stored = await town.stored();
    expect(stored).not.toContain(Buffer.from(ayse.password).toString('latin1'));
    expect(stored).not.toContain(access.split('\n')[1]);
  });
});
