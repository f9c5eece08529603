import { inBase64 } from './blobs.js';
import { seen, trace, unescaped } from './disguises.js';
import { brokenSecrets } from './joins.js';
import type { Finding } from './kinds.js';
import { scan } from './scan.js';
import { crop, original, plainView, type View } from './view.js';
import { type Window, windowsAround } from './windows.js';

/** Disguises in the order in which they come off; some were put on twice. */
const layers = [seen, unescaped, seen, unescaped, unescaped];

/** What a stretch of the text holds once its disguises come off, one by one. */
function undisguised(text: string, start: number, end: number, depth: number): Finding[] {
  const found: Finding[] = [];
  let view: View = plainView(text, start, end);
  for (const undo of layers) {
    const next = undo(view);
    if (next === view) continue;
    view = next;
    const bare = view;
    found.push(
      ...original(bare, plainly(bare.text, depth)),
      ...brokenSecrets(bare.text, (from, to) => crop(bare, from, to)),
    );
  }
  return found;
}

/** What a text holds as it stands and in base64. */
function plainly(text: string, depth: number): Finding[] {
  const { found, blobs } = scan(text);
  const inner = depth > 0 ? inBase64(text, blobs, (decoded) => findAll(decoded, depth - 1)) : [];
  return [...found, ...inner];
}

function* tracesOf(text: string): Iterable<number> {
  for (const match of text.matchAll(trace)) yield match.index;
}

/** Every secret in a text, as it stands and under every disguise. `depth`: how often base64 is opened. */
export function findAll(text: string, depth = 2): Finding[] {
  const found = [
    ...plainly(text, depth),
    ...brokenSecrets(text, (start, end) => plainView(text, start, end)),
  ];
  for (const { start, end } of windowsAround(text, tracesOf(text))) {
    found.push(...undisguised(text, start, end, depth));
  }
  return found;
}

/** A window from a space to a space, so that no word is cut in two. */
function aligned(text: string, { start, end }: Window): Window {
  const from = start === 0 ? 0 : start + Math.max(0, text.slice(start, end).search(/\s/));
  const tail = end === text.length ? -1 : text.slice(from, end).search(/\s\S*$/);
  return { start: from, end: tail < 0 ? end : from + tail };
}

/** What the neighbourhood of some places holds: what a cut there brought to light. */
export function findNear(text: string, places: readonly number[]): Finding[] {
  return windowsAround(text, places)
    .map((one) => aligned(text, one))
    .flatMap(({ start, end }) =>
      findAll(text.slice(start, end)).map((one) => ({
        ...one,
        start: one.start + start,
        end: one.end + start,
      })),
    );
}
