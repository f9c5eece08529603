import { type Finding, type Kind, kinds, placeholder } from './kinds.js';

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

type Stand = { from: number; to: number };

/** What is left of a finding without the placeholders in it. */
function rest(one: Finding, stands: readonly Stand[]): Finding[] {
  const parts: Finding[] = [];
  let { start } = one;
  for (const { from, to } of stands) {
    if (from > start) parts.push({ ...one, start, end: from });
    start = Math.max(start, to);
  }
  if (start < one.end) parts.push({ ...one, start });
  return parts;
}

/** The parts of findings that lie outside the placeholders of an earlier time. */
function outside(text: string, found: readonly Finding[]): Finding[] {
  const stands = [...text.matchAll(placeholder)].map(
    (one): Stand => ({ from: one.index, to: one.index + one[0].length }),
  );
  let next = 0;
  const parts = found.flatMap((one) => {
    while (next < stands.length && (stands[next]?.to ?? 0) <= one.start) next += 1;
    let last = next;
    while (last < stands.length && (stands[last]?.from ?? 0) < one.end) last += 1;
    return rest(one, stands.slice(next, last));
  });
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
    const known = kinds.find((one) => one === kind);
    if (known) last.set(known, Math.max(last.get(known) ?? 0, Number(number)));
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
  const places: number[] = [];
  for (const one of all) {
    made += text.slice(from, one.start) + label(labels, one.kind, nameOf(text, one));
    places.push(made.length);
    from = one.end;
  }
  return { text: made + text.slice(from), cut: all, places };
}
