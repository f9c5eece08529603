import type { Chat } from '../domain/deeds.js';

/** Commands that open a screen, the same on every platform. */
export const commands = [
  'start',
  'rent',
  'compare',
  'help',
  'language',
  'login',
  'terms',
  'privacy',
  'paysupport',
  'support',
  'orders',
  'order',
  'account',
  'export',
  'logout',
  'staff',
  'payments',
  'provision',
] as const;
export type Command = (typeof commands)[number];

/**
 * What a person did. `tap` is a button of the step and version it names; `fill` asks for the form of that step
 * and changes nothing; `form` brings its values; `words` are typed; `link` works without a version.
 */
export type Input =
  | { kind: 'tap'; step: string; choice: string; version: number }
  | { kind: 'fill'; step: string; version: number }
  | { kind: 'form'; step: string; version: number; values: Readonly<Record<string, string>> }
  | { kind: 'words'; words: string }
  | { kind: 'file'; name: string; bytes: Uint8Array }
  | { kind: 'command'; command: Command; words: string }
  | { kind: 'link'; link: string };

/**
 * An input with where it came from.
 * `update` is the platform's own id of it, unique per platform. `message` is the message that was tapped, or the
 * one the person typed. `place`: `group` means that others read along and nothing private may be shown here
 * unless the platform can show it to this person alone. `language` is the platform's guess.
 */
export type Incoming = {
  chat: Chat;
  update: string;
  place: 'private' | 'group';
  input: Input;
  language: string | undefined;
  message: string | undefined;
};
