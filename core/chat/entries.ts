import type { Command } from './input.js';
import type { Place, StateOf, StepId } from './states.js';
import { type Verb, verbs } from './view.js';

/** Where a link or a command leads, and the choice it presses on arrival, if any. Authorised by the step itself. */
export type Entry = { at: Place; tap?: string };

export function place<S extends StepId>(step: S, data: StateOf<S>): Place {
  return { step, data };
}

/** `go.<screen>[.<id>]`: the screens that a link may open. */
const screens: Record<string, (id: string) => Place> = {
  home: () => place('home', {}),
  rent: () => place('gpus', { page: 0 }),
  compare: () => place('compare', { page: 0 }),
  gpu: (id) => place('gpu', { gpu: id }),
  orders: () => place('orders', { page: 0 }),
  order: (id) => place('order', { order: id }),
  intents: (id) => place('intents', { order: id, page: 0 }),
  intent: (id) => place('instruction', { intent: id }),
  export: () => place('export', {}),
  account: () => place('account', {}),
  login: () => place('door', { onward: null }),
  language: () => place('language', { onward: null }),
  help: () => place('help', { page: 0 }),
  topic: (id) => place('topic', { topic: id }),
  terms: () => place('terms', {}),
  privacy: () => place('privacy', {}),
  paysupport: (id) => place('paysupport', { order: id === '' ? null : id }),
  support: (id) => place('support', { order: id === '' ? null : id }),
  staff: () => place('staff', {}),
  payments: () => place('payments', { page: 0 }),
  machines: () => place('machines', { page: 0 }),
  letters: () => place('letters', { page: 0 }),
};

const links: Record<Verb, (id: string, rest: string) => Entry | undefined> = {
  go: (screen, id) => {
    const at = Object.hasOwn(screens, screen) ? screens[screen]?.(id) : undefined;
    return at === undefined ? undefined : { at };
  },
  report: (intent) => ({ at: place('instruction', { intent }), tap: 'report' }),
  renew: (order) => ({ at: place('methods', { order }) }),
  cancel: (order) => ({ at: place('cancellation', { order }) }),
  access: (order) => ({ at: place('accessDetails', { order }) }),
  confirm: (intent) => ({ at: place('payment', { intent }) }),
  provision: (order) => ({ at: place('machine', { order }) }),
};

/** Reads a link; undefined for anything that is none, whoever wrote it. */
export function entryOf(link: string): Entry | undefined {
  if (!/^[a-z]{2,12}(\.[A-Za-z0-9-]{1,32}){0,2}$/.test(link)) return undefined;
  const [verb = '', id = '', rest = ''] = link.split('.');
  const known = verbs.find((candidate) => candidate === verb);
  return known === undefined ? undefined : links[known](id, rest);
}

/** Where each command leads; `words` is what was typed behind it. */
export const commandEntries: Record<Command, (words: string) => Entry> = {
  start: () => ({ at: place('home', {}) }),
  rent: () => ({ at: place('gpus', { page: 0 }) }),
  compare: () => ({ at: place('compare', { page: 0 }) }),
  help: () => ({ at: place('help', { page: 0 }) }),
  language: (words) => ({
    at: place('language', { onward: null }),
    ...(words === '' ? {} : { tap: words.slice(0, 24) }),
  }),
  login: () => ({ at: place('door', { onward: null }) }),
  terms: () => ({ at: place('terms', {}) }),
  privacy: () => ({ at: place('privacy', {}) }),
  paysupport: (words) => ({ at: place('paysupport', { order: reference(words) }) }),
  support: (words) => ({ at: place('support', { order: reference(words) }) }),
  orders: () => ({ at: place('orders', { page: 0 }) }),
  order: (words) => orderEntry(reference(words)),
  account: () => ({ at: place('account', {}) }),
  export: () => ({ at: place('export', {}) }),
  logout: () => ({ at: place('account', {}), tap: 'signout' }),
  staff: () => ({ at: place('staff', {}) }),
  payments: () => ({ at: place('payments', { page: 0 }) }),
  provision: (words) => {
    const order = reference(words);
    return { at: order === null ? place('machines', { page: 0 }) : place('machine', { order }) };
  },
};

function orderEntry(order: string | null): Entry {
  return { at: order === null ? place('orders', { page: 0 }) : place('order', { order }) };
}

/** An order reference as people type it: any case, blanks around; null when there is none. */
function reference(words: string): string | null {
  const found = /[A-Z]{2,4}-?[0-9A-HJKMNP-TV-Z]{6}/.exec(words.toUpperCase());
  if (found === null) return null;
  const [typed] = found;
  return `${typed.slice(0, -6).replace('-', '')}-${typed.slice(-6)}`;
}
