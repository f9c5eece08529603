import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keysAt } from '../../core/domain/shopKeys.js';
import { schemaFile, schemaText } from '../../scripts/schema.js';

describe('the JSON Schema of a shop file', () => {
  it('is up to date; `scripts/schema.ts` writes it', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(schemaText());
  });
});

describe('the names a shop file may use', () => {
  it('are known at every depth, through lists, defaults and optional parts', () => {
    expect(keysAt([])).toContain('catalogue');
    expect(keysAt(['catalogue', 3, 'price'])).toEqual(['3', '7', '30']);
    expect(keysAt(['numbers'])).toContain('sessionDays');
    expect(keysAt(['checkout'])).toEqual(['telegram', 'discord']);
    expect(keysAt(['terms', 'text'])).toEqual(['en', 'nl', 'tr']);
  });

  it('are none where there is no object', () => {
    expect(keysAt(['name'])).toEqual([]);
    expect(keysAt(['nothing', 'here'])).toEqual([]);
  });
});
