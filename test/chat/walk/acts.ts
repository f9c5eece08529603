import { commands, type Input } from '../../../core/chat/input.js';
import { stateSchemas } from '../../../core/chat/states.js';
import type { Screen } from '../../../core/chat/view.js';
import { verbs } from '../../../core/chat/view.js';
import { closeLeft } from '../../../core/jobs/expire.js';
import { remind } from '../../../core/jobs/reminders.js';
import { conversationKey } from '../../../core/store/store.js';
import type { Books, openBooks } from './books.js';
import { holds } from './broken.js';
import { fillIn, forward } from './forward.js';
import { type Answer, hear, hearInGroup, nextUpdate, pressOf } from './hear.js';
import { choicesOf } from './lawsOfScreens.js';
import { deliver } from './notices.js';
import type { Actor } from './people.js';
import { nonsense, textKeys } from './values.js';
import { refresh, type World } from './world.js';

/** One thing that happens. `who` and `pick` are numbers whose meaning depends on what is on the screen. */
export type Act = { who: number; kind: Kind; pick: number };

export type Stage = { world: World; books: Books; damage: ReturnType<typeof openBooks>['damage'] };

type Play = (stage: Stage, actor: Actor, pick: number) => Promise<(Answer | undefined)[]>;

const minute = 60_000;

function at<T>(items: readonly T[], pick: number): T | undefined {
  return items.length === 0 ? undefined : items[pick % items.length];
}

async function press({ world }: Stage, actor: Actor, pick: number, back: number) {
  const seen = actor.seen.at(-1 - back);
  const choices = seen === undefined ? [] : choicesOf(seen.screen);
  const choice = at(choices, pick);
  const input =
    seen === undefined || choice === undefined ? undefined : pressOf(seen.screen, choice);
  if (seen === undefined || input === undefined) return [];
  return [await hear(world, actor, input, { message: seen.message })];
}

/** What was just shown works when it is pressed. */
function alive(answers: (Answer | undefined)[]) {
  for (const answer of answers) {
    const keys = answer === undefined ? [] : textKeys(answer.screen);
    const refused = keys.some(
      (key) => key === 'platform.notUnderstood' || key === 'platform.stale',
    );
    holds(
      'live buttons',
      !refused,
      `a button leads to ${answer?.screen.step} and is not understood`,
    );
  }
  return answers;
}

function strangeTap(pick: number, screen: Screen | undefined): Input {
  const step = at([...Object.keys(stateSchemas), '', 'nowhere', '__proto__'], pick) ?? '';
  const choice =
    at(['back', 'yes', 'place', 'confirm', 'x'.repeat(90), '', 'keep', '99'], pick) ?? '';
  return { kind: 'tap', step, choice, version: (screen?.version ?? 0) - (pick % 3) + 1 };
}

/** Links to everything there is, whoever owns it, and to nothing. */
function anyLink({ books }: Stage, pick: number): string {
  const ids = [...books.orders.map(({ id }) => id), ...books.intents.map(({ id }) => id), 'none'];
  const screens = [
    'order',
    'intents',
    'intent',
    'support',
    'paysupport',
    'gpu',
    'topic',
    'payments',
  ];
  const verb = at(verbs, pick) ?? 'go';
  const id = at(ids, pick >> 3) ?? '';
  if (pick % 13 === 0)
    return at(['', 'go', 'go.', 'go.x.y.z', '../..', `go.topic.${'x'.repeat(32)}`], pick) ?? '';
  return verb === 'go' ? `go.${at(screens, pick >> 5)}.${id}` : `${verb}.${id}`;
}

/** All that a link can open, with the oldest order and instruction where one is asked for. */
function everyLink({ orders, intents }: Books): string[] {
  const lone = [
    'home',
    'rent',
    'compare',
    'orders',
    'export',
    'account',
    'login',
    'language',
    'help',
  ];
  const more = [
    'terms',
    'privacy',
    'paysupport',
    'support',
    'staff',
    'payments',
    'machines',
    'letters',
  ];
  const order = orders[0]?.id ?? 'none';
  const intent = intents[0]?.id ?? 'none';
  return [
    ...[...lone, ...more].map((name) => `go.${name}`),
    ...['order', 'intents', 'support'].map((name) => `go.${name}.${order}`),
    ...['renew', 'cancel', 'access', 'provision'].map((verb) => `${verb}.${order}`),
    ...['go.intent', 'report', 'confirm'].map((verb) => `${verb}.${intent}`),
  ];
}

async function damaged({ world, books, damage }: Stage, actor: Actor, pick: number) {
  const states = [
    '{',
    'null',
    '\u0000\uFFFD',
    '{"shape":7}',
    '{"shape":1,"at":{"step":"nowhere","data":{}},"resume":null,"filling":null}',
    '{"shape":1,"at":{"step":"order","data":{"order":7}},"resume":null,"filling":null}',
    '{"shape":1,"at":{"step":"__proto__","data":{}},"resume":null,"filling":null}',
  ];
  if (!damage(conversationKey(actor.chat), at(states, pick) ?? '')) return [];
  const answer = await hear(world, actor, await forward(world, actor, books));
  const said = answer !== undefined && textKeys(answer.screen).includes('platform.restarted');
  holds('apology', said, `${actor.name} is shown ${answer?.screen.step} without a word`);
  return [answer];
}

async function wait({ world }: Stage, pick: number): Promise<void> {
  const jumps = [1, 20, 40, 70, 24 * 60, 3 * 24 * 60, 31 * 24 * 60];
  world.clock.now += (at(jumps, pick) ?? 1) * minute;
  await closeLeft(world.deps);
  await remind(world.deps);
  await world.store.forgetOld(world.clock.now);
  if (pick % 5 > 0) await refresh(world.deps);
}

const plays = {
  forward: async ({ world, books }, actor) => [
    await hear(world, actor, await forward(world, actor, books)),
  ],
  press: async (stage, actor, pick) => alive(await press(stage, actor, pick, 0)),
  old: (stage, actor, pick) => press(stage, actor, pick, 1 + (pick % 9)),
  strange: async ({ world }, actor, pick) => [
    await hear(world, actor, strangeTap(pick, actor.seen.at(-1)?.screen)),
  ],
  link: async (stage, actor, pick) => [
    await hear(stage.world, actor, { kind: 'link', link: anyLink(stage, pick) }),
  ],
  words: async ({ world }, actor, pick) => [
    await hear(world, actor, { kind: 'words', words: at(nonsense, pick) ?? '' }),
  ],
  form: async ({ world, books }, actor) => {
    const screen = actor.seen.at(-1)?.screen;
    const input = screen && (await fillIn(world, screen, books, true));
    return input === undefined ? [] : [await hear(world, actor, input)];
  },
  file: async ({ world }, actor) => [
    await hear(world, actor, { kind: 'file', name: 'a.log', bytes: new Uint8Array([1, 2]) }),
  ],
  command: async ({ world, books }, actor, pick) => {
    const words = at(['', at(books.orders, pick)?.id ?? '', 'nl', nonsense[11]], pick >> 4) ?? '';
    const command = at(commands, pick) ?? 'start';
    return [await hear(world, actor, { kind: 'command', command, words })];
  },
  twice: async ({ world, books }, actor) => {
    const update = nextUpdate();
    const input = await forward(world, actor, books);
    const [first, second] = [
      await hear(world, actor, input, { update }),
      await hear(world, actor, input, { update }),
    ];
    return [first, second];
  },
  race: async ({ world, books }, actor, pick) => {
    const other =
      at(
        world.actors.filter((each) => each !== actor),
        pick,
      ) ?? actor;
    const inputs = [
      await forward(world, actor, books),
      await forward(world, other, books),
    ] as const;
    return Promise.all([hear(world, actor, inputs[0]), hear(world, other, inputs[1])]);
  },
  group: async (stage, actor, pick) => {
    const link: Input = { kind: 'link', link: anyLink(stage, pick) };
    return [await hearInGroup(stage.world, actor, link)];
  },
  wait: async (stage, _actor, pick) => {
    await wait(stage, pick);
    return [];
  },
  deliver: async ({ world }) => {
    await deliver(world);
    return [];
  },
  damage: damaged,
  visit: async ({ world, books }, actor) => {
    const answers: (Answer | undefined)[] = [];
    for (const link of everyLink(books))
      answers.push(await hear(world, actor, { kind: 'link', link }));
    return answers;
  },
} as const satisfies Record<string, Play>;

export type Kind = keyof typeof plays;

/** Lets one act happen and gives what was shown to whom. */
export async function play(stage: Stage, { who, kind, pick }: Act): Promise<Answer[]> {
  const actor = at(stage.world.actors, who);
  if (actor === undefined) throw new Error('nobody is there');
  const answers = await plays[kind](stage, actor, pick);
  return answers.filter((answer) => answer !== undefined);
}
