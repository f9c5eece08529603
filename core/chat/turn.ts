import type { Deed } from '../domain/deeds.js';
import type { Intent } from '../domain/payment.js';
import type { Shop } from '../domain/shop.js';
import type { Conversation, Store } from '../store/store.js';
import type { Incoming } from './input.js';
import type { Text } from './phrase.js';
import type { Saved } from './states.js';
import type { Here, Secret } from './step.js';
import type { Form } from './view.js';

/**
 * What the conversation needs from outside. `clock` gives ms since the epoch, `ids` 24 random
 * characters of Crockford's base 32 in lower case. */
export type Deps = {
  shop: Shop;
  store: Store;
  clock: () => number;
  ids: () => string;
  publicUrl: string | null;
  payload: (intent: Intent) => { qr: string; link?: string };
};

/** What the conversation must know of a platform; see `Limits` and `invite` of the Platform port. */
export type Traits = {
  forms: boolean;
  ephemeral: boolean;
  typedSecretsStay: boolean;
  invite: (link: string) => string | undefined;
};

/** Everything one decision is made on. `unreadable`: the stored state was none this version knows. */
export type Context = {
  deps: Deps;
  traits: Traits;
  incoming: Incoming;
  conversation: Conversation;
  saved: Saved;
  unreadable: boolean;
  here: Here;
  now: number;
  swap: (form: Form, given: Readonly<Record<string, string>>) => Promise<Secret | null>;
};

/**
 * What was decided. Without `saved` nothing changes and the current step is shown again. `erase`: the person's
 * message held a secret.
 */
export type Decision = {
  saved?: Saved;
  deeds: readonly Deed[];
  note?: Text | undefined;
  erase?: boolean;
};

export function repaint(note?: Text): Decision {
  return { deeds: [], note };
}
