import { receivingKeys } from './keys.js';
import { type Loaded, loadShop } from './load.js';
import type { Output } from './output.js';
import { summary } from './summary.js';

/**
 * Says what is wrong with a shop file, one line a problem, or what it says and which addresses it receives at.
 * Asks no network. Gives the exit status: 0 when right, 1 when something is wrong, 2 without exactly one file.
 */
export async function check(args: string[], out: Output): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || rest.length > 0) {
    out.error('Usage: npm run -s shop -- check FILE');
    return 2;
  }
  const loaded = await loadShop(file);
  if (!loaded.ok) return refuse(out, file, await withKeys(loaded));
  const opened = await receivingKeys(loaded.shop);
  if (!opened.ok) return refuse(out, file, opened.problems);
  for (const line of summary(loaded.shop, opened.keys)) out.line(line);
  return 0;
}

/** The receiving keys are told about in the same run, each once. */
async function withKeys({ problems, receives }: Extract<Loaded, { ok: false }>): Promise<string[]> {
  const opened = receives === undefined ? undefined : await receivingKeys(receives);
  if (opened === undefined || opened.ok) return problems;
  const place = (problem: string) => problem.slice(0, problem.indexOf(': '));
  const told = new Set(problems.map(place));
  return [...problems, ...opened.problems.filter((problem) => !told.has(place(problem)))];
}

function refuse(out: Output, file: string, problems: readonly string[]): number {
  for (const problem of problems) out.error(`${file}: ${problem}`);
  return 1;
}
