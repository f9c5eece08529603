import type { Run } from '../../core/chat/text.js';

/**
 * A paragraph as bits of Discord markdown. A message may be cut between two of them and each still means the same.
 */
export type Bits = readonly string[];

/** The longest text in one bit, in UTF-16 units before escaping; escaping at most doubles it. */
const longest = 900;

/** Everything that Discord's markdown, mentions, timestamps, emoji names and bare links are made of. */
const inline = /[\\*_~|`[\]<>@]|:(?=\S)/g;
/** What begins a heading, a small line, a quote or a list where a line begins; and a link whose `https:` came before. */
const lineStart = /^([ \t]*)(#|-|\+|\/|\d+(?=[.)]))/gm;

/**
 * Makes a text mean only itself. A backslash before any character that is neither letter, digit nor space is taken
 * for that character; a number of a list is broken at its dot.
 */
export function escaped(text: string): string {
  return text
    .replaceAll(inline, '\\$&')
    .replaceAll(lineStart, (_, indent: string, sign: string) =>
      /\d/.test(sign) ? `${indent}${sign}\\` : `${indent}\\${sign}`,
    );
}

/** A block of code whose fence no text can close: a zero-width space stands between its backticks. */
export function fence(text: string): string {
  const inside = text.replaceAll(/`(?=`)/g, '`\u200b');
  return `\`\`\`\n${inside.trim() === '' ? ' ' : inside}\n\`\`\``;
}

/** Code within a line. Discord has no escape there, so a backtick becomes its look-alike. */
function code(text: string): string {
  return text.trim() === '' ? text : `\`${text.replaceAll('`', '\u02cb')}\``;
}

function bold(markdown: string): string {
  return markdown.trim() === '' ? markdown : `**${markdown}**`;
}

/** A moment in the reader's own time (Message formatting, timestamp style f). */
function timestamp(ms: number): string {
  return `<t:${Math.floor(ms / 1000)}:f>`;
}

/** The bits of one translated paragraph. */
export function bitsOf(runs: readonly Run[]): Bits {
  const bits: string[] = [];
  for (const group of grouped(runs)) {
    const block = isBlock(group);
    const before = bits.at(-1) ?? '\n';
    const apart = (block || before.endsWith('```')) && !before.endsWith('\n');
    const [first = '', ...more] = block ? blocks(textOf(group)) : inlineBits(group);
    bits.push(
      apart && !first.startsWith('\n') ? `\n${first}` : first,
      ...more.map((bit) => (block ? `\n${bit}` : bit)),
    );
  }
  return bits.filter((bit) => bit !== '');
}

/** Neighbours with one mark are one piece of markup: `**a****b**` would not be bold. */
function grouped(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    const same = last?.[0]?.mark === run.mark && last?.[0]?.said === run.said;
    if (last !== undefined && same) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

function textOf(group: readonly Run[]): string {
  return group.map((run) => run.text).join('');
}

function isBlock([first, ...more]: readonly Run[]): boolean {
  if (first?.said === true) return true;
  return first?.mark === 'code' && textOf([first, ...more]).length > longest;
}

function blocks(text: string): string[] {
  return slices(text, longest, (slice) => slice).map(fence);
}

function inlineBits(group: readonly Run[]): string[] {
  const mark = group[0]?.mark;
  const text = textOf(group);
  if (mark === 'code') return [code(text)];
  if (mark === 'b' && text.length <= longest) return [bold(group.map(plainBit).join(''))];
  return group.flatMap((run) =>
    run.moment === undefined ? slices(run.text, longest, escaped) : [timestamp(run.moment)],
  );
}

function plainBit(run: Run): string {
  return run.moment === undefined ? escaped(run.text) : timestamp(run.moment);
}

/** Cuts a long text where a word ends, or else between two characters. */
function slices(text: string, most: number, made: (slice: string) => string): string[] {
  const cut: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const space = Math.max(rest.lastIndexOf(' ', most), rest.lastIndexOf('\n', most));
    const at = space > most / 2 ? space + 1 : wholeCharacters(rest, most);
    cut.push(made(rest.slice(0, at)));
    rest = rest.slice(at);
  }
  return [...cut, made(rest)];
}

function wholeCharacters(text: string, at: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;
}
