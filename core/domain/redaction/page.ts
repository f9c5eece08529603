import type { Finding, Kind } from './kinds.js';

/** A text under the eye of the scanner, and what was found in it so far. */
export type Page = {
  readonly text: string;
  readonly found: Finding[];
  /** Runs of words of the seed phrase list: start, end and count, three numbers a run. */
  readonly runs: number[];
  /** Elliptic curve checks left; they are slow, and no honest text needs many. */
  curveChecks: number;
  /** Up to where the queries of addresses were read. */
  queryEnd: number;
  /** Where runs of base64 letters begin and end, two numbers a run, and up to where they were read. */
  readonly blobs: number[];
  blobEnd: number;
  /** Lines were joined to read this page: what only looks like a secret does not count. */
  readonly isJoined: boolean;
};

export function open(text: string, isJoined: boolean): Page {
  return {
    text,
    found: [],
    runs: [],
    curveChecks: 24,
    queryEnd: 0,
    blobs: [],
    blobEnd: 0,
    isJoined,
  };
}

export function note(page: Page, kind: Kind, start: number, end: number): void {
  if (end > start) page.found.push({ kind, start, end });
}

/** The match of a sticky expression at a place, or nothing. */
export function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** Where the match of a sticky expression ends, -1 when there is none at that place. */
export function endAt(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : -1;
}

/** Up to `length` units before a place, without what lies before the start of its line. */
export function lineBefore(text: string, at: number, length: number): string {
  const before = text.slice(Math.max(0, at - length), at);
  return before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
}
