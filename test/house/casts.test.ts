import { expect, test } from 'vitest';
import { casts } from '../../scripts/casts.mjs';

test('an assertion of a type is found, with its line', () => {
  expect(casts('const a = 1;\nconst b = a as unknown;')).toEqual(['2: a as unknown']);
  expect(casts('const a = <unknown>1;')).toHaveLength(1);
  expect(casts('const a = b!.c;')).toHaveLength(1);
  expect(casts('const a = b as unknown as string;')).toHaveLength(2);
});

test('what only looks like an assertion is left alone', () => {
  expect(casts('const a = [1] as const;')).toEqual([]);
  expect(casts("import { a as b } from 'c'; export { b as d };")).toEqual([]);
  expect(casts('const a = { b: 1 } satisfies object; // as string\nconst c = "x as y";')).toEqual(
    [],
  );
});
