import type { Person, ShownMessage, Telegram } from '../standins/telegram/index.js';
import { type Act, nameOf, ordering, piece, type Sight, typed } from './journey.js';

/** How long a person waits in all, and how long for an answer that was not shown, in ms. */
const patienceMs = 180_000;
const momentMs = 1500;

/** A customer who presses what is shown, and does a thing again only when its answer does not come. */
export async function orderAndReport(
  telegram: Telegram,
  person: Person,
  firstName: string,
): Promise<void> {
  const own = ordering.map((act) =>
    'says' in act.does && act.does.says === typed.firstName
      ? { ...act, does: { says: firstName } }
      : act,
  );
  const report: Act = {
    who: 'customer',
    does: { presses: /^report\./ },
    sees: [{ who: 'customer', words: piece('payment.is.reported') }],
  };
  for (const act of [...own, report]) {
    await persist(telegram, person, act);
  }
}

/** Waits for the notice that the machine is ready, and reads the access details. */
export async function collect(telegram: Telegram, person: Person): Promise<void> {
  const ready: Sight = { who: 'customer', button: /^access\./ };
  await telegram.until(() => isSeen(telegram, person, ready) || undefined, 'ready', patienceMs);
  await persist(telegram, person, {
    who: 'customer',
    does: { presses: /^access\./ },
    sees: [{ who: 'customer', words: typed.access }],
  });
}

async function persist(telegram: Telegram, person: Person, act: Act): Promise<void> {
  for (let tries = 1; tries <= 5; tries += 1) {
    doAct(telegram, person, act);
    const seen = () => act.sees.every((sight) => isSeen(telegram, person, sight)) || undefined;
    if (await comes(telegram, person, seen)) return;
  }
  throw new Error(`${person.first_name}: nothing comes of "${nameOf(act)}"`);
}

/** Waits for it as long as something is under way, and a moment longer. */
async function comes(
  telegram: Telegram,
  { id }: Person,
  seen: () => true | undefined,
): Promise<boolean> {
  const quiet = telegram.settled(id, patienceMs).then(() => 'quiet' as const);
  const first = await Promise.race([telegram.until(seen, 'an answer', patienceMs), quiet]);
  if (first === true) return true;
  return telegram.until(seen, 'an answer', momentMs).catch(() => false);
}

function doAct(telegram: Telegram, person: Person, { does }: Act): void {
  if ('says' in does) {
    person.says(does.says);
    if (does.andThen !== undefined) person.says(does.andThen);
    return;
  }
  const message = ofBot(telegram, person).findLast((each) => hasButton(each, does.presses));
  if (message === undefined) throw new Error(`${person.first_name} sees no ${does.presses}`);
  person.presses(message, does.presses);
}

function isSeen(telegram: Telegram, person: Person, sight: Sight): boolean {
  return ofBot(telegram, person).some((message) =>
    'button' in sight
      ? hasButton(message, sight.button)
      : `${message.text}\n${message.caption}`.includes(sight.words),
  );
}

function hasButton({ buttons }: ShownMessage, wanted: RegExp): boolean {
  return buttons.flat().some(({ data }) => data !== undefined && wanted.test(data));
}

function ofBot(telegram: Telegram, { id }: Person): ShownMessage[] {
  return telegram.messages(id).filter(({ fromBot, deleted }) => fromBot && !deleted);
}

type Screen = { version: number; message: ShownMessage };

/** Staff at work: takes the first of each list, until there is nothing left to do and `done` says so. */
export async function serve(
  telegram: Telegram,
  person: Person,
  done: () => boolean,
): Promise<void> {
  let list = '/payments';
  while (!done()) {
    const { version, message } = currentScreen(telegram, person);
    const next = nextOf(message);
    if (next === undefined) {
      list = list === '/payments' ? '/provision' : '/payments';
      await new Promise((resolve) => {
        setTimeout(resolve, momentMs);
      });
    }
    const act = next ?? { says: list };
    if ('says' in act) person.says(act.says);
    else if (message !== undefined) person.presses(message, act.presses);
    const seen = () => currentScreen(telegram, person).version > version || undefined;
    await comes(telegram, person, seen);
  }
}

/** The highest version on a button is where the conversation stands. */
function currentScreen(telegram: Telegram, person: Person): Partial<Screen> & { version: number } {
  const screens = ofBot(telegram, person).flatMap((message) =>
    message.buttons.flat().flatMap(({ data }) => {
      const [, version] = /\.(\d+)$/.exec(data ?? '') ?? [];
      return version === undefined ? [] : [{ version: Number(version), message }];
    }),
  );
  return screens.reduce<Partial<Screen> & { version: number }>(
    (newest, next) => (next.version >= newest.version ? next : newest),
    { version: 0 },
  );
}

const work: readonly RegExp[] = [
  /^payments\.(?!back|more|earlier)/,
  /^payment\.confirm\./,
  /^machines\.(?!back|more|earlier)/,
  /^machine\.preparing\./,
  /^machine\.ready\./,
];

function nextOf(message: ShownMessage | undefined): Act['does'] | undefined {
  if (message === undefined) return undefined;
  if (message.text.includes(piece('handover.hint'))) return { says: typed.access };
  if (message.text.includes(piece('confirm.hint'))) return { says: typed.reason };
  const presses = work.find((button) => hasButton(message, button));
  return presses === undefined ? undefined : { presses };
}
