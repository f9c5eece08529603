import type { Command, Input } from '../../core/chat/input.js';
import { commands } from '../../core/chat/input.js';
import { type Choice, type Link, type Screen, verbs } from '../../core/chat/view.js';

const tapId = /^([^.]+)\.(.+)\.(\d{1,15})$/;
const fillId = /^fill:(.+)\.(\d{1,15})$/;
const commandLine = /^\/([a-z]+)(?:\s+([\s\S]*))?$/i;

/** The id of a button: `step.choice.version`, or the link itself. Copy and open buttons only need to differ. */
export function choiceId(choice: Choice, screen: Screen, at: number): string {
  if ('choice' in choice) return `${screen.step}.${choice.choice}.${screen.version}`;
  if ('link' in choice) return choice.link;
  return 'copy' in choice ? `copy:${at}` : `open:${at}`;
}

/** The id of a screen's form, which is also what asks for it. */
export function formId(screen: { step: string; version: number }): string {
  return `fill:${screen.step}.${screen.version}`;
}

/** The step and version of a form's id. */
export function readFormId(id: string): { step: string; version: number } | undefined {
  const [, step, version] = fillId.exec(id) ?? [];
  return step === undefined ? undefined : { step, version: Number(version) };
}

/** What a pressed id means. An id of no button is a tap on nothing, which the core answers with where one is. */
export function readTap(id: string): Input {
  if (isLink(id)) return { kind: 'link', link: id };
  const form = readFormId(id);
  if (form !== undefined) return { kind: 'fill', ...form };
  const [, step, choice, version] = tapId.exec(id) ?? [];
  return step === undefined || choice === undefined
    ? { kind: 'tap', step: 'none', choice: 'none', version: 0 }
    : { kind: 'tap', step, choice, version: Number(version) };
}

/** Typed words; a known command stands at the beginning with a slash. */
export function readWords(words: string): Input {
  const [, name, rest] = commandLine.exec(words.trim()) ?? [];
  const command = name?.toLowerCase() ?? '';
  return isCommand(command)
    ? { kind: 'command', command, words: rest?.trim() ?? '' }
    : { kind: 'words', words };
}

function isLink(id: string): id is Link {
  return verbs.some((verb) => id === verb || id.startsWith(`${verb}.`));
}

function isCommand(name: string): name is Command {
  return commands.some((command) => command === name);
}
