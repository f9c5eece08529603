import {
  longestPassword,
  passwordLength,
  shortestPassword,
  tidyEmail,
  tidyLine,
} from '../domain/account.js';
import { isGuessable } from '../domain/passwords.js';
import { lines, type Text, text } from './phrase.js';
import type { Choice, Field, Form, View } from './view.js';

/** A field's value in the form in which it is kept, or why it cannot be. */
export type Checked = { ok: true; value: string } | { ok: false; why: Text };

export function checkField(field: Field, typed: string): Checked {
  if (typed.trim() === '' && field.prefill !== undefined) return { ok: true, value: field.prefill };
  if (typed.trim() === '') return no(text('platform.empty'));
  switch (field.kind) {
    case 'password':
      return field.secret === 'new password' ? checkNewPassword(typed) : withinLength(field, typed);
    case 'email':
      return checkEmail(typed);
    case 'line':
      return checkLine(field, typed);
    case 'lines':
      return withinLength(field, typed);
    default:
      return field.kind satisfies never;
  }
}

function checkNewPassword(typed: string): Checked {
  const length = passwordLength(typed);
  if (length < shortestPassword)
    return no(text('form.passwordShort', { length, shortest: shortestPassword }));
  if (length > longestPassword) return no(text('form.passwordLong', { longest: longestPassword }));
  return isGuessable(typed) ? no(text('form.passwordCommon')) : { ok: true, value: typed };
}

function checkEmail(typed: string): Checked {
  const email = tidyEmail(typed);
  return email === undefined ? no(text('form.email')) : { ok: true, value: email };
}

function checkLine(field: Field, typed: string): Checked {
  const tidy = tidyLine(typed, field.longest);
  if (tidy.ok) return { ok: true, value: tidy.line };
  switch (tidy.problem) {
    case 'empty':
      return no(text('platform.empty'));
    case 'too long':
      return no(text('platform.tooLong', { longest: field.longest }));
    case 'control characters':
      return no(text('form.plainText'));
    default:
      return tidy.problem satisfies never;
  }
}

function withinLength(field: Field, typed: string): Checked {
  return [...typed].length > field.longest
    ? no(text('platform.tooLong', { longest: field.longest }))
    : { ok: true, value: typed };
}

function no(why: Text): Checked {
  return { ok: false, why };
}

/** Checks a whole form. What is right and not secret is kept, so that nobody types it twice. */
export function checkForm(form: Form, values: Readonly<Record<string, string>>) {
  const kept: Record<string, string> = {};
  const given: Record<string, string> = {};
  const problems: Text[] = [];
  for (const field of form.fields) {
    const checked = checkField(field, values[field.id] ?? '');
    if (!checked.ok) problems.push(text('form.problem', { field: field.label, why: checked.why }));
    else given[field.id] = checked.value;
    if (checked.ok && field.secret === undefined) kept[field.id] = checked.value;
  }
  return { kept, given, problem: problems.length === 0 ? undefined : lines(...problems) };
}

/** The field to ask for next; undefined once all but nothing is missing. */
export function nextField(
  form: Form,
  filling: Readonly<Record<string, string>>,
): Field | undefined {
  return form.fields.find((field) => filling[field.id] === undefined);
}

/** The choice that takes what is already known instead of typing it again. */
export const keepChoice = 'keep';

/** A form's view where fields are asked one after another: the question of the moment in place of the form. */
export function asQuestions(
  view: View,
  form: Form,
  filling: Readonly<Record<string, string>>,
): View {
  const field = nextField(form, filling) ?? form.fields[0];
  const at = form.fields.indexOf(field) + 1;
  const { form: _, ...rest } = view;
  return {
    ...rest,
    text: [...(at === 1 ? view.text : [form.title]), question(field, at, form.fields.length)],
    rows: [...keepRow(field), ...(view.rows ?? [])],
  };
}

function question(field: Field, at: number, of: number): Text {
  const asked = text('form.question', {
    field: field.label,
    step: text('platform.step', { at, of }),
  });
  return field.hint === undefined ? asked : lines(asked, field.hint);
}

function keepRow(field: Field): Choice[][] {
  if (field.prefill === undefined || field.secret !== undefined) return [];
  return [[{ choice: keepChoice, label: text('form.keep', { value: field.prefill }) }]];
}

/** A form with what was already given shown in its fields. */
export function prefilled(form: Form, filling: Readonly<Record<string, string>>): Form {
  const [first, ...rest] = form.fields;
  const fill = (field: Field): Field => {
    const given = filling[field.id];
    return given === undefined || field.secret !== undefined ? field : { ...field, prefill: given };
  };
  return { ...form, fields: [fill(first), ...rest.map(fill)] };
}
