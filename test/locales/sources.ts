import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../bots/root.js';

const folders = ['core/chat', 'core/jobs', 'bots'];

/** The sources in which texts are named by their keys. */
async function sources(): Promise<string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      const files = names.filter((name) => /\.(ts|js)$/.test(name));
      return Promise.all(files.map((name) => readFile(join(root, folder, name), 'utf8')));
    }),
  );
  return found.flat();
}

/** Keys as the sources write them: whole ones, and patterns for those put together from parts. */
export async function keysInSources(): Promise<{ whole: Set<string>; patterns: RegExp[] }> {
  const all = (await sources()).join('\n');
  const whole = [...all.matchAll(/['"`]([a-z][\w-]*(?:\.[\w-]+)*)['"`]/gi)].map(
    ([, key = '']) => key,
  );
  const joined = [...all.matchAll(/`([a-z]\w*\.[\w.]*\$\{[^`]*)`/gi)].map(([, key = '']) => key);
  const patterns = joined.map((key) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
  return { whole: new Set(whole), patterns };
}

/** Keys of the texts that stand on buttons: labels of choices, and what opens a form. */
export async function labelKeys(): Promise<string[]> {
  const all = (await sources()).join('\n').replaceAll(/\s+/g, ' ');
  const found = [
    ...all.matchAll(/\b(?:label|open): (?:[^;{}]*? \? )?text\( ?'([\w.]+)'/g),
    ...all.matchAll(/\b(?:label|open): [^;{}]*? : text\( ?'([\w.]+)'/g),
    ...all.matchAll(/\bgo\( ?(?:'[^']*'|`[^`]*`), text\( ?'([\w.]+)'/g),
    ...all.matchAll(/\bgo\( ?`[^`]*`, [^;]*? : text\( ?'([\w.]+)'/g),
  ];
  return [...new Set(found.map(([, key = '']) => key))].toSorted();
}
