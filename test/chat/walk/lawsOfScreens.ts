import { entryOf } from '../../../core/chat/entries.js';
import { isStep, type StepId } from '../../../core/chat/states.js';
import { steps } from '../../../core/chat/steps.js';
import { flat } from '../../../core/chat/text.js';
import type { Choice, Screen } from '../../../core/chat/view.js';
import type { Books } from './books.js';
import { holds } from './broken.js';
import { overLimits } from './limits.js';
import type { Actor } from './people.js';

/** What must be true of every screen that a person is shown as the answer to their input. */
export async function checkScreen(actor: Actor, screen: Screen, books: Books, now: number) {
  wayOut(screen);
  links(screen);
  keptOrders(screen, books);
  entitled(actor, screen, books, now);
  ownData(actor, screen, books, now);
  holds('private', screen.view.privacy === 'private', `${screen.step} may be read by others`);
  await withinLimits(screen);
}

export async function withinLimits(screen: Screen): Promise<void> {
  const problems = await overLimits(screen);
  holds('limits', problems.length === 0, `${screen.step}: ${problems.join('; ')}`);
}

export function choicesOf({ view }: Screen): Choice[] {
  return (view.rows ?? []).flat();
}

/** An order that somebody was told of is in the books. */
function keptOrders({ view }: Screen, { orders }: Books): void {
  for (const said of view.text) {
    if (!('key' in said) || said.key !== 'summary.placed') continue;
    const kept = orders.some(({ id }) => id === said.params['order']);
    holds('kept orders', kept, `${said.params['order']} is not there`);
  }
}

/** Somewhere else to go: back, or a link to another step. */
function wayOut(screen: Screen): void {
  const out = choicesOf(screen).some((choice) => {
    if ('choice' in choice) return choice.choice === 'back';
    return 'link' in choice && entryOf(choice.link)?.at.step !== screen.step;
  });
  holds('way out', out, `${screen.step} cannot be left`);
}

export function links(screen: Screen): void {
  for (const choice of choicesOf(screen)) {
    if (!('link' in choice) || choice.link === 'go.resume') continue;
    holds('links', entryOf(choice.link) !== undefined, `${choice.link} leads nowhere`);
  }
}

function stepOf({ step }: Screen): StepId {
  if (!isStep(step)) throw new Error(`${step} is no step`);
  return step;
}

/** Who this person is signed in as, by the database. */
function accountOf({ chat }: Actor, { people }: Books, now: number): string | null {
  const person = people.find(
    ({ platform, user_id }) => platform === chat.platform && user_id === chat.user,
  );
  const valid = person?.session_until !== null && (person?.session_until ?? 0) > now;
  return valid ? (person?.account_id ?? null) : null;
}

function entitled(actor: Actor, screen: Screen, books: Books, now: number): void {
  const wanted = steps[stepOf(screen)].for;
  if (wanted === 'staff') holds('staff only', actor.staff, `${actor.name} sees ${screen.step}`);
  if (wanted !== 'account') return;
  const signedIn = accountOf(actor, books, now) !== null;
  holds('own data', signedIn, `${screen.step} is shown to ${actor.name}, who is signed out`);
}

/** Everything of a screen that can be read or pressed, in one text. */
function wordsOf({ view, locale }: Screen): string {
  const choices = (view.rows ?? [])
    .flat()
    .flatMap((choice) => [
      flat(choice.label, locale),
      'link' in choice ? choice.link : '',
      'copy' in choice ? choice.copy : '',
      'open' in choice ? choice.open : '',
      'choice' in choice ? choice.choice : '',
    ]);
  const { image, file, form } = view;
  return [
    ...view.text.map((text) => flat(text, locale)),
    ...choices,
    image !== undefined && 'qr' in image ? image.qr : '',
    file === undefined ? '' : new TextDecoder().decode(file.bytes),
    ...(form?.fields.map(({ prefill }) => prefill ?? '') ?? []),
  ].join('\n');
}

/** Nothing of another account, unless staff look at it on their own screens or the person typed it themselves. */
function ownData(actor: Actor, screen: Screen, books: Books, now: number): void {
  const echoes = ['support', 'paysupport', 'register', 'signin'].includes(screen.step);
  if (echoes || (actor.staff && steps[stepOf(screen)].for === 'staff')) return;
  const account = accountOf(actor, books, now);
  const words = wordsOf(screen);
  const mine = books.accounts.filter(({ id }) => id === account).map(({ email }) => email);
  const others = [
    ...books.orders.filter(({ account_id }) => account_id !== account).map(({ id }) => id),
    ...books.intents.filter(({ account_id }) => account_id !== account).map(({ id }) => id),
    ...books.accounts
      .filter(({ id }) => id !== account)
      .flatMap(({ email, last_name }) => [email, last_name])
      // An e-mail may belong to several accounts.
      .filter((words) => !mine.includes(words)),
  ];
  const seen = others.find((secret) => words.includes(secret));
  holds('own data', seen === undefined, `${actor.name} sees ${seen} on ${screen.step}`);
}
