import { validateMnemonic } from '@scure/bip39';
import { plain } from './letters.js';
import { lineBefore, note, type Page } from './page.js';
import { english, isSmallWord } from './seedWords.js';

/** The fewest words in a row that are looked at. */
export const fewest = 4;

const about =
  /seed|mnemonic|mn[eé]monique|recovery|phrase|herstel|woorden|words|kelime|kurtarma|anahtar kelime|w[oö]rter|wiederherstell|mots|r[eé]cup[eé]ration|wallet|c[uü]zdan|portefeuille|ledger|trezor|metamask|phantom|trust ?wallet|tonkeeper|electrum|bip-?39|backup|passphrase/i;
const sure =
  /seed|mnemonic|mn[eé]monique|herstelzin|herstelwoord|kurtarma|recovery|(?:secret|geheime?|backup) ?(?:phrase|woorden|words|zin)|\d\d ?(?:woorden|words|kelime|w[oö]rter|mots|-?word)|phrase de r/i;
/** What may stand between two words of a phrase. */
const between = /^[\s,;:|"'`[\]().\-–>*#/\\_+\d&]{0,14}$/;

type Run = { start: number; end: number; count: number };

function runsOf(page: Page): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < page.runs.length; at += 3) {
    const [start = 0, end = 0, count = 0] = page.runs.slice(at, at + 3);
    runs.push({ start, end, count });
  }
  return runs;
}

/** Joins runs with one odd word between them: somebody mistyped it. */
function joined(page: Page, runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const gap = last ? page.text.slice(last.end, Math.min(run.start, last.end + 40)) : '';
    if (group && last && last.end + 40 > run.start && isOddWord(gap)) group.push(run);
    else groups.push([run]);
  }
  return groups;
}

function isOddWord(gap: string): boolean {
  return (
    /^[^\p{L}\n]{1,8}\p{Ll}{3,10}[^\p{L}\n]{1,8}$/u.test(gap) ||
    /^[\s\d.,)-]{1,8}\p{Ll}{3,10}\s{1,3}[\s\d.,)-]{0,6}$/u.test(gap)
  );
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[a-z]+/g) ?? [];
}

function isProse(words: readonly string[]): boolean {
  const looked = words.slice(0, 64);
  const smalls = looked.filter(isSmallWord).length;
  return smalls / looked.length > 0.26 || new Set(looked).size < looked.length * 0.75;
}

/** More words in a row than any phrase has: each line is looked at by itself. */
const longest = 40;

function linesOf(page: Page, run: Run): Run[] {
  const lines = page.text.slice(run.start, run.end).matchAll(/[^\n]+/g);
  return [...lines].map((line) => ({
    start: run.start + line.index,
    end: run.start + line.index + line[0].length,
    count: wordsOf(line[0]).length,
  }));
}

const sizes = [24, 21, 18, 15, 12];

/** The first stretch of a run whose check sum is right (BIP 39), as indexes of words. */
function checkedStretch(words: readonly string[]): [number, number] | undefined {
  if (words.length > 40) return undefined;
  for (const size of sizes) {
    for (let at = 0; at + size <= words.length; at += 1) {
      if (validateMnemonic(words.slice(at, at + size).join(' '), english)) return [at, at + size];
    }
  }
  return undefined;
}

/** Cuts the words from one index up to another; the text between them goes with them. */
function noteWords(page: Page, run: Run, from: number, to: number): void {
  const places = [...page.text.slice(run.start, run.end).matchAll(/\p{L}+/gu)];
  const first = places[from];
  const last = places[to - 1];
  if (!first || !last) return;
  const start = run.start + first.index;
  note(page, 'seed phrase', numbered(page.text, start), run.start + last.index + last[0].length);
}

/** A number before the first word (`1. bean`) belongs to the phrase. */
function numbered(text: string, start: number): number {
  const number = /(?:^|\n)[ \t]{0,4}(#?\d{1,2}[.):]? )$/.exec(
    text.slice(Math.max(0, start - 10), start),
  );
  return number?.[1] ? start - number[1].length : start;
}

/** As many words as a phrase has, and a right check sum: nothing else is in between. */
function isExact(words: readonly string[]): boolean {
  return sizes.includes(words.length) && validateMnemonic(words.join(' '), english);
}

/** Takes from both ends what belongs to another line or to the announcement. */
function trim(text: string, run: Run): void {
  const inside = text.slice(run.start, run.end);
  if (isExact(wordsOf(inside))) return;
  const announcement = /^[\s\S]*?[\p{L}"' ][:=](?=[^:=]*$)/u.exec(inside)?.[0].length ?? 0;
  const feed = inside.indexOf('\n');
  const isTail = feed > 0 && wordsOf(inside.slice(0, feed)).length <= 3;
  const isOther =
    isTail &&
    (/[\p{L}\d](?!\d*[.):] ?$)[^\n]*$/u.test(lineBefore(text, run.start, 80)) ||
      /\p{L}[^\p{L}\n]*\d\W*$/u.test(inside.slice(0, feed)));
  const skipped = Math.max(announcement, isOther ? feed + 1 : 0);
  if (wordsOf(inside.slice(skipped)).length >= 9) run.start += skipped;
  const end = text.slice(run.start, run.end).lastIndexOf('\n');
  const isHead = end > 0 && /^[ \t]*[\p{L}\d,.]/u.test(text.slice(run.end, run.end + 12));
  if (isHead && wordsOf(text.slice(run.start + end, run.end)).length <= 3)
    run.end = run.start + end;
  run.count = wordsOf(text.slice(run.start, run.end)).length;
}

function look(page: Page, group: readonly Run[]): void {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last) return;
  const whole: Run = {
    start: first.start,
    end: last.end,
    count: group.reduce((sum, one) => sum + one.count, 0),
  };
  trim(page.text, whole);
  const words = wordsOf(page.text.slice(whole.start, whole.end));
  const before = page.text.slice(Math.max(0, whole.start - 160), whole.start);
  const near = before + page.text.slice(whole.end, whole.end + 80);
  const isSure = sure.test(near);
  const checked = whole.count >= 12 ? checkedStretch(words) : undefined;
  if (isProse(words) && !(checked && about.test(near))) return;
  if (checked && (!isSure || words.length - checked[1] + checked[0] <= 3))
    noteWords(page, whole, ...checked);
  else if (isSure ? whole.count >= 4 : whole.count >= (about.test(near) ? 10 : 20))
    noteWords(page, whole, 0, words.length);
}

/** Seed phrases among the runs of words: by check sum, by length, or by what is said around them. */
export function seedPhrases(page: Page): void {
  const runs = runsOf(page).filter((run) => run.count >= fewest);
  for (const group of joined(page, runs)) {
    const count = group.reduce((sum, one) => sum + one.count, 0);
    if (count <= longest) look(page, group);
    else for (const run of group) for (const line of linesOf(page, run)) look(page, [line]);
  }
}

/** Whether the text between two words lets a phrase go on. */
export function goesOn(text: string, from: number, to: number): boolean {
  return to - from === 1 || (to - from <= 14 && between.test(text.slice(from, to)));
}
