import { cut, noLabels } from './cut.js';
import { echoes } from './echoes.js';
import { findAll, findNear } from './find.js';
import { type Kind, kinds } from './kinds.js';
import type { Redacted } from './redacted.js';

export type Redaction = { text: Redacted; found: { kind: Kind; count: number }[] };

/** Cutting one secret can bring others to light; this often the text is looked at again. */
const rounds = 4;

/** The only place where words become redacted ones. */
function isRedacted(text: string, clean: string): text is Redacted {
  return text === clean;
}

/**
 * Takes secrets and personal data out of a text and leaves a placeholder for each, the same one for the same secret.
 * Answers the text and how many were taken by kind, never what they were. A text that was redacted stays as it is.
 */
export function redact(text: string): Redaction {
  const labels = noLabels(text);
  const counts = new Map<Kind, number>();
  let clean = text;
  let found = findAll(text);
  found.push(...echoes(text, found));
  for (let round = 0; round < rounds; round += 1) {
    const done = cut(clean, found, labels);
    if (done.cut.length === 0) break;
    for (const { kind } of done.cut) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    clean = done.text;
    found = findNear(clean, done.places);
  }
  if (!isRedacted(clean, clean)) throw new Error('never');
  const counted = kinds.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : [{ kind, count }];
  });
  return { text: clean, found: counted };
}
