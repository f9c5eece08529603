import { base64nopad } from '@scure/base';
import type { Finding, Kind } from './kinds.js';

const readable = /^[\t\n\r\u001b\u0020-\u007e\u00a0-\u024f\u2000-\u206f]*$/;
const sample = 48;

function decoded(letters: string): Uint8Array | undefined {
  const plain = letters.replace(/[\s=]/g, '').replace(/-/g, '+').replace(/_/g, '/');
  const whole = plain.slice(0, plain.length - (plain.length % 4 === 1 ? 1 : 0));
  try {
    return base64nopad.decode(whole);
  } catch {
    // Bits are left over: letters that only look like base64.
    return base64nopad.decode(whole.slice(0, whole.length - (whole.length % 4)));
  }
}

function asText(bytes: Uint8Array): string {
  const isUtf16 = bytes.length > 8 && bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** The text in base64 letters, when it is one. */
function textIn(letters: string): string | undefined {
  const first = decoded(letters.slice(0, sample));
  if (!first || !readable.test(asText(first).slice(0, 30))) return undefined;
  const bytes = decoded(letters);
  return bytes ? asText(bytes) : undefined;
}

const secret: ReadonlySet<Kind> = new Set<Kind>([
  'token',
  'password',
  'private key',
  'wallet key',
  'seed phrase',
  'cookie',
]);

function kindIn(found: readonly Finding[]): Kind | undefined {
  return (found.find((one) => secret.has(one.kind)) ?? found[0])?.kind;
}

/** Runs in base64 whose text holds a secret: they go as a whole. `look` finds what a text holds. */
export function inBase64(
  text: string,
  runs: readonly number[],
  look: (inner: string) => Finding[],
): Finding[] {
  const found: Finding[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const [start = 0, end = 0] = runs.slice(at, at + 2);
    const inner = textIn(text.slice(start, end));
    const kind = inner === undefined ? undefined : kindIn(look(inner));
    if (kind) found.push({ kind, start, end });
  }
  return found;
}
