import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { looksPrivate } from '../../core/coins/secret.js';
import { type Shop, type ShopMethod, shopSchema } from '../../core/domain/shop.js';
import { readJson } from './json.js';
import { privateSentence } from './keySentences.js';
import { expected, unknownNames, written } from './sentences.js';

/** What is needed to open the receiving keys of a shop; a method that cannot be read is absent. */
export type Receives = Pick<Shop, 'mode' | 'chain'> & {
  methods: readonly (Pick<ShopMethod, 'method' | 'key'> | undefined)[];
};

/**
 * A shop, or everything that is wrong with its file, one sentence a problem. `receives` is there when that part
 * of the file can be read all the same.
 */
export type Loaded =
  | { ok: true; shop: Shop }
  | { ok: false; problems: string[]; receives?: Receives };

const { mode, chain, methods } = shopSchema.shape;
const { method, key } = methods.element.shape;
const receivesSchema = z.object({
  mode,
  chain,
  methods: z.array(z.object({ method, key }).optional().catch(undefined)),
});

/** Reads a shop file. Expected failures (no such file, no JSON, wrong fields) are problems; nothing is thrown. */
export async function loadShop(path: string): Promise<Loaded> {
  let source: string;
  try {
    source = await readFile(path, 'utf8');
  } catch (problem) {
    return { ok: false, problems: [unreadable(problem)] };
  }
  return parseShop(source);
}

/** Reads the text of a shop file. Checks no receiving key; see `receivingKeys`. */
export function parseShop(source: string): Loaded {
  const json = readJson(source);
  if (!json.ok) {
    const { line, column } = json.place;
    return { ok: false, problems: [`line ${line}, column ${column}: ${json.problem}`] };
  }
  const doubled = json.doubled.map(
    ({ path, place }) => `${written(path)}: stands there twice, again in line ${place.line}`,
  );
  const secrets = privateTexts(json.value, []).map(
    (path) => `${written(path)}: ${privateSentence()}`,
  );
  const read = shopSchema.safeParse(json.value, { error: expected });
  const problems = [
    ...doubled,
    ...secrets,
    ...(read.success ? [] : sentences(read.error.issues, json.value)),
  ];
  if (read.success && problems.length === 0) return { ok: true, shop: read.data };
  const receives = receivesSchema.safeParse(json.value);
  return receives.success
    ? { ok: false, problems, receives: receives.data }
    : { ok: false, problems };
}

type Issue = Extract<
  ReturnType<typeof shopSchema.safeParse>,
  { success: false }
>['error']['issues'][number];

function sentences(issues: readonly Issue[], file: unknown): string[] {
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownNames(issue.path, issue.keys).map((words, at) => {
          const name = issue.keys[at] ?? '';
          return `${written([...issue.path, name])}: ${words}`;
        })
      : [],
  );
  const wrong = issues
    .filter((issue) => issue.code !== 'unrecognized_keys')
    .map((issue) => {
      const where = issue.path.length === 0 ? 'the file' : written(issue.path);
      const missing = issue.code !== 'custom' && isMissing(file, issue.path);
      return missing ? `${where}: is missing; ${issue.message}` : `${where}: ${issue.message}`;
    });
  return [...new Set([...wrong, ...unknown])];
}

function isMissing(file: unknown, path: readonly PropertyKey[]): boolean {
  return path.reduce(within, file) === undefined;
}

function within(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** Where the file holds something that can spend money, in whichever field it was put. */
function privateTexts(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof value === 'string') return !isProse(path) && looksPrivate(value) ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => privateTexts(inner, [...path, key]));
}

const prose: ReadonlySet<PropertyKey | undefined> = new Set([
  'terms',
  'privacy',
  'supportHours',
  'supportContact',
]);

/** Sentences for customers are many words without a digit too, as a seed phrase is. */
function isProse([first]: readonly PropertyKey[]): boolean {
  return prose.has(first);
}

function unreadable(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'EACCES':
    case 'EPERM':
      return 'the file may not be read by this user';
    default:
      return `the file cannot be read (${String(code ?? problem)})`;
  }
}
