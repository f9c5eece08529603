import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const shape = z.strictObject({
  instance: z.string().describe('which database this file belongs to'),
  highest: z
    .record(z.string(), z.int())
    .describe('highest address index that may be given, by method'),
});

export type MarkFile = z.infer<typeof shape>;

/**
 * A file beside the database that a backup of the database does not bring back: after a restore it still knows which
 * addresses may have been given since.
 */
export type Marks = {
  read: () => Promise<MarkFile | undefined>;
  write: (content: MarkFile) => Promise<void>;
  /** On disk before it returns. */
  raise: (method: string, index: number) => Promise<void>;
};

export function marksBeside(database: string): Marks {
  const path = `${database}.marks`;
  const read = () => readMarks(path);
  return {
    read,
    write: (content) => writeDurably(path, JSON.stringify(content)),
    raise: async (method, index) => {
      const now = await read();
      if (now === undefined) throw new Error(`${path} is gone while the store is open`);
      if ((now.highest[method] ?? -1) >= index) return;
      await writeDurably(
        path,
        JSON.stringify({ ...now, highest: { ...now.highest, [method]: index } }),
      );
    },
  };
}

async function readMarks(path: string): Promise<MarkFile | undefined> {
  let content: string;
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  const read = shape.safeParse(parsed(content));
  return read.success ? read.data : undefined;
}

/** A damaged file knows nothing, and the store then keeps its distance as if it were gone. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** Written aside, synced and renamed: after a crash the file is the old or the new one. */
async function writeDurably(path: string, content: string): Promise<void> {
  const aside = `${path}.new`;
  const file = await open(aside, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
