import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '../../core/chat/input.js';
import { conversationKey } from '../../core/store/store.js';
import { openBooks } from './walk/books.js';
import { hear } from './walk/hear.js';
import { placed } from './walk/placed.js';
import { textKeys } from './walk/values.js';
import { openWorld, type World } from './walk/world.js';

const ways = { forms: true, ephemeral: true, typedSecretsStay: false };

const saved = (at: unknown, resume: unknown = null) =>
  JSON.stringify({ shape: 1, at, resume, filling: null });

const damagedStates = [
  '',
  '{',
  'null',
  '[]',
  '"home"',
  '\u0000\uFFFD\u0001',
  '{"shape":2,"at":{"step":"home","data":{}},"resume":null,"filling":null}',
  saved({ step: 'nowhere', data: {} }),
  saved({ step: '__proto__', data: {} }),
  saved({ step: 'order', data: { order: 7 } }),
  saved({ step: 'lots', data: { gpu: 'b200', term: 8 } }),
  saved({ step: 'home' }),
  saved({ step: 'home', data: { more: 1 } }),
];

const inputs: Input[] = [
  { kind: 'words', words: 'hello' },
  { kind: 'tap', step: 'order', choice: 'back', version: 1 },
  { kind: 'tap', step: 'home', choice: 'back', version: 2 },
  { kind: 'fill', step: 'signin', version: 1 },
  { kind: 'form', step: 'signin', version: 1, values: { email: 'a@b.nl', password: 'x' } },
  { kind: 'file', name: 'a.log', bytes: new Uint8Array() },
  { kind: 'link', link: 'go.rent' },
  { kind: 'link', link: 'go.resume' },
  { kind: 'command', command: 'orders', words: '' },
];

describe('a conversation whose stored state cannot be read', () => {
  let world: World;
  let books: ReturnType<typeof openBooks>;

  beforeAll(async () => {
    world = await openWorld({ seed: 1, ways, pages: false });
    books = openBooks(world.file);
    await placed(world);
  });

  afterAll(async () => {
    books.close();
    await world.close();
  });

  /** What is said to the damaged conversation's next input. */
  async function after(state: string, input: Input): Promise<string[]> {
    const [ayse] = world.actors;
    if (ayse === undefined) throw new Error('nobody is there');
    await hear(world, ayse, { kind: 'command', command: 'start', words: '' });
    expect(books.damage(conversationKey(ayse.chat), state)).toBe(true);
    const answer = await hear(world, ayse, input);
    const again = await hear(world, ayse, { kind: 'command', command: 'start', words: '' });
    expect(again && textKeys(again.screen)).not.toContain('platform.restarted');
    return answer === undefined ? [] : textKeys(answer.screen);
  }

  test.each(damagedStates)('%j begins again with one apology', async (state) => {
    for (const input of inputs) {
      const keys = await after(state, input);
      expect(keys[0], JSON.stringify(input)).toBe('platform.restarted');
    }
    expect(books.read().orders).toHaveLength(1);
  });

  test('whatever its bytes are, it answers and loses no order', async () => {
    const property = fc.asyncProperty(
      fc.string(),
      fc.constantFrom(...inputs),
      async (state, input) => {
        expect((await after(state, input))[0]).toBe('platform.restarted');
        expect(books.read().orders).toHaveLength(1);
      },
    );
    await fc.assert(property, { numRuns: 25, seed: 7 });
  });

  test('keeps its orders behind the apology', async () => {
    const keys = await after('{', { kind: 'command', command: 'orders', words: '' });
    expect(keys).toContain('orders.line');
  });

  test('forgets an unfinished order that it cannot read, and nothing else', async () => {
    const state = saved({ step: 'home', data: {} }, { step: 'summary', data: { gpu: 1 } });
    const keys = await after(state, { kind: 'link', link: 'go.resume' });
    expect(keys).toContain('gpus.title');
    expect(keys).not.toContain('platform.restarted');
  });
});
