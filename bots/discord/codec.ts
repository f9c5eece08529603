import type { Input } from '../../core/chat/input.js';

/** What a button, an option of a select or a modal stands for. */
export type Control =
  | Extract<Input, { kind: 'tap' | 'fill' | 'link' }>
  | { kind: 'form'; step: string; version: number };

/** Characters of a custom id and of an option's value (Components reference, custom id). */
export const customIdLength = 100;

/**
 * A custom id: a kind and its parts between colons. `copy` tells apart two controls of one message that do the
 * same, for Discord refuses a message in which a custom id stands twice.
 */
export function encode(control: Control, copy = 0): string {
  const parts = [control.kind, ...partsOf(control).map(encodeURIComponent)];
  return [...parts, ...(copy === 0 ? [] : [String(copy)])].join(':');
}

function partsOf(control: Control): string[] {
  switch (control.kind) {
    case 'tap':
      return [control.step, control.choice, String(control.version)];
    case 'fill':
    case 'form':
      return [control.step, String(control.version)];
    case 'link':
      return [control.link];
    default:
      return control satisfies never;
  }
}

/** A press of nothing we know: the core answers it with the current step. */
const unknown: Control = { kind: 'tap', step: '', choice: '', version: -1 };

/** Reads a custom id, whoever wrote it. */
export function decode(id: string): Control {
  const [kind, ...parts] = id.split(':').map(plain);
  const [first = '', second = '', third = ''] = parts;
  switch (kind) {
    case 'tap':
      return numbered(third, (version) => ({ kind, step: first, choice: second, version }));
    case 'fill':
    case 'form':
      return numbered(second, (version) => ({ kind, step: first, version }));
    case 'link':
      return first === '' ? unknown : { kind, link: first };
    default:
      return unknown;
  }
}

function numbered(version: string, control: (version: number) => Control): Control {
  const read = Number(version);
  return /^-?\d{1,15}$/.test(version) && Number.isSafeInteger(read) ? control(read) : unknown;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not written by us: a stray percent sign. The part stands for itself.
    return part;
  }
}
