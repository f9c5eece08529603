import type { Key } from './phrase.js';

type With<Part extends string, K = Key> = K extends `help.${infer Topic}.${Part}` ? Topic : never;

/** A topic that has both a label and an answer. */
export type HelpTopic = With<'title'> & With<'text'>;

/** The order of the index: what comes before an order, then paying, then the machine, then getting help. */
export const helpTopics = [
  'card',
  'memory',
  'toolchain',
  'lot',
  'term',
  'environment',
  'account',
  'anonymity',
  'paying',
  'network',
  'reported',
  'late',
  'amount',
  'balance',
  'access',
  'export',
  'boundaries',
  'request',
  'impostors',
] as const satisfies readonly HelpTopic[];
