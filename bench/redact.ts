import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { redact } from '../core/domain/redaction/redact.js';
import type { Line } from './step.js';

/** A log as renters' machines write it, without a secret; the same on every run. */
function benignLog(size: number): string {
  let seed = 1;
  const below = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % limit;
  };
  const lines = [
    () =>
      `  File "/opt/conda/lib/python3.11/site-packages/torch/nn/modules/module.py", line ${below(2000)}, in _call_impl\n    return forward_call(*args, **kwargs)\n`,
    () =>
      `2025-05-${10 + below(18)} 12:${10 + below(50)}:11,${100 + below(900)} INFO trainer step=${below(1e5)} loss=0.${below(1e4)} lr=3e-4\n`,
    () =>
      `|   ${below(8)}  NVIDIA A100-SXM4-80GB  On | 00000000:${below(10)}7:00.0 Off | ${below(81_920)}MiB / 81920MiB |\n`,
    () =>
      `#${below(40)} 0x00007f${below(1e9).toString(16)} in at::native::foo at x.cpp:${below(999)}\n`,
    () => 'torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 20.00 MiB\n',
  ];
  const pieces: string[] = [];
  for (let length = 0; length < size; ) {
    const piece = lines[below(lines.length)]?.() ?? '';
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medianOf(rounds: number, work: () => void): number {
  return median(Array.from({ length: rounds }, () => milliseconds(work)));
}

type Hostile = { id: string; kind: string; text: string };

function hostileRecords(): Hostile[] {
  const packed = readFileSync(new URL('../test/data/redaction-samples.jsonl.gz', import.meta.url));
  return gunzipSync(packed)
    .toString()
    .trim()
    .split('\n')
    .map((line): Hostile => JSON.parse(line))
    .filter(({ kind, text }) => kind === 'redos' || text.length > 100_000);
}

/** The worst of the hostile records, each by the median of three, and how its time grows when it is twice as long. */
function worst(): { value: number; record: string; growth: number } {
  const timed = hostileRecords().map(({ id, text }) => ({
    id,
    text,
    value: medianOf(3, () => redact(text)),
  }));
  const [slowest] = timed.sort((a, b) => b.value - a.value);
  if (!slowest) throw new Error('no hostile records');
  const twice = medianOf(3, () => redact(slowest.text + slowest.text));
  return { value: slowest.value, record: slowest.id, growth: twice / slowest.value };
}

type Core = { lintSource: (options: object) => Promise<unknown> };
type Preset = { creator: unknown };

/** Loads a package that only tests have. */
async function fromTests<T>(name: string): Promise<T> {
  const require = createRequire(new URL('../test/package.json', import.meta.url));
  const module: T = await import(pathToFileURL(require.resolve(name)).href);
  return module;
}

/** One pass of secretlint with its recommended rules, in milliseconds. */
async function secretlint(content: string): Promise<number> {
  const { lintSource } = await fromTests<Core>('@secretlint/core');
  const { creator } = await fromTests<Preset>('@secretlint/secretlint-rule-preset-recommend');
  const source = { filePath: 'log.txt', content, contentType: 'text' };
  const rule = { id: '@secretlint/secretlint-rule-preset-recommend', rule: creator };
  const start = performance.now();
  await lintSource({ source, options: { config: { rules: [rule] } } });
  return performance.now() - start;
}

/** Speed of redaction on a plain log, on one line of a megabyte and on hostile text, with secretlint beside it. */
export async function redactLines(): Promise<Line[]> {
  const log = benignLog(1e6);
  const line = log.replaceAll('\n', ' ');
  for (let round = 0; round < 3; round += 1) redact(log);
  const ours: number[] = [];
  const theirs: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const before = process.cpuUsage();
    ours.push(milliseconds(() => redact(log)));
    processor.push(process.cpuUsage(before).user / 1000);
    theirs.push(await secretlint(log));
  }
  const speed = (milli: number) => log.length / 1e3 / milli;
  const hostile = worst();
  return [
    {
      name: 'redact_mb_s',
      value: speed(median(ours)),
      unit: 'MB/s',
      at_least: 20,
      by_processor_time: speed(median(processor)),
    },
    {
      name: 'redact_line_1mb_ms',
      value: medianOf(5, () => redact(line)),
      unit: 'ms',
      at_most: 250,
    },
    {
      name: 'redact_worst_ms',
      value: hostile.value,
      unit: 'ms',
      at_most: 250,
      record: hostile.record,
      growth_when_twice_as_long: hostile.growth,
    },
    { name: 'secretlint_mb_s', value: speed(median(theirs)), unit: 'MB/s' },
  ];
}
