/** What the scanner does with a UTF-16 unit: pass over it, look at it, or take it into a word. */
const PASS = 0;
export const MARK = 1;
export const WORD = 2;

/** Bits of what a word is made of: digits, and anything else. */
export const DIGIT = 1;
const LETTER = 2;

const marks = '@:-$+([?&';
const tabled = 0x600;

/** The class of each UTF-16 unit. */
export const classOf = new Uint8Array(0x10000).fill(WORD);
/** The bits of each unit of a word. */
export const makeOf = new Uint8Array(0x10000).fill(LETTER);
/** Five bits a letter, accents and case dropped (a=1 ... z=26); 27 for a digit, 28 for the rest. */
export const codeOf = new Uint8Array(0x10000).fill(28);

/** The letter without accent and case: `ş` and `Ş` are `s`. */
export function plain(letters: string): string {
  if (!/[^ -~]/.test(letters)) return letters.toLowerCase();
  return letters
    .replace(/[İı]/g, 'i')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

function code(letter: string): number {
  if (/\d/.test(letter)) return 27;
  const at = plain(letter).charCodeAt(0) - 96;
  return at >= 1 && at <= 26 ? at : 28;
}

/** Packs up to four letters as the scanner does; `heads` wants the first four of a word, `tails` the last. */
export function pack(letters: string): number {
  let packed = 0;
  for (const letter of letters) packed = ((packed << 5) | code(letter)) & 0xfffff;
  return packed;
}

function passOver(from: number, to: number): void {
  classOf.fill(PASS, from, to + 1);
}

for (let unit = 0; unit < tabled; unit += 1) {
  const letter = String.fromCharCode(unit);
  if (!/[\p{L}\p{N}]/u.test(letter)) classOf[unit] = marks.includes(letter) ? MARK : PASS;
  if (/\d/.test(letter)) makeOf[unit] = DIGIT;
  codeOf[unit] = code(letter);
}
passOver(0x2000, 0x206f);
passOver(0x2190, 0x2bff);
passOver(0x3000, 0x303f);
passOver(0xfe00, 0xfe0f);
passOver(0xfeff, 0xfeff);
