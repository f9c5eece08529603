import type { z } from 'zod';
import { keysAt } from '../../core/domain/shopKeys.js';

type Raw = z.core.$ZodRawIssue;

/** What a field should have been, where its schema says nothing of its own. Never repeats the value. */
export function expected(issue: Raw): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? `should be: ${issue.expected}`;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return issue.origin === 'array' ? 'at least one entry' : `${issue.minimum} or more`;
    case 'too_big':
      return tooBig(issue);
    default:
      return 'is not valid';
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  int: 'a whole number without quotes',
  number: 'a whole number without quotes',
  object: 'an object in { }',
  array: 'a list in [ ]',
};

function tooBig({ origin, maximum }: { origin: string; maximum: number | bigint }): string {
  if (origin === 'string') return `${maximum} characters at most`;
  return origin === 'array' ? `${maximum} entries at most` : `${maximum} at most`;
}

/** One sentence for each name that the schema does not know. */
export function unknownNames(path: readonly PropertyKey[], names: readonly string[]): string[] {
  return names.map((name) => {
    const near = nearest(name, keysAt(path));
    return near === undefined ? 'is no known name' : `is no known name; did you mean "${near}"?`;
  });
}

/** The known name that differs in two letters at most, or in nothing but capitals, dashes and underscores. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[-_\s]/g, '');
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(bare(name), bare(candidate)) }))
    .sort((one, other) => one.far - other.far);
  const [best] = ranked;
  const reach = Math.min(2, Math.floor(name.length / 2));
  return best !== undefined && best.far <= reach ? best.candidate : undefined;
}

/** Letters to insert, delete or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, target] of [...other].entries()) {
      const replaced = (row[to] ?? 0) + (letter === target ? 0 : 1);
      next.push(Math.min(replaced, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** `catalogue[3].price.7`, as one would write it in a program. */
export function written(path: readonly PropertyKey[]): string {
  return path
    .map((key, at) =>
      typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${safe(String(key))}`,
    )
    .join('');
}

/** A name from the file, made harmless for a terminal and too short to be a key. */
function safe(name: string): string {
  const shown = name.replaceAll(/[^\p{L}\p{N}$_.-]/gu, '?');
  return shown.length > 40 ? `${shown.slice(0, 12)}...` : shown;
}
