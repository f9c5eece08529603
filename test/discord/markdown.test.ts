import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsOf, escaped, fence } from '../../bots/discord/markdown.js';
import { descriptionLength, pieces } from '../../bots/discord/pieces.js';

/** What Discord shows for a text in which every sign of markup is escaped. */
function read(markdown: string): string {
  return markdown.replaceAll(/\\([^0-9A-Za-z\s])/g, '$1');
}

/** Markup that Discord would still see: any sign without a backslash before it. */
function live(markdown: string): string[] {
  const rest = markdown.replaceAll(/\\[^0-9A-Za-z\s]/g, '\u0000');
  return [...rest.matchAll(/[*_~|`<>@[\]\\]|:\S|^[ \t]*(?:#|-|\+|\d+[.)])/gm)].map(
    ([sign]) => sign,
  );
}

const hostile = [
  '**bold** __under__ ~~gone~~ ||spoiler||',
  '[masked](https://evil.example)',
  '<@123> <@&5> <#9> @everyone @here',
  '<t:0:R> <:name:1> </order:2> :smile:',
  '# Heading\n## Smaller\n-# small\n> quote\n>>> all\n- list\n* list\n1. one\n2) two',
  '```js\nalert(1)\n```',
  '`code` ``more``',
  'https://evil.example/a_b_c http://x',
  '\\*\\_\\',
  'Ayşe_Öz*turk`',
];

test.each(hostile)('%j means only itself', (words) => {
  expect(live(escaped(words))).toEqual([]);
  expect(read(escaped(words))).toBe(words);
});

test('any text means only itself', () => {
  const sign = fc.constantFrom(...'*_~|`<>@[]()#-+:/\\.123aé \n😀');
  void fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 60 }), (words) => {
      expect(live(escaped(words))).toEqual([]);
      expect(read(escaped(words))).toBe(words);
    }),
  );
});

test('neighbours with one mark are marked once, and their values stay plain', () => {
  const runs = [
    { text: 'Total: ', mark: 'b' as const },
    { text: '*5*', mark: 'b' as const },
    { text: ' ok' },
  ];
  expect(bitsOf(runs).join('')).toBe('**Total: \\*5\\*** ok');
});

test('a moment is shown in the time of the reader, also within bold', () => {
  const moment = 1_767_225_600_999;
  expect(bitsOf([{ text: 'x', moment }])).toEqual(['<t:1767225600:f>']);
  expect(bitsOf([{ text: 'x', moment, mark: 'b' }])).toEqual(['**<t:1767225600:f>**']);
});

test('code keeps what it shows to one line of code', () => {
  expect(bitsOf([{ text: 'bc1q_x`y', mark: 'code' }])).toEqual(['`bc1q_x\u02cby`']);
});

test('the words of a person cannot close the block they stand in', () => {
  void fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('`', 'a', '\n', ' '), maxLength: 40 }),
      (words) => {
        const inside = fence(words).slice(3, -3);
        expect(inside).not.toContain('```');
        expect(inside.replaceAll('\u200b', '').trim()).toBe(words.trim());
      },
    ),
  );
  const runs = [
    { text: 'You wrote:' },
    { text: 'a\n``` @everyone', said: true as const },
    { text: 'Send it?' },
  ];
  expect(bitsOf(runs).join('')).toBe(
    'You wrote:\n```\na\n`\u200b`\u200b` @everyone\n```\nSend it?',
  );
});

test('a text of 2000 characters is one message; a longer one is cut between words and loses nothing', () => {
  expect(pieces([['a'.repeat(2000)]])).toEqual(['a'.repeat(2000)]);
  const words = Array.from({ length: 3000 }, (_, at) => `word_${at}`).join(' ');
  const cut = pieces([['Before'], bitsOf([{ text: words }]), ['After']]);
  expect(cut.every((piece) => piece.length <= descriptionLength)).toBe(true);
  expect(read(cut.join(''))).toContain(words);
  expect(cut.at(-1)?.endsWith('\n\nAfter')).toBe(true);
});

test('long words of a person stay in closed blocks in every message', () => {
  const log = Array.from({ length: 700 }, (_, at) => `line ${at} \`\`\``).join('\n');
  for (const piece of pieces([bitsOf([{ text: log, said: true }])])) {
    expect((piece.match(/```/g) ?? []).length % 2).toBe(0);
    expect(piece.length).toBeLessThanOrEqual(descriptionLength);
  }
});
