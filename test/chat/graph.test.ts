import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../bots/root.js';
import { commandEntries, entryOf } from '../../core/chat/entries.js';
import { registerForm, signInForm } from '../../core/chat/flows/account.js';
import { commands } from '../../core/chat/input.js';
import { isReadable, isStep, type StepId } from '../../core/chat/states.js';
import { steps } from '../../core/chat/steps.js';
import { type Verb, verbs } from '../../core/chat/view.js';
import { en } from '../../locales/en.js';

const ids = Object.values(steps).map(({ id }) => id);
const sample = 'KD-4T7QXM';

/** Links as the sources of the conversation write them, with an id where they put one in. */
async function writtenLinks(): Promise<string[]> {
  const folder = join(root, 'core', 'chat');
  const names = await readdir(folder, { recursive: true });
  const sources = await Promise.all(
    names
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  const link = new RegExp(`['\`]((?:${verbs.join('|')})\\.[^'\`]*)['\`]`, 'g');
  const found = sources.flatMap((source) =>
    [...source.matchAll(link)].map(([, text = '']) => text),
  );
  return [...new Set(found.map((text) => text.replaceAll(/\$\{[^}]*\}/g, sample)))];
}

async function opened(): Promise<StepId[]> {
  const links = [...(await writtenLinks()), ...verbs.map((verb) => `${verb}.${sample}`)];
  const places = links.flatMap((link) => entryOf(link)?.at.step ?? []);
  const commanded = commands.flatMap((command) =>
    ['', sample].map((words) => commandEntries[command](words).at.step),
  );
  // The door stands before every step that needs an account.
  return [...places, ...commanded, 'door'].filter(isStep);
}

function onwardFrom(from: readonly StepId[]): Set<StepId> {
  const found = new Set(from);
  for (const id of found) for (const next of steps[id].to) found.add(next);
  return found;
}

describe('a step', () => {
  test('has the id under which the table lists it', () => {
    expect(Object.entries(steps).filter(([name, { id }]) => name !== id)).toEqual([]);
  });

  test('is reached by a link, by a command or from another step', async () => {
    const reached = onwardFrom(await opened());
    expect(ids.filter((id) => !reached.has(id))).toEqual([]);
  });

  test('names no step twice to go on to', () => {
    for (const { id, to } of Object.values(steps)) expect(new Set(to).size, id).toBe(to.length);
  });

  test('is never called like a verb, which begins a link', () => {
    const words = new Set<string>(verbs);
    expect(ids.filter((id) => words.has(id))).toEqual([]);
  });
});

describe('a link', () => {
  const leads: Record<Verb, StepId> = {
    go: 'order',
    report: 'instruction',
    renew: 'methods',
    cancel: 'cancellation',
    access: 'accessDetails',
    confirm: 'payment',
    provision: 'machine',
  };

  test.each(verbs)('that begins with %s leads to its step', (verb) => {
    const link = verb === 'go' ? `go.order.${sample}` : `${verb}.${sample}`;
    const entry = entryOf(link);
    expect(entry?.at.step).toBe(leads[verb]);
    expect(entry !== undefined && isReadable(entry.at)).toBe(true);
  });

  test('that a screen shows can be followed', async () => {
    const links = (await writtenLinks()).filter(
      (link) => link !== 'go.resume' && !link.includes('<'),
    );
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter((link) => entryOf(link) === undefined)).toEqual([]);
  });

  test.each([
    '',
    'go',
    'go.',
    'go.nowhere',
    'go.toString',
    'go.__proto__',
    'pay.1',
    'go.order.a.b',
    'report.ü',
    `go.order.${'x'.repeat(33)}`,
  ])('%j is none', (link) => {
    expect(entryOf(link)).toBeUndefined();
  });
});

describe('a command', () => {
  test.each(commands)('/%s leads to a step and is described', (command) => {
    for (const words of ['', sample, 'kd4t7qxm please', '<b>', 'x'.repeat(300)])
      expect(isReadable(commandEntries[command](words).at), words).toBe(true);
    expect(Object.keys(en)).toContain(`command.${command}`);
  });

  test('finds an order reference however it is typed', () => {
    for (const typed of [sample, 'kd-4t7qxm', ' KD4T7QXM ', 'order kd-4t7qxm, please'])
      expect(commandEntries.order(typed).at).toEqual({ step: 'order', data: { order: sample } });
    expect(commandEntries.order('17').at.step).toBe('orders');
  });
});

test('a secret is asked for last, so that nothing is kept beside it', async () => {
  const folder = join(root, 'core', 'chat', 'flows');
  const sources = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  // In the source of every form the secret field is the only one of its kind, with no field behind it.
  const forms = sources.flatMap((source) => [...source.matchAll(/fields: \[([\s\S]*?)\n {2}\],/g)]);
  const secretForms = forms.filter(([, fields = '']) => fields.includes('secret:'));
  expect(secretForms).toHaveLength(3);
  for (const [, fields = ''] of secretForms)
    expect(fields.slice(fields.indexOf('secret:'))).not.toMatch(/\bid:|secret:.*secret:/s);
  for (const { fields } of [registerForm, signInForm])
    expect(fields.findIndex(({ secret }) => secret !== undefined)).toBe(fields.length - 1);
});
