import type { Bits } from './markdown.js';

/** Characters of a message's content, and of an embed's description (Message and Embed limits). */
export const contentLength = 2000;
export const descriptionLength = 4096;

/**
 * The texts of the messages that carry these paragraphs, in order; mostly one. A text over 2000 characters goes
 * into embeds, which take 4096 each; a paragraph is kept whole where it can be.
 */
export function pieces(paragraphs: readonly Bits[]): string[] {
  const whole = paragraphs.map(joined).join('\n\n');
  if (whole.length <= contentLength) return [whole];
  const cut: string[] = [];
  let current = '';
  for (const [bit, gap] of spaced(paragraphs)) {
    const next = current === '' ? bit : `${current}${gap}${bit}`;
    if (next.length <= descriptionLength) current = next;
    else {
      cut.push(current);
      current = bit;
    }
  }
  return [...cut, current];
}

function joined(bits: Bits): string {
  return bits.join('');
}

/** Each bit, or whole paragraph that fits one message, with what stands before it. */
function* spaced(paragraphs: readonly Bits[]): Iterable<readonly [bit: string, gap: string]> {
  for (const bits of paragraphs) {
    const whole = joined(bits);
    const parts = whole.length <= descriptionLength ? [whole] : bits;
    for (const [at, bit] of parts.entries()) yield [bit, at === 0 ? '\n\n' : ''];
  }
}
