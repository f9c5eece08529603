import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode } from '../../bots/discord/codec.js';
import { messagesOf, type Outgoing } from '../../bots/discord/message.js';
import { house, lines, text } from '../../core/chat/phrase.js';
import type { Choice, Screen } from '../../core/chat/view.js';
import { checkMessage } from '../standins/discord/rules/message.js';
import { screen } from './bot.js';

const label = text('command.rent');
const choices = (count: number): Choice[] =>
  Array.from({ length: count }, (_, at) => ({ choice: `c${at}`, label }));

async function shown(view: Partial<Screen['view']>): Promise<Outgoing[]> {
  return messagesOf(screen(view));
}

function controls(messages: readonly Outgoing[]) {
  return messages.flatMap(({ body }) => body.components.flatMap((row) => row.components));
}

/** Everything that can be pressed or picked, decoded. */
function reachable(messages: readonly Outgoing[]): string[] {
  return controls(messages).flatMap((one) => {
    if ('options' in one) return one.options.map(({ value }) => JSON.stringify(decode(value)));
    if ('url' in one) return [one.url];
    return 'custom_id' in one ? [JSON.stringify(decode(one.custom_id))] : [];
  });
}

function wanted(choice: Choice): string {
  if ('open' in choice) return choice.open;
  if ('link' in choice) return JSON.stringify({ kind: 'link', link: choice.link });
  if ('copy' in choice) return choice.copy;
  return JSON.stringify({ kind: 'tap', step: 'home', choice: choice.choice, version: 1 });
}

test('five choices are buttons in the rows of the view', async () => {
  const messages = await shown({ rows: [choices(3), choices(2)] });
  expect(messages[0]?.body.components.map((row) => row.components.map((one) => one.type))).toEqual([
    [2, 2, 2],
    [2, 2],
  ]);
});

test('six choices are a select, and the way back stays a button', async () => {
  const back: Choice = { choice: 'back', label: text('nav.back') };
  const messages = await shown({ rows: [choices(6), [back]] });
  const [select, button] = controls(messages);
  expect(select).toMatchObject({
    type: 3,
    options: Array.from({ length: 6 }, () => ({ label: 'Rent a GPU' })),
  });
  expect(button).toMatchObject({ type: 2, label: 'Back' });
});

test('a select of a later version is another control, so that it forgets what was picked', async () => {
  const ids = await Promise.all(
    [1, 2].map(
      async (version) => controls(await messagesOf(screen({ rows: [choices(6)] }, version)))[0],
    ),
  );
  const [first, second] = ids.map((one) =>
    one !== undefined && 'custom_id' in one ? one.custom_id : undefined,
  );
  expect(first).not.toBe(second);
});

const anyChoice: fc.Arbitrary<Choice> = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map((at): Choice => ({ choice: `c${at}`, label })),
  fc
    .integer({ min: 0, max: 5 })
    .map((at): Choice => ({ choice: `n${at}`, label: text('nav.back') })),
  fc.integer({ min: 0, max: 5 }).map((at): Choice => ({ link: `go.order.${at}`, label })),
  fc.constantFrom<Choice>(
    { open: 'https://shop.example/terms', label },
    { open: 'bitcoin:bc1qx?amount=1', label },
  ),
  fc.constantFrom<Choice>({ copy: 'bc1qx', label }, { copy: '0.00123', label }),
);

test('no screen loses a choice or goes over a limit, however many it has', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyChoice, { maxLength: 12 }), { maxLength: 14 }),
      async (rows) => {
        const messages = await shown({ rows });
        for (const { body } of messages) expect(checkMessage({ ...body })).toEqual([]);
        const found = reachable(messages);
        const said = messages
          .map(({ body }) => body.content + (body.embeds[0]?.description ?? ''))
          .join('');
        for (const choice of rows.flat()) {
          const one = wanted(choice);
          expect(found.includes(one) || said.includes(`\n${one}\n`)).toBe(true);
        }
      },
    ),
  );
});

test('no text goes over a limit, whatever is in it', async () => {
  const word = fc.string({ unit: fc.constantFrom(...'*_`@<#\n ab😀'), maxLength: 3000 });
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
      const said = words.map(house);
      const messages = await shown({ text: [...said, lines(...said)], rows: [choices(9)] });
      for (const { body } of messages) expect(checkMessage({ ...body })).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('a QR code is a picture in the message, with asset and network under it', async () => {
  const [message] = await shown({ image: { qr: 'bitcoin:bc1qx', alt: text('platform.choose') } });
  expect(message?.files.map(({ name }) => name)).toEqual(['qr.png']);
  expect(Buffer.from(Object(message?.files[0]?.data)).subarray(1, 4).toString()).toBe('PNG');
  expect(message?.body.embeds).toEqual([
    { image: { url: 'attachment://qr.png' }, footer: { text: 'Make a choice' } },
  ]);
  expect(message?.body.attachments).toEqual([
    { id: '0', filename: 'qr.png', description: 'Make a choice' },
  ]);
});

test('a screen names everything it no longer has, so that nothing of an earlier one stays', async () => {
  const [message] = await shown({});
  expect(message?.body).toMatchObject({
    embeds: [],
    components: [],
    attachments: [],
    allowed_mentions: { parse: [] },
  });
});
