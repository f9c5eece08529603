import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { redact } from '../core/domain/redaction/redact.js';

/** A line longer than this is refused instead of kept in memory. */
const longestLine = 64 * 1024 * 1024;

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function all(): Promise<void> {
  const decoder = new StringDecoder('utf8');
  const pieces: string[] = [];
  for await (const chunk of process.stdin) pieces.push(decoder.write(chunk));
  pieces.push(decoder.end());
  await write(redact(pieces.join('')).text);
}

type Record = { text: string };

function isRecord(value: unknown): value is Record {
  return (
    typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
  );
}

/** One line in, one line out. What is wrong with a line is said without repeating any of it. */
function answer(line: string): string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return JSON.stringify({ error: 'the line is not JSON' });
  }
  if (!isRecord(value)) return JSON.stringify({ error: 'the line has no "text" that is a string' });
  const { text, found } = redact(value.text);
  return JSON.stringify({ text, found });
}

/** Lines of a stream, each as soon as it is complete; `undefined` for one that is too long. */
async function* lines(): AsyncIterable<string | undefined> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let size = 0;
  const take = () => {
    const line = size > longestLine ? undefined : pieces.join('');
    pieces = [];
    size = 0;
    return line;
  };
  const keep = (piece: string) => {
    size += piece.length;
    if (size <= longestLine) pieces.push(piece);
  };
  for await (const chunk of process.stdin) {
    const parts = decoder.write(chunk).split('\n');
    for (const [at, part] of parts.entries()) {
      keep(part);
      if (at < parts.length - 1) yield take();
    }
  }
  keep(decoder.end());
  if (size > 0) yield take();
}

async function each(): Promise<void> {
  for await (const line of lines()) {
    if (line === undefined) await write(`${JSON.stringify({ error: 'the line is too long' })}\n`);
    else if (line.trim() !== '') await write(`${answer(line)}\n`);
  }
}

// A reader that went away (`| head`) is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
await (process.argv.includes('--jsonl') ? each() : all());
