import { afterAll, beforeAll, expect, test } from 'vitest';
import { choice, openShop, type TestShop } from '../shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ shop: 'iteragpu' });
});
afterAll(() => shop.stop());

test('a secret in the line about an environment is taken out before it is kept, and the customer reads what is left', async () => {
  const token = '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';
  let seen = await shop.say('bram', 'en', { text: '/rent' });
  seen = await shop.say('bram', 'en', { text: 'B200' });
  seen = await shop.say('bram', 'en', { tap: choice(seen, 'gpu.3.') });
  seen = await shop.say('bram', 'en', { tap: choice(seen, 'lots.1.') });
  seen = await shop.say('bram', 'en', { tap: choice(seen, 'environment.other.') });
  seen = await shop.say('bram', 'en', { form: { line: `JAX 0.5, my token is ${token}` } });
  const shown = seen.map(({ text }) => text).join('\n');
  expect(shown).toContain('JAX 0.5');
  expect(shown).not.toContain(token);
});
