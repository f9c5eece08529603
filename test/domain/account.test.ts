import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestName, passwordLength, tidyEmail, tidyLine } from '../../core/domain/account.js';
import { isGuessable } from '../../core/domain/passwords.js';

describe('a password', () => {
  test.each([
    ['plain letters', 'abcdefghijklmno', 15],
    ['an emoji of seven code points', '👨‍👩‍👧‍👦', 1],
    ['a flag and a skin tone', '🇹🇷👍🏽', 2],
    ['a letter with its accent apart', 'e\u0301', 1],
    ['Turkish letters', 'ıİğüşöç', 7],
    ['blanks, which count', 'a b  c', 6],
  ])('is counted as a person sees it: %s', (_what, typed, length) => {
    expect(passwordLength(typed)).toBe(length);
  });

  test('is as long however its accents are typed', () => {
    void fc.assert(
      fc.property(fc.array(fc.constantFrom('é', 'ü', 'ğ', 'a', 'Å', 'ñ')), (letters) => {
        const typed = letters.join('');
        expect(passwordLength(typed.normalize('NFD'))).toBe(passwordLength(typed));
      }),
    );
  });

  test.each([
    'passwordpassword',
    'PasswordPassword1',
    'wachtwoord12345',
    'Şifre Şifre Şifre',
    'PAROLAPAROLAPAROLA',
    'sıfresıfresıfre',
    'SİFRESİFRESİFRE',
    'qwertyuiopasdfg',
    'lkjhgfdsapoiuytrewq',
    '123456789987654321',
    '000000000000000',
    'abcabcabcabcabc',
    '1qaz2wsx3edc4rfv',
    '2024!2025!2026!',
    'lotdesk-lotdesk-1',
  ])('%s is among the first that anybody would guess', (typed) => {
    expect(isGuessable(typed)).toBe(true);
  });

  test.each([
    'correct horse battery staple',
    'een fiets zonder bel 3',
    'çay bardağı mavi kapı',
    '我的密码是一句很长的话吗不是',
    'aaaaaaaaaaaaaab?c',
  ])('%s is not, and nothing else is asked of it', (typed) => {
    expect(isGuessable(typed)).toBe(false);
  });
});

test('a password of 128 digits and one letter is judged, and not guessed at for ever', () => {
  const digits = Array.from({ length: 127 }, (_, at) => (at * at + 3 * at) % 10).join('');
  expect(isGuessable(`${digits}x`)).toBe(false);
  expect(isGuessable(`${digits}7`)).toBe(true);
});

describe('a name', () => {
  test.each([
    ['  Ayşe   Nur ', 'Ayşe Nur'],
    ['I', 'I'],
    ["O'Brien-ten Brink", "O'Brien-ten Brink"],
    ['Zoe\u0308', 'Zoë'],
    ['<b>&', '<b>&'],
    ['李', '李'],
    ['👩‍💻', '👩‍💻'],
  ])('%j is kept as %j', (typed, line) => {
    expect(tidyLine(typed, longestName)).toEqual({ ok: true, line });
  });

  test.each([
    ['', 'empty'],
    [' \t\n', 'empty'],
    ['a\u202Eb', 'control characters'],
    ['a\u0000b', 'control characters'],
    ['a\u200Bb', 'control characters'],
    ['x'.repeat(61), 'too long'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(tidyLine(typed, longestName)).toEqual({ ok: false, problem });
  });

  test('is as long as its field allows, in characters and not in bytes', () => {
    expect(tidyLine('ş'.repeat(200), 200).ok).toBe(true);
    expect(tidyLine('😀'.repeat(200), 200).ok).toBe(true);
    expect(tidyLine('😀'.repeat(201), 200).ok).toBe(false);
  });

  test('is one line, and tidying it again changes nothing', () => {
    void fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        const first = tidyLine(typed, longestName);
        if (!first.ok) return;
        expect(first.line).not.toMatch(/[\n\r]|^\s|\s$|\s\s/);
        expect(tidyLine(first.line, longestName)).toEqual(first);
      }),
    );
  });
});

describe('an e-mail', () => {
  test.each([
    [' Ayse@Example.ORG ', 'ayse@example.org'],
    // Lower case without regard to language: a Turkish phone must not change the address.
    ['IRIS@EXAMPLE.ORG', 'iris@example.org'],
    ['a.b+lotdesk@example.co.uk', 'a.b+lotdesk@example.co.uk'],
  ])('%j is compared as %j', (typed, email) => {
    expect(tidyEmail(typed)).toBe(email);
  });

  test.each([
    '',
    'ayse',
    'ayse@',
    '@example.org',
    'a b@example.org',
    'a@b',
    `${'a'.repeat(250)}@b.nl`,
  ])('%j is none', (typed) => {
    expect(tidyEmail(typed)).toBeUndefined();
  });
});
