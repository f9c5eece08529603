import { describe, expect, test } from 'vitest';
import { decodeText } from '../../core/domain/redaction/decode.js';

const words = 'RuntimeError: şifre hatalı\nregel twee';

function utf16(text: string, order: 'le' | 'be', mark: boolean): Uint8Array {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
}

describe('text of a file', () => {
  test.each([
    ['UTF-8', Buffer.from(words)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`)],
    ['UTF-16 LE with a mark', utf16(words, 'le', true)],
    ['UTF-16 BE with a mark', utf16(words, 'be', true)],
    ['UTF-16 LE without a mark', utf16(words, 'le', false)],
    ['UTF-16 BE without a mark', utf16(words, 'be', false)],
    ['CRLF', Buffer.from(words.replace('\n', '\r\n'))],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: words });
  });

  test('bytes of an old Windows program', () => {
    expect(decodeText(Uint8Array.of(0x66, 0x6f, 0xfa, 0x74))).toEqual({ text: 'foút' });
  });

  test('colours stay', () => {
    const text = '\u001b[31mfout\u001b[0m';
    expect(decodeText(Buffer.from(text))).toEqual({ text });
  });

  test.each([
    ['archive', [0x50, 0x4b, 3, 4, 20]],
    ['archive', [0x1f, 0x8b, 8, 0]],
    ['picture', [0x89, 0x50, 0x4e, 0x47, 13]],
    ['picture', [0xff, 0xd8, 0xff, 0xe0]],
    ['binary', [0x7f, 0x45, 0x4c, 0x46, 2]],
    ['binary', [1, 2, 3, 4, 5, 6, 200, 201]],
    ['empty', []],
  ])('refuses what is no text: %s', (refused, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toEqual({ refused });
  });
});
