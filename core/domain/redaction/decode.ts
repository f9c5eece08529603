/** Text of a file, or why it holds none. */
export type Decoded = { text: string } | { refused: 'archive' | 'picture' | 'binary' | 'empty' };

const signatures: readonly [refused: 'archive' | 'picture' | 'binary', first: readonly number[]][] =
  [
    ['archive', [0x50, 0x4b, 0x03, 0x04]],
    ['archive', [0x50, 0x4b, 0x05, 0x06]],
    ['archive', [0x1f, 0x8b]],
    ['archive', [0x42, 0x5a, 0x68]],
    ['archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
    ['archive', [0x37, 0x7a, 0xbc, 0xaf]],
    ['archive', [0x28, 0xb5, 0x2f, 0xfd]],
    ['archive', [0x52, 0x61, 0x72, 0x21]],
    ['picture', [0x89, 0x50, 0x4e, 0x47]],
    ['picture', [0xff, 0xd8, 0xff]],
    ['picture', [0x47, 0x49, 0x46, 0x38]],
    ['picture', [0x52, 0x49, 0x46, 0x46]],
    ['binary', [0x7f, 0x45, 0x4c, 0x46]],
    ['binary', [0x25, 0x50, 0x44, 0x46]],
  ];

function begins(bytes: Uint8Array, first: readonly number[]): boolean {
  return first.every((byte, at) => bytes[at] === byte);
}

const looked = 4096;

/** The byte order of UTF-16 without a mark: every other byte of Latin text is zero. */
function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const size = Math.min(bytes.length - (bytes.length % 2), looked);
  const zeros = [0, 0];
  for (let at = 0; at < size; at += 1) {
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > size * 0.3 && even < size * 0.05) return 'utf-16le';
  return even > size * 0.3 && odd < size * 0.05 ? 'utf-16be' : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  if (begins(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (begins(bytes, [0xfe, 0xff])) return 'utf-16be';
  const order = bytes.length >= 4 ? utf16Order(bytes) : undefined;
  if (order) return order;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // The decoder answers bytes that are no UTF-8 by throwing.
    return false;
  }
}

const usual = new Set(['\t', '\n', '\r', '\f', '\b', '\u0007', '\u001b']);

/** Control characters that no log holds; tabs, breaks, colours and bells are in every other one. */
function strangeIn(text: string): number {
  return (text.match(/\p{Cc}/gu) ?? []).filter((one) => !usual.has(one)).length;
}

/**
 * Bytes of a file as text: UTF-8, UTF-16 with or without a byte order mark, else Windows-1252 (WHATWG Encoding). Line
 * ends become `\n`; colours stay. Archives, pictures and other files of bytes are refused with what they are.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { refused: 'empty' };
  const known = signatures.find(([, first]) => begins(bytes, first));
  if (known) return { refused: known[0] };
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes).replace(/\r\n?/g, '\n');
  return strangeIn(text.slice(0, looked)) > Math.min(text.length, looked) * 0.02
    ? { refused: 'binary' }
    : { text };
}
