import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Text that a customer may paste: what must go, in every form (`also`: with its disguise undone), and what must stay. */
export type Sample = {
  id: string;
  kind: string;
  text: string;
  secrets: string[];
  keep: string[];
  also?: string[];
};

export function samples(): Sample[] {
  const packed = readFileSync(new URL('../data/redaction-samples.jsonl.gz', import.meta.url));
  return gunzipSync(packed)
    .toString()
    .trim()
    .split('\n')
    .map((line): Sample => JSON.parse(line));
}

const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;?]*[ -/]*[@-~]`, 'g');

/** Letters and digits alone, so that neither colours nor breaks hide what is left of a secret. */
export function squeezed(text: string): string {
  return text
    .replace(colour, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Whether a piece of a secret is left that would help a thief: two fifths of it, and eight letters or more. */
export function isHalfThere(output: string, secret: string): boolean {
  const letters = squeezed(secret);
  const size = Math.max(8, Math.ceil(letters.length * 0.4));
  if (letters.length < size) return letters.length >= 6 && output.includes(letters);
  for (let at = 0; at + size <= letters.length; at += 1) {
    if (output.includes(letters.slice(at, at + size))) return true;
  }
  return false;
}
