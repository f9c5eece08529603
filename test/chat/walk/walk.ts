import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Act, play } from './acts.js';
import { openBooks } from './books.js';
import { holds } from './broken.js';
import { checkBooks } from './lawsOfBooks.js';
import { checkScreen } from './lawsOfScreens.js';
import { openWorld, type Setting, type World } from './world.js';

/** How often each step was shown, and how far the shop got. */
export type Tally = { shown: Map<string, number>; orders: number; paid: number; ready: number };

/** Lets acts happen one after the other in a new shop; throws at the first law that does not hold. */
export async function walk(setting: Setting, acts: readonly Act[], tally: Tally): Promise<void> {
  const world = await openWorld(setting);
  const { read, damage, close } = openBooks(world.file);
  try {
    let books = read();
    for (const act of acts.flatMap(strides)) {
      const answers = await play({ world, books, damage }, act);
      const after = read();
      checkBooks(books, after, world.deps.shop, world.clock.now);
      for (const { actor, screen } of answers) {
        await checkScreen(actor, screen, after, world.clock.now);
        tally.shown.set(screen.step, (tally.shown.get(screen.step) ?? 0) + 1);
      }
      books = after;
    }
    tally.orders += books.orders.length;
    tally.paid += books.orders.filter(({ status }) => status === 'paid').length;
    tally.ready += books.rentals.filter(({ status }) => status === 'ready').length;
    await nothingLeaked(world);
  } finally {
    close();
    await world.close();
  }
}

/** Somebody who knows what they want presses several times in a row. */
function strides(act: Act): Act[] {
  return act.kind === 'forward' ? Array.from({ length: 1 + (act.pick % 6) }, () => act) : [act];
}

/** No byte of the database and its log holds a password or access details as they were typed. */
async function nothingLeaked({ folder, secrets }: World): Promise<void> {
  for (const name of await readdir(folder)) {
    const bytes = await readFile(join(folder, name));
    for (const secret of secrets) {
      // As it was typed, and as JSON would write it.
      const found = [secret, JSON.stringify(secret).slice(1, -1)].some((form) =>
        bytes.includes(form),
      );
      holds('secrets', !found, `${name} holds "${secret}"`);
    }
  }
}
