// Fails on a type assertion (`as`, `<T>`, `!`): it silences the compiler instead of proving something. Allowed are
// `as const`, and the few places where bytes of a platform or rows of a database become our types.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folders = ['bots', 'core', 'locales', 'bench', 'scripts', 'test'];
const skipped = /(^|\/)(node_modules|generated)\//;
const allowed = [/^core\/store\//, /\/codec\.ts$/, /^core\/chat\/step\.ts$/];

/**
 * The type assertions in the text of one source, as `line: words`.
 * @param {string} text
 */
export function casts(text) {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2023, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isCast(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getEnd());
      found.push(`${line + 1}: ${node.getText().split('\n').at(-1)?.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {ts.Node} node */
function isCast(node) {
  if (ts.isNonNullExpression(node)) return true;
  return (
    (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) &&
    !ts.isConstTypeReference(node.type)
  );
}

function sources() {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => name.endsWith('.ts') && !skipped.test(name))
    .filter((name) => !allowed.some((place) => place.test(name)))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = sources().flatMap((name) =>
    casts(readFileSync(join(root, name), 'utf8')).map((cast) => `${name}:${cast}`),
  );
  for (const line of found) process.stdout.write(`${line}\n`);
  if (found.length > 0) process.exitCode = 1;
}
