import { commonPasswords } from './commonPasswords.js';

/** What people type by running a finger along the keys or counting; each also backwards. */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]asdfghjkl;zxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
];

/**
 * Short pieces that are guessed first; a password made of nothing else is guessable at any length. A sign that
 * belongs to no piece is one piece alone: a text that can be parted in one way only is judged at once, however long.
 */
const pieces =
  /^(?:password|passwort|wachtwoord|parola|sifre|welkom|welcome|letmein|iloveyou|admin|qwerty|azerty|asdf|zxcv|lotdesk|abc|[^\p{L}\p{So}])+$/u;

/** Longest unit whose mere repetition is no password. */
const longestUnit = 8;

/**
 * Whether a password of sufficient length is among the first that anybody would guess: a common one, one short
 * unit repeated, a run of keys or numbers, or nothing but common pieces. No other rule of composition.
 */
export function isGuessable(password: string): boolean {
  const plain = password
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');
  return commonPasswords.has(plain) || isRepeated(plain) || isRun(plain) || pieces.test(plain);
}

function isRepeated(plain: string): boolean {
  const letters = [...plain];
  for (let unit = 1; unit <= longestUnit; unit += 1) {
    if (letters.every((letter, at) => letter === letters[at % unit])) return true;
  }
  return false;
}

function isRun(plain: string): boolean {
  return runs.some((run) => run.includes(plain) || [...run].reverse().join('').includes(plain));
}
