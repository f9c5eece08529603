import type { PasswordHash, Sealed } from '../domain/account.js';
import type { Chat, Deed } from '../domain/deeds.js';
import type { Locale } from '../domain/locale.js';
import type { Intent } from '../domain/payment.js';
import type { Shop, StaffMember } from '../domain/shop.js';
import type { Reader, SignIn } from '../store/store.js';
import type { Text } from './phrase.js';
import { type Place, type StateOf, type StepId, stateSchemas } from './states.js';
import type { View } from './view.js';

/**
 * What every step may know. `account` is who is signed in here; `staff` who of the shop this person is.
 * `fresh` is a new random id for this decision alone (24 characters of base 32), so that deciding stays pure.
 */
export type Here = {
  shop: Shop;
  chat: Chat;
  locale: Locale;
  account: string | null;
  staff: StaffMember | undefined;
  fresh: string;
  resume: Place | null;
  typedSecretsStay: boolean;
  /** The secret part of a link, made from what is stored of it; the database alone opens no link. */
  stamp: (stored: string) => string;
  /** Where hosted pages are, without a trailing slash; null when the shop has none. */
  publicUrl: string | null;
  /** What the QR code of an instruction holds, and a wallet link where a wallet may misread it in a QR code. */
  payload: (intent: Intent) => { qr: string; link?: string };
};

/** What became of a form's secret field. The secret itself is gone by now. */
export type Secret =
  | { is: 'hash'; hash: PasswordHash }
  | { is: 'sign in'; result: SignIn }
  | { is: 'sealed'; sealed: Sealed };

/** What a step hears. Versions, links, commands and half-filled forms were dealt with before. */
export type Heard =
  | { kind: 'tap'; choice: string }
  | { kind: 'form'; values: Readonly<Record<string, string>>; secret: Secret | null }
  | { kind: 'words'; words: string };

type Go<To extends StepId> = {
  [T in To]: { to: T; state: StateOf<T>; deeds?: readonly Deed[]; note?: Text };
}[To];

/**
 * What a step answers: another step with its state and the deeds to do; a place kept for later; or a refusal,
 * which changes nothing. `unknown` is for input the step cannot use.
 */
export type Move<To extends StepId> =
  | Go<To>
  | { resume: Place; deeds?: readonly Deed[]; note?: Text }
  | { refuse: Text }
  | { unknown: true };

type Definition<S extends StepId, F, To extends StepId> = {
  /** Every step that `hear` may go to. */
  to: readonly To[];
  /** Who may be here. */
  for?: 'account' | 'staff';
  /** Part of an order that is not placed yet: leaving it keeps the place. */
  draft?: true;
  /** What the step needs to know; undefined when what it is about is not there or not this person's. */
  facts: (read: Reader, state: StateOf<S>, here: Here, now: number) => Promise<F | undefined>;
  ask: (state: StateOf<S>, facts: F & { here: Here }, now: number) => View;
  hear: (
    input: Heard,
    state: StateOf<S>,
    facts: F & { here: Here },
    now: number,
  ) => Move<NoInfer<To>>;
};

/** A step with its facts loaded, ready to show itself and to decide. */
export type Opened = { ask: () => View; hear: (input: Heard) => Move<StepId> };

export type Step = {
  id: StepId;
  to: readonly StepId[];
  for: 'account' | 'staff' | 'anyone';
  draft: boolean;
  /** `bad state` when the stored state is none of this step's; `gone` when its subject is not there. */
  open: (
    read: Reader,
    data: unknown,
    here: Here,
    now: number,
  ) => Promise<Opened | 'bad state' | 'gone'>;
};

/** Makes a step out of its parts. Its facts' type stays inside, so that all steps fit in one table. */
export function step<const S extends StepId, F, const To extends StepId>(
  id: S,
  definition: Definition<S, F, To>,
): Step {
  const open: Step['open'] = async (read, data, here, now) => {
    const state = parse(id, data);
    if (state === undefined) return 'bad state';
    const loaded = await definition.facts(read, state, here, now);
    if (loaded === undefined) return 'gone';
    const facts = { ...loaded, here };
    return {
      ask: () => definition.ask(state, facts, now),
      // Every step of `To` is a step; the compiler does not see it through the mapped type.
      hear: (input) => definition.hear(input, state, facts, now) as Move<StepId>,
    };
  };
  return {
    id,
    to: definition.to,
    for: definition.for ?? 'anyone',
    draft: definition.draft ?? false,
    open,
  };
}

/** For steps that need to know nothing but where they are. */
export async function nothing(): Promise<object> {
  return {};
}

function parse<S extends StepId>(id: S, data: unknown): StateOf<S> | undefined {
  const read = stateSchemas[id].safeParse(data);
  // The schema table and StateOf are one definition; the compiler cannot follow the index.
  return read.success ? (read.data as StateOf<S>) : undefined;
}
