import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** A change to one file of the compiled shop: each `[was, is]` must be found once. */
export type Edit = { file: string; replace: readonly (readonly [was: string, is: string])[] };

export type House = {
  /** Holds `dist/` as it was compiled and edited. */
  folder: string;
  start: typeof import('../../bots/start.js').start;
  readConfig: typeof import('../../bots/config.js').readConfig;
  loadShop: typeof import('../../bots/shop/load.js').loadShop;
  receivingKeys: typeof import('../../bots/shop/keys.js').receivingKeys;
  adapterFor: typeof import('../../core/store/prisma.js').adapterFor;
  demolish: () => Promise<void>;
};

/** Crash runs press faster than Telegram lets a bot write; what a test waits for is the shop, never its pace. */
export const unhurried: Edit = {
  file: 'bots/telegram/pace.js',
  replace: [['{ all: 30, chat: 1, group: 20 }', '{ all: 1e9, chat: 1e9, group: 1e9 }']],
};

/** Builds the shop as `npm start` would, in a folder of its own, with these edits. */
export async function openHouse(...edits: readonly Edit[]): Promise<House> {
  const folder = await copyOfDist();
  for (const edit of edits) await apply(join(folder, 'dist', edit.file), edit);
  const load = (file: string) => import(pathToFileURL(join(folder, 'dist', file)).href);
  const { start }: Pick<House, 'start'> = await load('bots/start.js');
  const { readConfig }: Pick<House, 'readConfig'> = await load('bots/config.js');
  const { loadShop }: Pick<House, 'loadShop'> = await load('bots/shop/load.js');
  const { receivingKeys }: Pick<House, 'receivingKeys'> = await load('bots/shop/keys.js');
  const { adapterFor }: Pick<House, 'adapterFor'> = await load('core/store/prisma.js');
  const demolish = () => rm(folder, { recursive: true, force: true });
  return { folder, start, readConfig, loadShop, receivingKeys, adapterFor, demolish };
}

async function copyOfDist(): Promise<string> {
  const built = spawnSync(process.execPath, [join(project, 'scripts/build.mjs')]);
  if (built.status !== 0) throw new Error(`the shop does not compile:\n${built.stderr}`);
  const folder = await mkdtemp(join(tmpdir(), 'lotdesk-house-'));
  await cp(join(project, 'dist'), join(folder, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'shops', 'prisma', 'package.json']) {
    await symlink(join(project, name), join(folder, name));
  }
  return folder;
}

async function apply(path: string, { replace }: Edit): Promise<void> {
  let content = await readFile(path, 'utf8');
  for (const [was, is] of replace) {
    if (content.split(was).length !== 2) throw new Error(`${path} does not hold once: ${was}`);
    content = content.replace(was, () => is);
  }
  await writeFile(path, content);
}
