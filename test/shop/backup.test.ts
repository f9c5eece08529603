import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from '../../bots/shop/backup.js';
import { choice, openShop } from '../shop.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotdesk-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function recorder() {
  const lines: string[] = [];
  return {
    lines,
    line: (text: string) => lines.push(text),
    error: (text: string) => lines.push(text),
  };
}

test('a running shop is copied, and the copy opens as a shop that knows the customer', async () => {
  const shop = await openShop({ folder });
  const seen = await shop.say('ayse', 'tr', { text: '/login' });
  await shop.say('ayse', 'tr', { tap: choice(seen, 'door.register.') });
  const form = {
    firstName: 'Ayşe',
    lastName: 'Y',
    email: 'a@example.com',
    password: 'bir cümle olarak parola 42',
  };
  await shop.say('ayse', 'tr', { form });
  const out = recorder();
  const copied = join(folder, 'copy.db');
  expect(await backup([copied], out, { DATABASE_URL: `file:${join(folder, 'shop.db')}` })).toBe(0);
  await shop.stop();

  const again = await openShop({ folder, settings: { DATABASE_URL: `file:${copied}` } });
  const [account] = await again.say('ayse', 'tr', { text: '/account' });
  expect(account?.text).toContain('a@example.com');
  await again.stop();
});

test('an existing file is not written over, and too few arguments are told', async () => {
  const shop = await openShop({ folder });
  const out = recorder();
  const url = `file:${join(folder, 'shop.db')}`;
  expect(await backup([join(folder, 'shop.db')], out, { DATABASE_URL: url })).toBe(1);
  expect(out.lines.at(-1)).toMatch(/^No backup was made: /);
  expect(await backup([], out, { DATABASE_URL: url })).toBe(2);
  await shop.stop();
});
