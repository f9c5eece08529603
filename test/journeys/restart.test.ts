import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ayse, choose, confirmed, handedOver, instruct, place } from './rent.js';
import { openTown, type Town } from './town.js';

describe.each(['telegram', 'discord'] as const)('a shop on %s that is restarted', (adapter) => {
  let town: Town;
  beforeAll(async () => {
    town = await openTown({ adapter });
    await town.kim.command('start');
  });
  afterAll(async () => {
    expect(town.violations()).toEqual([]);
    await town.stop();
  });

  test('goes on where every conversation was, with the buttons that are there', async () => {
    const one = town.newcomer('Ada', 'en');
    const door = await choose(one);
    await town.reopen();
    const form = await door.press('door.register');
    await town.reopen();
    const details = await form.fill({ ...ayse });
    const summary = await details.press('details.yes');
    await town.reopen();
    const placed = await place(summary);
    const paying = await instruct(placed);
    await town.reopen();
    await paying.press('report');
    await confirmed(town.kim, placed.order);
    await town.reopen();
    await one.told(`Order ${placed.order} is paid.`);
    await handedOver(town.kim, placed.order, 'ssh root@10.0.0.9');
    const ready = await one.told(`The machine for order ${placed.order} is ready.`);
    await town.reopen();
    expect((await ready.press('access')).text).toContain('ssh root@10.0.0.9');
  });
});
