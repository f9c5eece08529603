import type { Deed } from '../domain/deeds.js';
import { asQuestions, prefilled } from './form.js';
import { type Text, text } from './phrase.js';
import type { Place, Saved } from './states.js';
import type { Here, Opened } from './step.js';
import { stepAt } from './steps.js';
import type { Context } from './turn.js';
import type { Screen, View } from './view.js';

/** The screen of the step a conversation stands at. What is gone or unreadable is shown as the home step. */
export async function paint(
  context: Context,
  saved: Saved,
  version: number,
  note?: Text,
): Promise<Screen> {
  const { here } = context;
  const opened = await openAt(context, saved.at, here);
  if (typeof opened === 'string') return paintHome(context, version, text('platform.gone'));
  const view = withNote(withForm(opened.ask(), saved, context.traits.forms), note);
  return { view, step: saved.at.step, version, locale: here.locale };
}

/** Home has links only, so it can be shown at any version. */
async function paintHome(context: Context, version: number, note: Text): Promise<Screen> {
  const opened = await openAt(context, { step: 'home', data: {} }, context.here);
  if (typeof opened === 'string') throw new Error('the home step cannot be opened');
  return { view: withNote(opened.ask(), note), step: 'home', version, locale: context.here.locale };
}

/** Opens the step of a place for this person; `gone` also for those who may not be there. */
export async function openAt(
  context: Context,
  at: Place,
  here: Here,
): Promise<Opened | 'bad state' | 'gone'> {
  const step = stepAt(at);
  if (step === undefined) return 'bad state';
  if (step.for === 'account' && here.account === null) return 'gone';
  if (step.for === 'staff' && here.staff === undefined) return 'gone';
  return step.open(context.deps.store.read, at.data, here, context.now);
}

function withNote(view: View, note: Text | undefined): View {
  return note === undefined ? view : { ...view, text: [note, ...view.text] };
}

function withForm(view: View, saved: Saved, forms: boolean): View {
  if (view.form === undefined) return view;
  const filling = saved.filling ?? {};
  return forms
    ? { ...view, form: prefilled(view.form, filling) }
    : asQuestions(view, view.form, filling);
}

/** What a person is after a decision: signing in, out or choosing a language takes effect on the same screen. */
export function after(here: Here, deeds: readonly Deed[], saved: Saved): Here {
  let { account, locale } = here;
  for (const deed of deeds) {
    if (deed.deed === 'sign in') account = deed.account;
    if (deed.deed === 'sign out') account = null;
    if (deed.deed === 'locale') locale = deed.locale;
  }
  return { ...here, account, locale, resume: saved.resume };
}
