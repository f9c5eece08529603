import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The data key a demo shop makes for itself: a file that only its owner can read, made once. */
export async function demoKey(path: string): Promise<Uint8Array> {
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64');
  if (key.length !== 32)
    throw new Error(`${path} is damaged: restore it from a backup, or set DATA_KEY`);
  return new Uint8Array(key);
}
