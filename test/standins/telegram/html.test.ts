import { describe, expect, test } from 'vitest';
import { trimmed } from './entities.js';
import { parseHtml } from './html.js';

// Every expectation is what TDLib 1.8.65 (parseTextEntities) says of the same text.

describe('HTML that Telegram takes', () => {
  test.each([
    ['<b>x</b>', 'x', [{ type: 'bold', offset: 0, length: 1 }]],
    ['<B>x</b >', 'x', [{ type: 'bold', offset: 0, length: 1 }]],
    ['😀<i>y</i>', '😀y', [{ type: 'italic', offset: 2, length: 1 }]],
    ['&lt;&gt;&amp;&quot;&#65;&#x1F600;', '<>&"A😀', []],
    ['&nbsp;&apos;&lt', '&nbsp;&apos;<', []],
    ['<b></b>', '', []],
    ['<span class="tg-spoiler">x</span>', 'x', [{ type: 'spoiler', offset: 0, length: 1 }]],
    [
      '<blockquote expandable>x</blockquote>',
      'x',
      [{ type: 'expandable_blockquote', offset: 0, length: 1 }],
    ],
    [
      '<a href="https://x.nl/?a=1&amp;b">x</a>',
      'x',
      [{ type: 'text_link', offset: 0, length: 1, url: 'https://x.nl/?a=1&b' }],
    ],
    [
      '<pre><code class="language-py">x</code></pre>',
      'x',
      [{ type: 'pre', offset: 0, length: 1, language: 'py' }],
    ],
    [
      '<tg-emoji emoji-id="17">👍</tg-emoji>',
      '👍',
      [{ type: 'custom_emoji', offset: 0, length: 2, custom_emoji_id: '17' }],
    ],
    [
      '<tg-time unix="1700000000" format="wDT">x</tg-time>',
      'x',
      [
        {
          type: 'date_time',
          offset: 0,
          length: 1,
          unix_time: 1_700_000_000,
          date_time_format: 'wDT',
        },
      ],
    ],
  ])('%s', (html, text, entities) => {
    expect(parseHtml(html)).toEqual({ text, entities });
  });

  test('a link that leads nowhere keeps its words and marks nothing', () => {
    expect(parseHtml('<a href="http://localhost:3000/x">x</a>')).toEqual({
      text: 'x',
      entities: [],
    });
  });
});

describe('HTML that Telegram refuses', () => {
  test.each([
    ['<p>x</p>', 'Unsupported start tag "p" at byte offset 0'],
    ['şa < b', 'Unsupported start tag "" at byte offset 4'],
    ['a<', 'Unclosed start tag at byte offset 1'],
    ['<b>x', 'Can\'t find end tag corresponding to start tag "b"'],
    ['</b>', 'Unexpected end tag at byte offset 0'],
    ['<b>x</i>', 'Unmatched end tag at byte offset 4, expected "</b>", found "</i>"'],
    ['<i>y</i', 'Unclosed end tag at byte offset 4'],
    ['<br/>', 'Unsupported start tag "br/" at byte offset 0'],
    ['<b =x>y</b>', 'Empty attribute name in the tag "b" at byte offset 0'],
    ['<b x=y!>z</b>', 'Unexpected end of name token at byte offset 5'],
    ['<b x="y>z</b>', 'Unclosed start tag at byte offset 0'],
    ['<span>x</span>', 'Tag "span" must have class "tg-spoiler" at byte offset 0'],
    ['<tg-emoji>x</tg-emoji>', 'Invalid custom emoji identifier specified'],
    ['<tg-time unix="1" format="zz">x</tg-time>', 'Invalid date format used'],
  ])('%s', (html, complaint) => {
    expect(parseHtml(html)).toBe(complaint);
  });
});

test('space at the ends is dropped and the entities move along', () => {
  const body = { text: '\n a b ', entities: [{ type: 'bold', offset: 4, length: 2 }] };
  expect(trimmed(body)).toEqual({
    text: 'a b',
    entities: [{ type: 'bold', offset: 2, length: 1 }],
  });
});
