import type { Input } from '../../../core/chat/input.js';
import type { Choice, Screen } from '../../../core/chat/view.js';
import type { Books } from './books.js';
import { pressOf } from './hear.js';
import { choicesOf } from './lawsOfScreens.js';
import type { Actor } from './people.js';
import { answerFor, askedFor } from './values.js';
import type { World } from './world.js';

/** Where somebody presses who wants a machine, or whose work it is to hand one over; the first that is there. */
const wanted: Readonly<Record<string, readonly RegExp[]>> = {
  home: [/^go\.resume$/, /^go\.rent$/],
  summary: [/^place$/],
  details: [/^yes$/],
  instruction: [/^report\./, /^go\.order\./],
  order: [/^access\./, /^repeat$/, /^renew\./],
  accessDetails: [/^go\.order\./],
  orders: [/^[A-Z]{2,4}-/, /^go\.rent$/],
  staff: [/^(payments|machines)$/],
  payments: [/^[0-9a-z]{16}$/, /^back$/],
  payment: [/^confirm$/, /^back$/],
  machines: [/^[A-Z]{2,4}-/, /^back$/],
  machine: [/^preparing$/, /^ready$/, /^back$/],
  topic: [/^go\.home$/],
};

function idOf(choice: Choice): string {
  if ('choice' in choice) return choice.choice;
  return 'link' in choice ? choice.link : '';
}

/** The next sensible input on a screen: fill in what is asked, press on, or start. */
export async function forward(world: World, actor: Actor, books: Books): Promise<Input> {
  const screen = actor.seen.at(-1)?.screen;
  if (screen === undefined) return start(actor);
  const filled = await fillIn(world, screen, books, false);
  if (filled !== undefined) return filled;
  const press = pressOn(world, screen);
  const input = press === undefined ? undefined : pressOf(screen, press);
  return input ?? start(actor);
}

function start({ staff }: Actor): Input {
  return { kind: 'command', command: staff ? 'staff' : 'rent', words: '' };
}

function pressOn({ random }: World, screen: Screen): Choice | undefined {
  const choices = choicesOf(screen);
  for (const pattern of wanted[screen.step] ?? []) {
    const found = choices.filter((choice) => pattern.test(idOf(choice)));
    if (found.length > 0) return random.oneOf(found);
  }
  const onward = choices.filter((choice) => 'choice' in choice && choice.choice !== 'back');
  return onward.length === 0 ? undefined : random.oneOf(onward);
}

/** Fills the form or answers the question of a screen; on the page, when that is where it is asked. */
export async function fillIn(
  world: World,
  screen: Screen,
  books: Books,
  sly: boolean,
): Promise<Input | undefined> {
  if (screen.step === 'handoff')
    return { kind: 'words', words: await codeFromPage(world, screen, books) };
  const asked = askedFor(screen);
  const [first] = asked;
  if (first === undefined) return undefined;
  if (screen.view.form === undefined)
    return { kind: 'words', words: answerFor(first.label, world, books, sly) };
  const values = asked.map(({ id, label }) => [id, answerFor(label, world, books, sly)]);
  const { step, version } = screen;
  return { kind: 'form', step, version, values: Object.fromEntries(values) };
}

/** Opens the sign-in page, fills it in and brings its code. */
async function codeFromPage(world: World, screen: Screen, books: Books): Promise<string> {
  const opened = choicesOf(screen).flatMap((choice) => ('open' in choice ? [choice.open] : []))[0];
  const token = opened?.split('/').at(-1) ?? '';
  const sheet = await world.page.look(token);
  if (sheet === undefined) return '000000';
  const fields = sheet.form.fields.map(({ id, label }): [string, string] => [
    id,
    answerFor('key' in label ? label.key : '', world, books, false),
  ]);
  const outcome = await world.page.finish(token, Object.fromEntries(fields));
  return outcome.is === 'done' ? outcome.code : '000000';
}
