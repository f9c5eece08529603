import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { pack } from './letters.js';

/** One more than the place of a word in the list, by its packed first four letters, which no two words share. */
const placeOf = new Uint16Array(1 << 20);
const tails = new Uint32Array(english.length);
const sizes = new Uint8Array(english.length);

for (const [at, word] of english.entries()) {
  placeOf[pack(word.slice(0, 4))] = at + 1;
  tails[at] = pack(word.slice(-4));
  sizes[at] = word.length;
}

/** Whether a word is in the English list of BIP 39; first and last four letters say all of at most eight. */
export function isSeedWord(head: number, tail: number, length: number): boolean {
  const place = placeOf[head] ?? 0;
  return place > 0 && sizes[place - 1] === length && tails[place - 1] === tail;
}

const small = new Set(
  `about above across after again all also any can during each either enough ever every give have into just like
  more must near never next now often once one only other over same such than that then there they this though time
  together under until very what when where will with you your same still error used help please`.split(
    /\s+/,
  ),
);

/** Words of the list that hold sentences together, as letters drawn at random rarely do. */
export function isSmallWord(word: string): boolean {
  return small.has(word);
}

export { english };
