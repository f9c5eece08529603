import type { Deed } from '../domain/deeds.js';
import { localeFrom } from '../domain/locale.js';
import { commandEntries, type Entry, entryOf, place } from './entries.js';
import { checkField, checkForm, keepChoice, nextField } from './form.js';
import type { Command } from './input.js';
import { enter, settle } from './move.js';
import { openAt } from './paint.js';
import { text } from './phrase.js';
import type { Place } from './states.js';
import type { Heard } from './step.js';
import { type Context, type Decision, repaint } from './turn.js';
import type { Choice, Form } from './view.js';
import { choiceLabelled, choiceNamed } from './words.js';

/** Decides on one input. Reads, but changes nothing: what is to change is in the decision. */
export async function decide(context: Context): Promise<Decision> {
  const decision = apologised(context, await decideOn(context));
  const first = context.conversation.version === 0 && decision.saved === undefined;
  const made = first || context.unreadable ? { saved: context.saved, ...decision } : decision;
  return made.saved === undefined ? made : { ...made, deeds: [...guessed(context), ...made.deeds] };
}

/** A conversation that had to begin again says so, whatever was pressed. */
function apologised({ unreadable }: Context, decision: Decision): Decision {
  return unreadable ? { ...decision, note: text('platform.restarted') } : decision;
}

/** The language the platform says is kept: what the shop says on its own comes in it until another is chosen. */
function guessed({ conversation, incoming, deps }: Context): Deed[] {
  const { language, chat } = incoming;
  if (conversation.locale !== null || language === undefined) return [];
  const locale = localeFrom(language, deps.shop.languages, deps.shop.defaultLanguage);
  return locale === conversation.guess ? [] : [{ deed: 'guess', person: chat, locale }];
}

async function decideOn(context: Context): Promise<Decision> {
  const { input } = context.incoming;
  switch (input.kind) {
    case 'command':
      return follow(context, commanded(context, input));
    case 'link':
      return follow(context, linked(context, input.link));
    case 'fill':
      return repaint();
    case 'tap':
      return isCurrent(context, input)
        ? pressed(context, input.choice)
        : stale(context, input.version);
    case 'form':
      return isCurrent(context, input)
        ? submitted(context, input.values)
        : stale(context, input.version);
    case 'words':
      return typed(context, input.words);
    case 'file':
      return repaint(text('platform.fileUnexpected'));
    default:
      return input satisfies never;
  }
}

/** Staff look an order up as its machine; a customer of the staff's own account asks by the list. */
function commanded(
  { here }: Context,
  { command, words }: { command: Command; words: string },
): Entry {
  const forStaff = command === 'order' && here.staff !== undefined && here.account === null;
  return commandEntries[forStaff ? 'provision' : command](words.trim());
}

function isCurrent(context: Context, input: { step: string; version: number }): boolean {
  return input.version === context.conversation.version && input.step === context.saved.at.step;
}

/** The press before the last is a double press: its answer is the step it led to, and needs no explanation. */
function stale(context: Context, version: number): Decision {
  const doubled = version === context.conversation.version - 1;
  return repaint(doubled ? undefined : text('platform.stale'));
}

/** `go.resume` is the one link whose place the conversation itself knows. */
function linked(context: Context, link: string): Entry | undefined {
  return link === 'go.resume'
    ? { at: context.saved.resume ?? place('gpus', { page: 0 }) }
    : entryOf(link);
}

/** Choosing a language leads back to where it was asked for. */
function returning({ saved }: Context, at: Place): Place {
  if (at.step !== 'language' || saved.at.step === 'language') return at;
  return place('language', { onward: saved.at });
}

async function follow(context: Context, entry: Entry | undefined): Promise<Decision> {
  if (entry === undefined) return repaint(text('platform.stale'));
  const at = returning(context, entry.at);
  const arrived = enter(context, at, []);
  const reached = arrived.saved;
  if (entry.tap === undefined || reached === undefined || reached.at.step !== at.step)
    return arrived;
  const opened = await openAt(context, at, {
    ...context.here,
    resume: reached.resume,
  });
  if (typeof opened === 'string') return arrived;
  const move = opened.hear({ kind: 'tap', choice: entry.tap });
  return 'refuse' in move || 'unknown' in move
    ? { ...arrived, ...('refuse' in move ? { note: move.refuse } : {}) }
    : settle({ ...context, saved: reached }, move);
}

async function feed(context: Context, heard: Heard): Promise<Decision> {
  const opened = await openAt(context, context.saved.at, context.here);
  return typeof opened === 'string' ? lost(context) : settle(context, opened.hear(heard));
}

/** What the conversation stood at is not there any more, or not for this person. */
function lost(context: Context): Decision {
  return enter(context, place('home', {}), [], text('platform.gone'));
}

async function pressed(context: Context, choice: string): Promise<Decision> {
  if (choice !== keepChoice) return feed(context, { kind: 'tap', choice });
  const form = await askedForm(context);
  return form === undefined ? repaint(text('platform.stale')) : answered(context, form, '');
}

/** The form whose fields are being asked one after another, where the platform cannot show it at once. */
async function askedForm(context: Context): Promise<Form | undefined> {
  if (context.traits.forms) return undefined;
  const opened = await openAt(context, context.saved.at, context.here);
  if (typeof opened === 'string') return undefined;
  return opened.ask().form;
}

async function typed(context: Context, words: string): Promise<Decision> {
  const opened = await openAt(context, context.saved.at, context.here);
  if (typeof opened === 'string') return lost(context);
  const view = opened.ask();
  const labelled = choiceLabelled(words, view, context.here.locale);
  if (labelled !== undefined) return chosen(context, labelled);
  if (view.form !== undefined && !context.traits.forms) return answered(context, view.form, words);
  const move = opened.hear({ kind: 'words', words });
  const named = choiceNamed(words, view, context.here.locale);
  return 'unknown' in move && named !== undefined ? chosen(context, named) : settle(context, move);
}

async function chosen(context: Context, choice: Choice): Promise<Decision> {
  if ('choice' in choice) return feed(context, { kind: 'tap', choice: choice.choice });
  return 'link' in choice ? follow(context, linked(context, choice.link)) : repaint();
}

/** One field's answer, typed. */
async function answered(context: Context, form: Form, words: string): Promise<Decision> {
  const filling = context.saved.filling ?? {};
  const field = nextField(form, filling);
  if (field === undefined) return submitted(context, filling);
  const erase = field.secret !== undefined && words !== '';
  const checked = checkField(field, words);
  if (!checked.ok) return { ...repaint(checked.why), erase };
  const values = { ...filling, [field.id]: checked.value };
  if (nextField(form, values) === undefined)
    return { ...(await submitted(context, values)), erase };
  return { saved: { ...context.saved, filling: values }, deeds: [], erase };
}

/** A whole form: what is wrong is said and what is right is kept; a secret is swapped before the step hears. */
async function submitted(
  context: Context,
  values: Readonly<Record<string, string>>,
): Promise<Decision> {
  const opened = await openAt(context, context.saved.at, context.here);
  if (typeof opened === 'string') return lost(context);
  const { form } = opened.ask();
  if (form === undefined) return repaint(text('platform.stale'));
  const { kept, given, problem } = checkForm(form, values);
  if (problem !== undefined)
    return { saved: { ...context.saved, filling: kept }, deeds: [], note: problem };
  const secret = await context.swap(form, given);
  const decision = settle(context, opened.hear({ kind: 'form', values: kept, secret }));
  // A refused form keeps what was typed, so that only what was wrong is typed again.
  return decision.saved === undefined
    ? { ...decision, saved: { ...context.saved, filling: kept } }
    : decision;
}
