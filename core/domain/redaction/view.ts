import type { Finding } from './kinds.js';

/** A text with a disguise undone, and which stretch of the original each unit of it stands for. */
export type View = { text: string; from: Uint32Array; to: Uint32Array };

/** The text from `start` to `end` as it stands. */
export function plainView(text: string, start: number, end: number): View {
  const size = end - start;
  const from = new Uint32Array(size);
  const to = new Uint32Array(size);
  for (let at = 0; at < size; at += 1) {
    from[at] = start + at;
    to[at] = start + at + 1;
  }
  return { text: text.slice(start, end), from, to };
}

/** A view with every match of `pattern` replaced; the same view when there is none. */
export function rewrite(view: View, pattern: RegExp, undo: (piece: string) => string): View {
  const pieces: string[] = [];
  const from = new Uint32Array(view.text.length * 2);
  const to = new Uint32Array(view.text.length * 2);
  let size = 0;
  let last = 0;
  const keep = (end: number) => {
    pieces.push(view.text.slice(last, end));
    from.set(view.from.subarray(last, end), size);
    to.set(view.to.subarray(last, end), size);
    size += end - last;
  };
  for (const match of view.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const undone = undo(match[0]).slice(0, match[0].length * 2);
    keep(match.index);
    pieces.push(undone);
    from.fill(view.from[match.index] ?? 0, size, size + undone.length);
    to.fill(view.to[end - 1] ?? 0, size, size + undone.length);
    size += undone.length;
    last = end;
  }
  if (last === 0) return view;
  keep(view.text.length);
  return { text: pieces.join(''), from: from.subarray(0, size), to: to.subarray(0, size) };
}

/** A part of a view. */
export function crop(view: View, start: number, end: number): View {
  return {
    text: view.text.slice(start, end),
    from: view.from.subarray(start, end),
    to: view.to.subarray(start, end),
  };
}

export type Stretch = { start: number; end: number };

/** A view without some of its stretches, given in their order. */
export function without(view: View, gone: readonly Stretch[]): View {
  const pieces: string[] = [];
  const from = new Uint32Array(view.text.length);
  const to = new Uint32Array(view.text.length);
  let size = 0;
  let last = 0;
  for (const { start, end } of [...gone, { start: view.text.length, end: 0 }]) {
    pieces.push(view.text.slice(last, start));
    from.set(view.from.subarray(last, start), size);
    to.set(view.to.subarray(last, start), size);
    size += start - last;
    last = end;
  }
  return { text: pieces.join(''), from: from.subarray(0, size), to: to.subarray(0, size) };
}

/** Findings in a view as stretches of the original. */
export function original(view: View, found: readonly Finding[]): Finding[] {
  return found.map(({ kind, start, end }) => ({
    kind,
    start: view.from[start] ?? 0,
    end: view.to[end - 1] ?? 0,
  }));
}
