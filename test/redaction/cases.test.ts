import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { redact } from '../../core/domain/redaction/redact.js';
import type { Sample } from './samples.js';

type Case = Pick<Sample, 'text' | 'secrets' | 'keep'>;

const cases = readFileSync(new URL('../data/redaction-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Case => JSON.parse(line));

describe('settings, commands, prompts and sentences', () => {
  test.each(cases)('$text', ({ text, secrets, keep }) => {
    const clean = redact(text).text;
    expect({
      left: secrets.filter((one) => clean.includes(one)),
      lost: keep.filter((one) => !clean.includes(one)),
      again: redact(clean).text,
    }).toEqual({ left: [], lost: [], again: clean });
  });
});
