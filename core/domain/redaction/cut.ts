import { type Finding, type Kind, placeholder } from './kinds.js';

/** Overlapping findings become one, with the kind of the longest of them. */
function merged(found: readonly Finding[]): Finding[] {
  const sorted = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Finding[] = [];
  let longest = 0;
  for (const one of sorted) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) {
      kept.push({ ...one });
      longest = one.end - one.start;
      continue;
    }
    if (one.end - one.start > longest) last.kind = one.kind;
    longest = Math.max(longest, one.end - one.start);
    last.end = Math.max(last.end, one.end);
  }
  return kept;
}

/** The parts of findings that lie outside the placeholders of an earlier time. */
function outside(text: string, found: readonly Finding[]): Finding[] {
  const stands = [...text.matchAll(placeholder)].map((one) => [
    one.index,
    one.index + one[0].length,
  ]);
  if (stands.length === 0) return [...found];
  const parts: Finding[] = [];
  let next = 0;
  for (const one of found) {
    let { start } = one;
    while (next < stands.length && (stands[next]?.[1] ?? 0) <= start) next += 1;
    for (let at = next; at < stands.length; at += 1) {
      const [from = 0, to = 0] = stands[at] ?? [];
      if (from >= one.end) break;
      if (from > start) parts.push({ ...one, start, end: from });
      start = Math.max(start, to);
    }
    if (start < one.end) parts.push({ ...one, start });
  }
  return parts.filter((one) => /[\p{L}\p{N}]/u.test(text.slice(one.start, one.end)));
}

/** What makes two findings the same secret: its letters and digits, whatever disguise they wear. */
function nameOf(text: string, one: Finding): string {
  const letters = text.slice(one.start, one.end).replace(/[^\p{L}\p{N}]+/gu, '');
  return `${one.kind} ${letters}`;
}

/** Labels given so far: what stands for which secret, and the last number of each kind. */
export type Labels = { given: Map<string, string>; last: Map<Kind, number> };

export function noLabels(text: string): Labels {
  const last = new Map<Kind, number>();
  for (const [, kind, number] of text.matchAll(placeholder)) {
    const known = kind as Kind;
    last.set(known, Math.max(last.get(known) ?? 0, Number(number)));
  }
  return { given: new Map(), last };
}

function label(labels: Labels, kind: Kind, name: string): string {
  const before = labels.given.get(name);
  if (before !== undefined) return before;
  const number = (labels.last.get(kind) ?? 0) + 1;
  labels.last.set(kind, number);
  const made = `[${kind} ${number}]`;
  labels.given.set(name, made);
  return made;
}

/** Puts a placeholder where each finding was. Answers the text and what was cut, in the order of the text. */
export function cut(text: string, found: readonly Finding[], labels: Labels) {
  const all = outside(text, merged(found));
  let made = '';
  let from = 0;
  for (const one of all) {
    made += text.slice(from, one.start) + label(labels, one.kind, nameOf(text, one));
    from = one.end;
  }
  return { text: made + text.slice(from), cut: all };
}
