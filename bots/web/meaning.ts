import type { Input } from '../../core/chat/input.js';
import type { SayBody } from './body.js';
import { choiceId, formId, readFormId, readTap, readWords } from './codec.js';
import type { Message, Shown } from './messages.js';

/** What a body means and which message it is about; `wrong` says in words what its form has too much. */
export type Meaning =
  | { is: 'meant'; input: Input; message: string | undefined }
  | { is: 'no_form' }
  | { is: 'wrong'; why: string };

/** Reads a body beside the messages of the chat, oldest first. */
export function meaningOf(body: SayBody, held: readonly Message[]): Meaning {
  const { text, tap, file, message } = body;
  if (text !== undefined) return meant(readWords(text), message);
  if (tap !== undefined) return meant(readTap(tap), message ?? held.findLast(offers(tap))?.id);
  if (file !== undefined)
    return meant({ kind: 'file', name: file.name, bytes: file.base64 }, message);
  return formMeaning(body, held);
}

function meant(input: Input, message: string | undefined): Meaning {
  return { is: 'meant', input, message };
}

function formMeaning({ form, formId: named, message }: SayBody, held: readonly Message[]): Meaning {
  const values = form ?? {};
  const asking = held.findLast((one) => asks(one) && (message === undefined || one.id === message));
  if (asking?.from === 'shop') return asked(asking, values);
  // A page can outlive the server's memory of its messages; then the form says itself what it is.
  const remembered = named === undefined ? undefined : readFormId(named);
  return remembered === undefined
    ? { is: 'no_form' }
    : meant({ kind: 'form', ...remembered, values }, message);
}

function asked({ id, screen }: Shown, values: Readonly<Record<string, string>>): Meaning {
  const { view, step, version } = screen;
  const fields = view.form?.fields.map((field) => field.id) ?? [];
  const unknown = Object.keys(values).filter((name) => !fields.includes(name));
  if (unknown.length === 0) return meant({ kind: 'form', step, version, values }, id);
  const why = `"form": no field "${unknown.join('", "')}" here; it has "${fields.join('", "')}"`;
  return { is: 'wrong', why };
}

function asks(message: Message): boolean {
  return message.from === 'shop' && message.screen.view.form !== undefined;
}

function offers(id: string): (message: Message) => boolean {
  return (message) => message.from === 'shop' && idsOf(message).includes(id);
}

function idsOf({ screen }: Shown): string[] {
  const choices = screen.view.rows?.flat() ?? [];
  return [formId(screen), ...choices.map((choice, at) => choiceId(choice, screen, at))];
}
