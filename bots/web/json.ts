import type { Text } from '../../core/chat/phrase.js';
import { flat, type Run, translate } from '../../core/chat/text.js';
import type { Choice, Field, Form, Screen } from '../../core/chat/view.js';
import type { Locale } from '../../core/domain/locale.js';
import { pngOf } from '../picture.js';
import { choiceId, formId } from './codec.js';
import type { Message, Shown } from './messages.js';

type ChoiceJson = {
  id: string;
  label: string;
  kind: 'choice' | 'link' | 'copy' | 'open';
  copy?: string;
  open?: string;
};
type FieldJson = Pick<Field, 'id' | 'kind' | 'longest' | 'prefill'> & {
  label: string;
  hint?: string;
  required: boolean;
  autocomplete: string;
};
type FormJson = { id: string; title: string; open: string; fields: FieldJson[] };

/** A message as the JSON interface answers it. `paragraphs` is `text` with its marks and moments (ms). */
export type MessageJson = {
  id: string;
  changed: number;
  from: 'shop';
  alone: boolean;
  locale: Locale;
  text: string;
  paragraphs: Run[][];
  choices: ChoiceJson[][];
  form?: FormJson;
  image?: string;
  imageAlt?: string;
  file?: { name: string; base64: string };
};

/** What stands in a chat besides: the person's own words, and what was taken away. */
export type ChatJson =
  | MessageJson
  | { id: string; changed: number; from: 'you'; text: string }
  | { id: string; changed: number; from: 'erased' };

export async function chatJson(message: Message): Promise<ChatJson> {
  switch (message.from) {
    case 'shop':
      return messageJson(message);
    case 'you':
      return { id: message.id, changed: message.changed, from: 'you', text: message.words };
    case 'erased':
      return message;
    default:
      return message satisfies never;
  }
}

/** The screen of a message in its reader's language, with its picture drawn. */
export async function messageJson({ id, changed, alone, screen }: Shown): Promise<MessageJson> {
  const { view, locale } = screen;
  return {
    id,
    changed,
    from: 'shop',
    alone,
    locale,
    text: view.text.map((paragraph) => flat(paragraph, locale)).join('\n\n'),
    paragraphs: view.text.map((paragraph) => translate(paragraph, locale)),
    choices: rowsJson(view.rows ?? [], screen),
    ...(view.form && { form: formJson(view.form, screen) }),
    ...(view.image && { image: await dataUri(view.image), imageAlt: flat(view.image.alt, locale) }),
    ...(view.file && { file: { name: view.file.name, base64: base64(view.file.bytes) } }),
  };
}

function rowsJson(rows: readonly (readonly Choice[])[], screen: Screen): ChoiceJson[][] {
  let at = 0;
  return rows.map((row) => row.map((choice) => choiceJson(choice, screen, at++)));
}

function choiceJson(choice: Choice, screen: Screen, at: number): ChoiceJson {
  const common = { id: choiceId(choice, screen, at), label: flat(choice.label, screen.locale) };
  if ('choice' in choice) return { ...common, kind: 'choice' };
  if ('link' in choice) return { ...common, kind: 'link' };
  return 'copy' in choice
    ? { ...common, kind: 'copy', copy: choice.copy }
    : { ...common, kind: 'open', open: choice.open };
}

function formJson(form: Form, screen: Screen): FormJson {
  const say = (text: Text) => flat(text, screen.locale);
  return {
    id: formId(screen),
    title: say(form.title),
    open: say(form.open),
    fields: form.fields.map((field) => ({
      id: field.id,
      kind: field.kind,
      longest: field.longest,
      label: say(field.label),
      required: field.prefill === undefined,
      autocomplete: autocompleteOf(field),
      ...(field.hint && { hint: say(field.hint) }),
      ...(field.prefill !== undefined && { prefill: field.prefill }),
    })),
  };
}

/** Fields a browser can fill by itself (HTML, autofill field names). */
const autofill: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
};

export function autocompleteOf(field: Field): string {
  if (field.secret === 'new password') return 'new-password';
  if (field.secret === 'password') return 'current-password';
  if (field.kind === 'email') return 'email';
  return Object.hasOwn(autofill, field.id) ? (autofill[field.id] ?? 'off') : 'off';
}

async function dataUri(image: NonNullable<Screen['view']['image']>): Promise<string> {
  return `data:image/png;base64,${base64(await pngOf(image))}`;
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
