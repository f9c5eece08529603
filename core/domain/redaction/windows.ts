/** How far around a disguise the text belongs to it: enough for the words that announce a secret. */
const reach = 1500;

export type Window = { start: number; end: number };

function lineStart(text: string, at: number): number {
  const lowest = Math.max(0, at - reach);
  const line = text.slice(lowest, at).lastIndexOf('\n');
  if (line < 0) return lowest;
  const before = text.slice(lowest, lowest + line).lastIndexOf('\n');
  return before < 0 ? lowest : lowest + before + 1;
}

function lineEnd(text: string, at: number): number {
  const piece = text.slice(at, at + reach);
  const line = piece.indexOf('\n');
  if (line < 0) return at + piece.length;
  const next = piece.indexOf('\n', line + 1);
  return at + (next < 0 ? piece.length : next);
}

/** Stretches of the text, each with the places in it and the lines around them; near ones are one. */
export function windowsAround(text: string, places: Iterable<number>): Window[] {
  const windows: Window[] = [];
  for (const at of places) {
    const last = windows.at(-1);
    if (last && at < last.end - 200) continue;
    const start = lineStart(text, at);
    const end = lineEnd(text, at);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else windows.push({ start, end });
  }
  return windows;
}
