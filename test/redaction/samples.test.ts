import { describe, expect, test } from 'vitest';
import { redact } from '../../core/domain/redaction/redact.js';
import { isHalfThere, samples, squeezed } from './samples.js';

const all = samples();

describe('samples of what customers paste', () => {
  test.each(all.map((sample) => [sample.id, sample] as const))('%s', (_, sample) => {
    const { text } = redact(sample.text);
    const left = [...sample.secrets, ...(sample.also ?? [])].filter((one) => text.includes(one));
    const flat = squeezed(text);
    const isPersonal = sample.kind.startsWith('pii.');
    const half = isPersonal
      ? []
      : [...sample.secrets, ...(sample.secrets.length > 0 ? (sample.also ?? []) : [])].filter(
          (one) => isHalfThere(flat, one),
        );
    const lost = sample.keep.filter(
      (one) => !text.includes(one) && !text.replaceAll('\0', '').includes(one.replaceAll('\0', '')),
    );
    expect({ left, half, lost }).toEqual({ left: [], half: [], lost: [] });
    if (sample.text.length < 20_000) expect(redact(text)).toEqual({ text, found: [] });
  });
});
