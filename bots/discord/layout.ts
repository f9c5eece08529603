import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  ButtonStyle,
  ComponentType,
} from 'discord.js';
import { type Text, text } from '../../core/chat/phrase.js';
import { flat } from '../../core/chat/text.js';
import type { Choice, Screen } from '../../core/chat/view.js';
import type { Locale } from '../../core/domain/locale.js';
import { type Control, encode } from './codec.js';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type Pressable = Exclude<Choice, { copy: string }>;
type Picked = Extract<Choice, { choice: string }>;

/** Components reference: rows of a message, buttons of a row, options of a select, and their labels. */
export const rowsAMessage = 5;
const buttonsARow = 5;
const optionsASelect = 25;
export const buttonLabel = 80;
const optionLabel = 100;
const linkLength = 512;
/** More choices than this are easier to take from a list. */
const choicesAsButtons = 5;

/** Shortens a text to `most` UTF-16 units; Discord refuses an empty label. */
export function clip(words: string, most: number): string {
  if (words.trim() === '') return '\u2026';
  return words.length <= most
    ? words
    : `${words.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}\u2026`;
}

/**
 * The rows of controls of a screen, all of them, however many: more than a message takes are shown by several
 * messages. Five choices stay buttons, more become selects of 25; ways back and links stay buttons.
 */
export function rowsOf(screen: Screen): Row[] {
  const rows = (screen.view.rows ?? []).map((row) =>
    row.flatMap((choice) => pressable(choice) ?? []),
  );
  const choices = rows.flat().filter(isListed);
  const listed = choices.length > choicesAsButtons ? choices : [];
  const left = rows.map((row) => row.filter((choice) => !listed.some((one) => one === choice)));
  const made = new Copies();
  const form = fillButton(screen);
  return [
    ...(form === undefined ? [] : [rowOf([form])]),
    ...chunks(listed, optionsASelect).map((part, at) => selectRow(part, at, screen, made)),
    ...buttonRows(
      left,
      rowsAMessage - Math.ceil(listed.length / optionsASelect) - (form === undefined ? 0 : 1),
    ).map((row) => rowOf(row.map((choice) => button(choice, screen, made)))),
  ];
}

/** Gives every control of a message a custom id of its own. */
class Copies {
  readonly #seen = new Map<string, number>();

  id(control: Control): string {
    const plain = encode(control);
    const seen = this.#seen.get(plain) ?? 0;
    this.#seen.set(plain, seen + 1);
    return encode(control, seen);
  }
}

/**
 * The choice, if Discord has a control for it. It has none for the clipboard, and a link button opens only web
 * pages, of 512 characters at most; what such a choice holds is shown as text.
 */
export function pressable(choice: Choice): Pressable | undefined {
  if ('copy' in choice) return undefined;
  const page =
    !('open' in choice) || (/^https?:\/\//i.test(choice.open) && choice.open.length <= linkLength);
  return page ? choice : undefined;
}

/** A choice of the step itself; the ways back stay where the hand expects them. */
function isListed(choice: Choice): choice is Picked {
  return 'choice' in choice && !('key' in choice.label && choice.label.key.startsWith('nav.'));
}

/** Rows as the view has them; flowed together when there are more than fit. */
function buttonRows(
  rows: readonly (readonly Pressable[])[],
  fit: number,
): (readonly Pressable[])[] {
  const given = rows.flatMap((row) => chunks(row, buttonsARow));
  return given.length <= fit ? given : chunks(rows.flat(), buttonsARow);
}

function rowOf(components: APIComponentInMessageActionRow[]): Row {
  return { type: ComponentType.ActionRow, components };
}

function fillButton({ view, step, version, locale }: Screen): APIButtonComponent | undefined {
  if (view.form === undefined) return undefined;
  const label = clip(flat(view.form.open, locale), buttonLabel);
  const custom_id = encode({ kind: 'fill', step, version });
  return { type: ComponentType.Button, style: ButtonStyle.Primary, label, custom_id };
}

function button(
  choice: Pressable,
  { step, version, locale }: Screen,
  made: Copies,
): APIButtonComponent {
  const label = labelled(choice.label, locale, buttonLabel);
  if ('open' in choice)
    return { type: ComponentType.Button, style: ButtonStyle.Link, label, url: choice.open };
  const style = isListed(choice) ? ButtonStyle.Primary : ButtonStyle.Secondary;
  return {
    type: ComponentType.Button,
    style,
    label,
    custom_id: made.id(controlOf(choice, step, version)),
  };
}

function controlOf(
  choice: Exclude<Pressable, { open: string }>,
  step: string,
  version: number,
): Control {
  return 'link' in choice
    ? { kind: 'link', link: choice.link }
    : { kind: 'tap', step, choice: choice.choice, version };
}

function selectRow(
  choices: readonly Picked[],
  at: number,
  { step, version, locale }: Screen,
  made: Copies,
): Row {
  const options = choices.map((choice) => ({
    label: labelled(choice.label, locale, optionLabel),
    value: made.id(controlOf(choice, step, version)),
  }));
  const placeholder = flat(text('platform.choose'), locale);
  // With the version in it a repainted select forgets what was picked, so that the same can be picked again.
  const custom_id = `pick:${encodeURIComponent(step)}:${version}:${at}`;
  return rowOf([{ type: ComponentType.StringSelect, custom_id, placeholder, options }]);
}

function labelled(label: Text, locale: Locale, most: number): string {
  return clip(flat(label, locale), most);
}

function chunks<T>(all: readonly T[], most: number): T[][] {
  const made: T[][] = [];
  for (let at = 0; at < all.length; at += most) made.push(all.slice(at, at + most));
  return made;
}
