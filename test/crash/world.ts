import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Shop } from '../../core/domain/shop.js';
import {
  type Person,
  type ShownMessage,
  startTelegram,
  type Telegram,
} from '../standins/telegram/index.js';
import type { House } from './house.js';
import { type Act, nameOf, type Sight, type Who } from './journey.js';
import { type Life, openLife, type Point } from './life.js';

/** One Telegram, one customer, one of the staff, one database, and one life of the shop after the other. */
export type World = {
  telegram: Telegram;
  people: Record<Who, Person>;
  folder: string;
  /** Dies at the point, if it comes to it, and lives again; gives what it was doing when it died. */
  perform: (act: Act, point?: Point) => Promise<string | undefined>;
  /**
   * Stands still at a statement of this act while a second process takes over and the person does it once more; then
   * goes on. False when the act has fewer statements.
   */
  overtake: (act: Act, at: number) => Promise<boolean>;
  /** Everything that was said and every link that was pressed comes once more, as after a long gap. */
  repeat: () => Promise<void>;
  /** Starts anew, in good order, or dies at a point of its start and starts once more. */
  restart: (point?: Point) => Promise<string | undefined>;
  close: () => Promise<void>;
};

/** So long an outbox row is leased, and a little: what a dead process was delivering is due again. */
const leaseMs = 61_000;
const patienceMs = 20_000;
/** A held process may be in a transaction, and then the other one waits for it. */
const overtakingMs = 1500;

export async function openWorld(house: House): Promise<World> {
  const [telegram, folder] = await Promise.all([
    startTelegram(),
    mkdtemp(join(tmpdir(), 'lotdesk-crash-')),
  ]);
  const people = {
    customer: telegram.user({ first_name: 'Ayşe', language_code: 'en' }),
    staff: telegram.user({ first_name: 'Kim', language_code: 'en' }),
  };
  const shop = await shopWith(house, people.staff.id);
  const ended: Promise<void>[] = [];
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const begin = (at?: Point) => openLife({ house, telegram, shop, folder, clock, point: at });
  const bury = (life: Life) => {
    ended.push(life.end());
    ahead += leaseMs;
  };
  /** A process that dies at its start is started again. */
  const live = async (at?: Point): Promise<{ life: Life; died: string | undefined }> => {
    const life = await begin(at);
    const quiet = await Promise.race([life.died, telegram.settled(undefined, patienceMs)]);
    if (!life.dead()) {
      life.arm();
      return { life, died: undefined };
    }
    bury(life);
    return { life: (await live()).life, died: quiet ?? 'died' };
  };
  let { life } = await live();
  const restart = async (at?: Point) => {
    bury(life);
    await ended.at(-1);
    const next = await live(at);
    life = next.life;
    return next.died;
  };
  return {
    telegram,
    people,
    folder,
    perform: async (act, at) => {
      life.arm(at);
      doAct(telegram, people[act.who], act);
      const died = await Promise.race([life.died, seen(telegram, people, act)]);
      life.arm();
      if (!life.dead()) return undefined;
      bury(life);
      ({ life } = await live());
      await seen(telegram, people, act);
      return died ?? 'died';
    },
    restart,
    overtake: async (act, at) => {
      const person = people[act.who];
      let goOn: () => void = () => undefined;
      const until = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      life.arm({ on: 'statement', at, when: 'before', until });
      const again = doAct(telegram, person, act);
      const first = life;
      const held = await Promise.race([first.held, seen(telegram, people, act)]);
      first.arm();
      if (held === undefined) return false;
      first.deafen();
      await confirmAll(telegram);
      const taking = live().then((second) => {
        life = second.life;
        again();
        return seen(telegram, people, act);
      });
      await Promise.race([taking, pause(overtakingMs)]);
      goOn();
      await taking;
      ended.push(first.end());
      return true;
    },
    repeat: async () => {
      for (const id of repeatable(telegram)) telegram.redeliver(id);
      await telegram.settled(undefined, patienceMs);
    },
    close: async () => {
      bury(life);
      await Promise.all(ended);
      await telegram.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function shopWith(house: House, staff: number): Promise<Shop> {
  const loaded = await house.loadShop(join(house.folder, 'shops/kernodeck.json'));
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  return { ...loaded.shop, staff: [{ name: 'Kim', role: 'manager', telegram: staff }] };
}

type People = Record<Who, Person>;

/** Does it, and returns what does it once more, under another update. */
function doAct(telegram: Telegram, person: Person, { does }: Act): () => void {
  if ('says' in does) {
    person.says(does.says);
    if (does.andThen !== undefined) person.says(does.andThen);
    return () => person.says(does.says);
  }
  const message = newestWith(telegram, person, does.presses);
  if (message === undefined) throw new Error(`${person.first_name} sees no ${does.presses}`);
  const pressed = person.presses(message, does.presses);
  return () => telegram.resend(pressed);
}

/** As a process does that has an update under way elsewhere, such as behind a webhook. */
async function confirmAll(telegram: Telegram): Promise<void> {
  const last = z.object({ update_id: z.int() }).parse(telegram.updates().at(-1));
  const query = `offset=${last.update_id + 1}&limit=1&timeout=0`;
  await fetch(`${telegram.url}/bot${telegram.token}/getUpdates?${query}`);
}

function newestWith(telegram: Telegram, { id }: Person, button: RegExp): ShownMessage | undefined {
  return ofBot(telegram, id).findLast(({ buttons }) =>
    buttons.flat().some(({ data }) => data !== undefined && button.test(data)),
  );
}

function ofBot(telegram: Telegram, chat: number): ShownMessage[] {
  return telegram.messages(chat).filter(({ fromBot, deleted }) => fromBot && !deleted);
}

/** Waits until everything stands there, nothing is pending, and the bot is quiet. */
async function seen(telegram: Telegram, people: People, act: Act): Promise<undefined> {
  const missing = () => act.sees.filter((sight) => !isSeen(telegram, people[sight.who], sight));
  const late = `after "${nameOf(act)}" it all stands there`;
  await telegram
    .until(() => (missing().length === 0 ? true : undefined), late, patienceMs)
    .catch((error: unknown) => {
      const chat = people[act.who].id;
      const lately = telegram.messages(chat).slice(-4).map(summary);
      const lacks = missing().map(described).join(', ');
      throw new Error([error, `missing: ${lacks}`, `chat ${chat}:`, ...lately].join('\n'));
    });
  await telegram.settled(undefined, patienceMs);
}

function isSeen(telegram: Telegram, person: Person, sight: Sight): boolean {
  if ('button' in sight) return newestWith(telegram, person, sight.button) !== undefined;
  return ofBot(telegram, person.id).some((message) =>
    `${message.text}\n${message.caption}`.includes(sight.words),
  );
}

function described(sight: Sight): string {
  return `${sight.who}: ${'button' in sight ? sight.button.source : sight.words}`;
}

/** All but presses with a version: those are old buttons, and get the current screen. */
function repeatable(telegram: Telegram): number[] {
  return telegram.updates().flatMap((update) => {
    const { update_id: id, message, callback_query: press } = updateShape.parse(update);
    const isLink = press !== undefined && !/\.-?\d+$/.test(press.data);
    return message !== undefined || isLink ? [id] : [];
  });
}

const updateShape = z.object({
  update_id: z.int(),
  message: z.object({}).optional(),
  callback_query: z.object({ data: z.string() }).optional(),
});

function summary({ id, text, caption, buttons, edited, deleted }: ShownMessage): string {
  const pressable = buttons.flat().map(({ data }) => data ?? '-');
  const words = `${text}${caption}`.replaceAll('\n', ' ').slice(0, 120);
  return `  ${id}${edited ? ' edited' : ''}${deleted ? ' deleted' : ''} "${words}" [${pressable.join(' ')}]`;
}
