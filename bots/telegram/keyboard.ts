import type { InlineKeyboardButton } from 'grammy/types';
import { flat, type Run } from '../../core/chat/text.js';
import type { Choice, Screen } from '../../core/chat/view.js';
import { encode, type Pressed } from './codec.js';
import { telegramLimits } from './limits.js';

/** Rows of buttons, and in `shown` what Telegram does not take as a button and is written out instead. */
export type Keyboard = { rows: InlineKeyboardButton[][]; shown: Run[][]; dropped: number };

type Made = { button: InlineKeyboardButton } | { shown: Run[] };

/** The keyboard of a screen. Throws on a choice whose id does not fit 64 bytes, which is a bug of its step. */
export function keyboard(screen: Screen): Keyboard {
  const made = rowsOf(screen).map((row) => row.map((choice) => make(choice, screen)));
  const rows = made.flatMap((row) =>
    chunks(row.flatMap((each) => ('button' in each ? [each.button] : []))),
  );
  const shown = made.flat().flatMap((each) => ('shown' in each ? [each.shown] : []));
  return { ...withinLimit(rows), shown };
}

type Fill = { fill: true; label: Choice['label'] };

/** A form becomes a button that asks for its fields one after another. */
function rowsOf({ view }: Screen): readonly (readonly (Choice | Fill)[])[] {
  const rows = view.rows ?? [];
  return view.form === undefined ? rows : [[{ fill: true, label: view.form.open }], ...rows];
}

function make(choice: Choice | Fill, { step, version, locale }: Screen): Made {
  const label = shortened(flat(choice.label, locale));
  if ('fill' in choice) return callback(label, { kind: 'fill', step, version });
  if ('choice' in choice)
    return callback(label, { kind: 'tap', step, choice: choice.choice, version });
  if ('link' in choice) return callback(label, { kind: 'link', link: choice.link });
  if ('copy' in choice) return copying(label, choice.copy);
  return opening(label, choice.open);
}

function callback(text: string, press: Pressed): Made {
  const callback_data = encode(press);
  if (callback_data === undefined)
    throw new Error(`a choice is over 64 bytes: ${JSON.stringify(press)}`);
  return { button: { text, callback_data } };
}

function copying(text: string, copy: string): Made {
  const length = [...copy].length;
  if (length >= 1 && length <= telegramLimits.copyCharacters)
    return { button: { text, copy_text: { text: copy } } };
  return { shown: [{ text: `${text}: ` }, { text: copy, mark: 'code' }] };
}

/** Telegram refuses the whole message for an address whose host has no dot, such as localhost. */
function opening(text: string, url: string): Made {
  return /^(https?:\/\/[^/]+\.|tg:\/\/)/i.test(url)
    ? { button: { text, url } }
    : { shown: [{ text: `${text}: ${url}` }] };
}

const graphemes = new Intl.Segmenter();

/** A label that fits, cut between graphemes and marked as cut. */
export function shortened(label: string, most: number = telegramLimits.labelCharacters): string {
  if (label.length <= most || [...label].length <= most) return label;
  let kept = '';
  let characters = 1;
  for (const { segment } of graphemes.segment(label)) {
    characters += [...segment].length;
    if (characters > most) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

function chunks<T>(row: readonly T[]): T[][] {
  const count = Math.ceil(row.length / telegramLimits.rowButtons);
  return Array.from({ length: count }, (_, at) =>
    row.slice(at * telegramLimits.rowButtons, (at + 1) * telegramLimits.rowButtons),
  );
}

/** Beyond 100 buttons the last row stays, because it leads back. */
function withinLimit(rows: InlineKeyboardButton[][]): {
  rows: InlineKeyboardButton[][];
  dropped: number;
} {
  const last = rows.at(-1) ?? [];
  let room = telegramLimits.keyboardButtons - last.length;
  const kept = rows.slice(0, -1).filter((row) => {
    room -= row.length;
    return room >= 0;
  });
  const dropped = rows.length - 1 - kept.length;
  return dropped > 0 ? { rows: [...kept, last], dropped } : { rows, dropped: 0 };
}
