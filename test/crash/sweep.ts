import type { Telegram } from '../standins/telegram/index.js';
import type { House } from './house.js';
import { journey, nameOf, ordering, typed } from './journey.js';
import type { Point } from './life.js';
import { wrongs } from './truth.js';
import { openWorld } from './world.js';

export type Kind = Pick<Point, 'on' | 'when'>;

export const kinds: readonly Kind[] = [
  { on: 'statement', when: 'before' },
  { on: 'statement', when: 'after' },
  { on: 'call', when: 'before' },
  { on: 'call', when: 'after' },
];

/** How many deaths a journey met, and what was wrong at its end or stopped it. */
export type Walked = { deaths: number; wrongs: string[] };

/** After this act the shop is started anew, and dies at the point of that start too. */
const middle = ordering.length;

/**
 * The whole journey, with one death in every act of it and one at a start in its middle, each at the point `at`: what
 * is left of an act after its death must be enough for the next, so that one journey tries a point of each.
 */
export async function walk(house: House, point: Point): Promise<Walked> {
  const world = await openWorld(house);
  const { telegram, folder, people } = world;
  const died: string[] = [];
  const note = (where: string, what: string | undefined) => {
    if (what !== undefined) died.push(`${where}: ${what}`);
  };
  try {
    for (const [at, act] of journey.entries()) {
      if (at === middle) note('start', await world.restart(point));
      note(nameOf(act), await world.perform(act, point));
    }
    const sent = countSent(telegram);
    await world.repeat();
    const again = countSent(telegram) - sent;
    if (again > 0)
      return { deaths: died.length, wrongs: [told(point, `${again} answers came twice`, died)] };
    const customers = [{ person: people.customer, firstName: typed.firstName }];
    const found = wrongs({ telegram, folder, customers, staff: people.staff });
    return { deaths: died.length, wrongs: found.map((wrong) => told(point, wrong, died)) };
  } catch (error) {
    return { deaths: died.length, wrongs: [told(point, String(error), died)] };
  } finally {
    await world.close();
  }
}

function countSent(telegram: Telegram): number {
  return telegram.requests().filter(({ method }) => /^(send|edit|delete)/.test(method)).length;
}

function told({ on, at, when }: Point, wrong: string, died: readonly string[]): string {
  return [`${when} ${on} ${at}: ${wrong}`, ...died.map((where) => `  died at ${where}`)].join('\n');
}

/** What a person may do twice because the first time seems to lead nowhere. */
const doubled = /summary|methods|report|seen on|preparing/;

/** The whole journey, in which two processes and two updates meet over everything that counts. */
export async function overtaken(house: House, at: number): Promise<Walked> {
  const world = await openWorld(house);
  const { telegram, folder, people } = world;
  let met = 0;
  try {
    for (const act of journey) {
      if (!doubled.test(nameOf(act))) await world.perform(act);
      else if (await world.overtake(act, at)) met += 1;
    }
    const customers = [{ person: people.customer, firstName: typed.firstName }];
    const found = wrongs({ telegram, folder, customers, staff: people.staff });
    return { deaths: met, wrongs: found.map((wrong) => `overtaken at ${at}: ${wrong}`) };
  } catch (error) {
    return { deaths: met, wrongs: [`overtaken at ${at}: ${error}`] };
  } finally {
    await world.close();
  }
}

export type Swept = { journeys: number; deaths: number; wrongs: string[] };

export type Sweeping = {
  kinds: readonly Kind[];
  /** How many journeys are walked side by side. */
  abreast: number;
  /** No point beyond this one is tried. */
  upTo?: number;
  /** Ends at the first wrong. */
  hasty?: boolean;
};

/** Tries ever later points until one lies beyond the end of every act. */
export async function sweep(house: House, sweeping: Sweeping): Promise<Swept> {
  const { upTo = Number.POSITIVE_INFINITY, hasty = false, abreast } = sweeping;
  const swept: Swept = { journeys: 0, deaths: 0, wrongs: [] };
  const open = sweeping.kinds.map((kind) => ({ kind, next: 1, ended: false }));
  const goesOn = ({ next, ended }: (typeof open)[number]) => !ended && next <= upTo;
  const one = async (): Promise<void> => {
    const mine = open.filter(goesOn).sort((a, b) => a.next - b.next)[0];
    if (mine === undefined || (hasty && swept.wrongs.length > 0)) return;
    const at = mine.next;
    mine.next += 1;
    const { deaths, wrongs: found } = await walk(house, { ...mine.kind, at });
    mine.ended ||= deaths === 0;
    swept.journeys += 1;
    swept.deaths += deaths;
    swept.wrongs.push(...found);
    return one();
  };
  await Promise.all(Array.from({ length: abreast }, one));
  return swept;
}
