import { benchShop, conversationStep } from './conversation.js';
import { redactLines } from './redact.js';
import { startLines } from './start.js';
import { type Line, stepLines } from './step.js';
import { telegramLines } from './telegram.js';

/** Every group of benchmarks by name; `npm run bench -- step` runs one. */
const groups: Record<string, () => Promise<Line[]>> = {
  redact: redactLines,
  start: startLines,
  step: async () => stepLines(conversationStep(await benchShop())),
  telegram: telegramLines,
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const line of await run()) process.stdout.write(`${JSON.stringify(line)}\n`);
}
