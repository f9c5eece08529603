import { base64nopad } from '@scure/base';
import type { Finding, Kind } from './kinds.js';

/** What no text holds, breaks and tabs aside: control characters and bytes that are no UTF-8. */
const unreadable = /[\p{Cc}\p{Cn}\p{Co}\ufffd]/u;
/** Letters that are decoded at a time, so that a picture is left alone after its first bytes. */
const step = 4096;

function decoded(letters: string): Uint8Array | undefined {
  const whole = letters.slice(0, letters.length - (letters.length % 4 === 1 ? 1 : 0));
  try {
    return base64nopad.decode(whole);
  } catch {
    // Bits are left over at the end: somebody cut the letters short.
    return base64nopad.decode(whole.slice(0, whole.length - (whole.length % 4)));
  }
}

type Decoder = InstanceType<typeof TextDecoder>;

function decoderFor(bytes: Uint8Array): Decoder {
  const isUtf16 = bytes.length > 8 && bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8');
}

function isReadable(text: string): boolean {
  return !unreadable.test(text.replace(/[\t\n\r]|\p{Cc}(?=\[)/gu, '').replace(/\ufffd$/, ''));
}

/** The text that the letters begin with; empty when they are bytes of another kind. */
function textIn(run: string): string {
  const letters = run.replace(/[\s=]/g, '').replace(/-/g, '+').replace(/_/g, '/');
  const pieces: string[] = [];
  let decoder: Decoder | undefined;
  for (let at = 0; at < letters.length; at += at === 0 ? 48 : step) {
    const bytes = decoded(letters.slice(at, at === 0 ? 48 : at + step));
    if (!bytes) break;
    decoder ??= decoderFor(bytes);
    const piece = decoder.decode(bytes, { stream: true });
    if (!isReadable(piece)) break;
    pieces.push(piece);
  }
  return pieces.join('');
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
    const kind = inner.length < 8 ? undefined : kindIn(look(inner));
    if (kind) found.push({ kind, start, end });
  }
  return found;
}
