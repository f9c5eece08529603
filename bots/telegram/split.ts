import type { Run } from '../../core/chat/text.js';
import { html } from './html.js';
import { telegramLimits } from './limits.js';

/**
 * One text as the messages it takes: at most 4096 characters and 32,768 bytes of HTML each, parted between
 * paragraphs if it can be, else lines, else words. A marked run is parted only if it fills a message alone.
 */
export function split(runs: readonly Run[], most: number = telegramLimits.textCharacters): Run[][] {
  const parts: Run[][] = [];
  let rest = runs;
  while (!fits(rest, most)) {
    const at = cutAt(rest, most);
    parts.push(between(rest, 0, at));
    rest = withoutLeadingSpace(between(rest, at, Number.POSITIVE_INFINITY));
  }
  parts.push([...rest]);
  return parts.map(trimmed).filter((part) => part.length > 0);
}

function fits(runs: readonly Run[], most: number): boolean {
  const units = runs.reduce((sum, run) => sum + run.text.length, 0);
  if (units > most && [...textOf(runs)].length > most) return false;
  // Markup and escapes take five times the text at most, unless it is all tags.
  const safe = units * 5 + runs.length * 64 <= telegramLimits.rawBytes;
  return safe || Buffer.byteLength(html(runs)) <= telegramLimits.rawBytes;
}

function textOf(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('');
}

/** The index, in UTF-16 units, of the best place to part that leaves a first message that fits. */
function cutAt(runs: readonly Run[], most: number): number {
  const text = textOf(runs);
  let room = Math.min([...text].slice(0, most).join('').length, text.length - 1);
  while (!fits(between(runs, 0, room), most)) room = Math.floor(room / 2);
  const head = text.slice(0, room);
  const [paragraph, line, word] = ['\n\n', '\n', ' '].map((gap) => head.lastIndexOf(gap));
  const enough = Math.floor(room / 4);
  const found = [paragraph, line, word].find((at) => at !== undefined && at > enough);
  return outsideEntities(runs, found ?? graphemeBorder(text, room));
}

function graphemeBorder(text: string, room: number): number {
  const near = new Intl.Segmenter().segment(text).containing(room);
  return near === undefined || near.index === 0 ? room : near.index;
}

/** Moves a place inside a marked run to its beginning, unless the run begins the message. */
function outsideEntities(runs: readonly Run[], at: number): number {
  let from = 0;
  for (const run of runs) {
    const end = from + run.text.length;
    const marked = run.mark !== undefined || run.moment !== undefined;
    if (marked && from > 0 && from < at && at < end) return from;
    from = end;
  }
  return at;
}

function between(runs: readonly Run[], start: number, end: number): Run[] {
  let from = 0;
  return runs.flatMap((run) => {
    const text = run.text.slice(Math.max(0, start - from), Math.max(0, end - from));
    from += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** Telegram takes space off the ends, and refuses a message of nothing else. */
function trimmed(part: readonly Run[]): Run[] {
  return withoutLeadingSpace(between(part, 0, textOf(part).trimEnd().length));
}

function withoutLeadingSpace(runs: readonly Run[]): Run[] {
  const text = textOf(runs);
  return between(runs, text.length - text.trimStart().length, text.length);
}
