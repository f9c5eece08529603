import type { Locale } from '../domain/locale.js';
import type { Text } from './phrase.js';

/** What must work on any message, for ever: a verb and ids, authorised on arrival, without a version. */
export type Link = `${Verb}.${string}` | Verb;
export const verbs = ['go', 'report', 'renew', 'cancel', 'access', 'confirm', 'provision'] as const;
export type Verb = (typeof verbs)[number];

/**
 * A button. `choice` belongs to the step that shows it and to that version of the conversation; `link` works on
 * any message; `copy` puts a text on the clipboard; `open` opens a page. Where a platform has no clipboard
 * button it shows the text itself. A choice id is short, ASCII and never words of a person.
 */
export type Choice =
  | { choice: string; label: Text }
  | { link: Link; label: Text }
  | { copy: string; label: Text }
  | { open: string; label: Text };

/** What a QR code holds is written by the coin; the caption names asset and network. */
export type Qr = { qr: string; alt: Text };
export type Picture = { png: Uint8Array; alt: Text };
export type File = { name: string; bytes: Uint8Array };

/** `secret` fields never reach a step: `receive` swaps a new password for its hash, a typed one for the outcome
 * of a comparison, and access details for their sealed form. */
export type Field = {
  id: string;
  label: Text;
  hint?: Text;
  kind: 'line' | 'email' | 'password' | 'lines';
  secret?: 'new password' | 'password' | 'sealed';
  /** In characters. */
  longest: number;
  /** What a known customer would type again; shown, and taken where the field is left empty. */
  prefill?: string;
};

/** Fields that are filled together where the platform can, and one after another where it cannot. */
export type Form = { title: Text; open: Text; fields: readonly [Field, ...Field[]] };

/**
 * A screen as data. Paragraphs, then at most one picture, file and form, then rows of choices.
 * `privacy`: `private` is shown to nobody but the reader: a direct chat, or an ephemeral answer in a guild.
 */
export type View = {
  text: readonly Text[];
  image?: Qr | Picture;
  file?: File;
  form?: Form;
  rows?: readonly (readonly Choice[])[];
  privacy: 'private' | 'here';
};

/** A view in the place where it is shown: the step and version its choices belong to, and the reader's language. */
export type Screen = { view: View; step: string; version: number; locale: Locale };
