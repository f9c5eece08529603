import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../dist/bots/redact.js', import.meta.url));
const token = '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';

function start(...args: string[]) {
  return spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
}

async function output(input: string, ...args: string[]): Promise<string> {
  const child = start(...args);
  child.stdin.end(input);
  const pieces: Buffer[] = [];
  for await (const piece of child.stdout) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe('npm run redact', () => {
  test('reads a text and writes it without its secrets', async () => {
    expect(await output(`export HF_TOKEN=${token}\nşifrem Tulp7383eoOyZ\n`)).toBe(
      'export HF_TOKEN=[token 1]\nşifrem [password 1]\n',
    );
  });

  test('answers lines in their order, and a bad one without repeating it', async () => {
    const lines = [
      JSON.stringify({ text: `token ${token}` }),
      `{"text": ${token}`,
      JSON.stringify({ words: token }),
      '',
      JSON.stringify({ text: 'no secret' }),
    ];
    const answers = (await output(`${lines.join('\n')}`, '--jsonl')).trim().split('\n');
    expect(answers.map((one) => JSON.parse(one))).toEqual([
      { text: 'token [token 1]', found: [{ kind: 'token', count: 1 }] },
      { error: 'the line is not JSON' },
      { error: 'the line has no "text" that is a string' },
      { text: 'no secret', found: [] },
    ]);
    expect(answers.join('\n')).not.toContain(token);
  });

  test('answers a line before the next one is written', async () => {
    const child = start('--jsonl');
    child.stdin.write(`${JSON.stringify({ text: 'one' })}\n`);
    const [first] = await once(child.stdout, 'data');
    child.stdin.end(`${JSON.stringify({ text: 'two' })}\n`);
    const [second] = await once(child.stdout, 'data');
    expect([first, second].map((one) => JSON.parse(String(one)).text)).toEqual(['one', 'two']);
  });

  test('takes a line of a megabyte', async () => {
    const text = `${'x '.repeat(500_000)}${token}`;
    const answer = JSON.parse(await output(`${JSON.stringify({ text })}\n`, '--jsonl'));
    expect(answer.found).toEqual([{ kind: 'token', count: 1 }]);
    expect(answer.text.length).toBe(text.length - token.length + '[token 1]'.length);
  });
});
