import { classOf, codeOf, DIGIT, MARK, makeOf, WORD } from './letters.js';
import { judgeMark } from './marks.js';
import { open, type Page } from './page.js';
import { fewest, goesOn, seedPhrases } from './seeds.js';
import { isSeedWord } from './seedWords.js';
import { judgeWord } from './words.js';

/** The scanner's place in a page: where words of a seed phrase began and ended, and how many there were. */
type Eye = { page: Page; seedStart: number; seedEnd: number; seedCount: number };

function closeRun(eye: Eye): void {
  if (eye.seedCount >= fewest) eye.page.runs.push(eye.seedStart, eye.seedEnd, eye.seedCount);
  eye.seedCount = 0;
}

function seedWord(eye: Eye, start: number, end: number): void {
  if (eye.seedCount > 0 && !goesOn(eye.page.text, eye.seedEnd, start)) closeRun(eye);
  if (eye.seedCount === 0) eye.seedStart = start;
  eye.seedCount += 1;
  eye.seedEnd = end;
}

/** Reads one word and judges it; where to go on. */
function word(eye: Eye, start: number): number {
  const { text } = eye.page;
  const size = text.length;
  let end = start;
  let head = 0;
  let tail = 0;
  let make = 0;
  for (; end < size; end += 1) {
    const unit = text.charCodeAt(end);
    if (classOf[unit] !== WORD) break;
    tail = ((tail << 5) | (codeOf[unit] ?? 0)) & 0xfffff;
    make |= makeOf[unit] ?? 0;
    if (end - start === 3) head = tail;
  }
  if (end - start < 4) head = tail;
  if (isSeedWord(head, tail, end - start)) seedWord(eye, start, end);
  else if (make !== DIGIT && eye.seedCount > 0) closeRun(eye);
  return Math.max(end, judgeWord(eye.page, start, end, head, tail, make));
}

/** Reads a text as it stands, in one pass: every secret in it, and every run of base64. */
export function scan(text: string, isJoined = false): Page {
  const eye: Eye = { page: open(text, isJoined), seedStart: 0, seedEnd: 0, seedCount: 0 };
  for (let at = 0; at < text.length; ) {
    const kind = classOf[text.charCodeAt(at)];
    if (kind === WORD) at = word(eye, at);
    else at = kind === MARK ? Math.max(at + 1, judgeMark(eye.page, at)) : at + 1;
  }
  closeRun(eye);
  seedPhrases(eye.page);
  return eye.page;
}
