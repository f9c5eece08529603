import type { Input } from '../../core/chat/input.js';
import { type Link, verbs } from '../../core/chat/view.js';
import { telegramLimits } from './limits.js';

export type Pressed = Extract<Input, { kind: 'tap' | 'fill' | 'link' }>;

/** A press that says nothing we know: older than any screen, so that the current one is shown again. */
const stale: Pressed = { kind: 'tap', step: '', choice: '', version: -1 };

/**
 * Callback data of a button: a link as it stands, a tap as `step.choice.version`, a press that asks for
 * the form as `step..version`. Undefined when it has more than 64 bytes
 * (Bot API, InlineKeyboardButton, `callback_data`).
 */
export function encode(press: Pressed): string | undefined {
  const data = written(press);
  return Buffer.byteLength(data) <= telegramLimits.dataBytes ? data : undefined;
}

function written(press: Pressed): string {
  switch (press.kind) {
    case 'link':
      return press.link;
    case 'tap':
      return `${stepPart(press.step)}.${choicePart(press.choice)}.${press.version}`;
    case 'fill':
      return `${stepPart(press.step)}..${press.version}`;
    default:
      return press satisfies never;
  }
}

/** Reads callback data, whatever it holds; what we never wrote is a stale press. */
export function decode(data: string): Pressed {
  if (isLink(data)) return { kind: 'link', link: data };
  const parts = data.split('.');
  const [step = '', choice = '', digits = ''] = parts;
  const version = Number(digits);
  const known = parts.length === 3 && /^(-?[1-9]\d*|0)$/.test(digits);
  if (!known || !Number.isSafeInteger(version)) return stale;
  return choice === ''
    ? { kind: 'fill', step: unescaped(step), version }
    : { kind: 'tap', step: unescaped(step), choice: choiceOf(choice), version };
}

export function isLink(text: string): text is Link {
  return verbs.some((verb) => text === verb || text.startsWith(`${verb}.`));
}

/** A step named like a verb would read as a link, so its first letter is escaped. */
function stepPart(step: string): string {
  return isLink(step) ? `%${hex(step)}${escaped(step.slice(1))}` : escaped(step);
}

/** An empty choice is written out, because nothing between the dots asks for the form. */
function choicePart(choice: string): string {
  return choice === '' ? '%' : escaped(choice);
}

function choiceOf(part: string): string {
  return part === '%' ? '' : unescaped(part);
}

function escaped(text: string): string {
  return text.replaceAll(/[.%]/g, (character) => `%${hex(character)}`);
}

function hex(text: string): string {
  return text.charCodeAt(0).toString(16);
}

function unescaped(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
