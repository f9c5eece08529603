import type { Account, PasswordHash, Sealed } from '../domain/account.js';
import type { Chat, Deed, Handoff, Notification, Person, PlatformName } from '../domain/deeds.js';
import type { Locale } from '../domain/locale.js';
import type { MethodId } from '../domain/methods.js';
import type { Cents } from '../domain/money.js';
import type { Order } from '../domain/order.js';
import type { Intent, Rate } from '../domain/payment.js';
import type { Receiving } from '../domain/receiving.js';
import type { Rental } from '../domain/rental.js';

/** The key of a conversation as it is stored and as orders refer to it: `platform:chat:user`. */
export function conversationKey(chat: Chat): string {
  return `${chat.platform}:${chat.chat}:${chat.user}`;
}

/** A conversation as it stands. `version` is 0 before its first turn; `state` is opaque JSON to the store. */
export type Conversation = {
  key: string;
  version: number;
  state: string | null;
  /** Chosen by the person with /language; the platform's guess is used while it is null. */
  locale: Locale | null;
  /** The language the platform said last, for notices; null while it said none. */
  guess: Locale | null;
  /** The account this person is signed in to, while the session is valid. */
  account: string | null;
  /** When the session ends without use, ms; null when signed out. */
  sessionUntil: number | null;
  /** The message that shows the current step, and the version it shows. */
  message: string | null;
  shownVersion: number;
};

/** One durable turn. `update` is the platform's id of the input; null for a turn nobody pressed for. */
export type Turn = {
  chat: Chat;
  update: string | null;
  was: number;
  state: string;
  deeds: readonly Deed[];
  now: number;
};

/** `duplicate`: this update was handled before. `conflict`: something moved on; decide again. */
export type Committed = 'done' | 'duplicate' | 'conflict';

/** An order with all that hangs on it; `intents` in the order in which they were given. */
export type OrderFile = {
  order: Order;
  intents: Intent[];
  rental: Rental | null;
  customer: Account;
};

export type Page = { offset: number; limit: number };
export type Paged<T> = { items: T[]; total: number };

/** Whether a method can be paid with now: a rate, and an address that nobody was given yet. */
export type MethodState = { method: MethodId; rate: Rate | undefined; freeAddresses: number };

/** Read-only questions a step may ask before it decides. Each is at most a few indexed queries. */
export type Reader = {
  /** Lots held at `now` for each GPU, paid and unpaid, leaving out one order. */
  held: (now: number, except?: string) => Promise<ReadonlyMap<string, number>>;
  unpaidOrders: (account: string) => Promise<number>;
  instructionsSince: (account: string, since: number) => Promise<number>;
  order: (id: string) => Promise<OrderFile | undefined>;
  /** Newest first. */
  orders: (account: string, page: Page) => Promise<Paged<OrderFile>>;
  intent: (id: string) => Promise<Intent | undefined>;
  account: (id: string) => Promise<Account | undefined>;
  methods: () => Promise<MethodState[]>;
  balance: (account: string) => Promise<Cents>;
  /** Access details in the clear, for the owner's eyes only; undefined before they are entered. */
  access: (order: string) => Promise<string | undefined>;
  /** For staff: unpaid orders with a reported instruction, the longest waiting first. */
  awaiting: (page: Page) => Promise<Paged<OrderFile>>;
  /** For staff: paid orders whose machine is not ready, the longest waiting first. */
  unprovisioned: (page: Page) => Promise<Paged<OrderFile>>;
  /** For staff: what could not be delivered. */
  deadLetters: (page: Page) => Promise<Paged<Notification & { why: string }>>;
  handoff: (token: string) => Promise<HandoffState | undefined>;
};

/** What a sign-in page brought; `code` is the SHA-256 of the code the page showed. */
export type HandoffState = Handoff & {
  outcome:
    | { is: 'waiting' }
    | { is: 'registered'; account: Account; hash: PasswordHash; code: string }
    | { is: 'signed in'; account: string; code: string };
};

export type SignIn =
  | { is: 'match'; account: string }
  | { is: 'wrong' }
  | { is: 'locked'; until: number };

/** What happened to one delivery. `gone`: the recipient cannot be reached at all. */
export type DeliveryOutcome =
  | { is: 'delivered'; at: number }
  | { is: 'retry'; at: number; why: string }
  | { is: 'dead'; at: number; why: string };

export type OutboxItem = Notification & { id: string; attempts: number };

export type Store = {
  read: Reader;
  conversation: (chat: Chat, now: number) => Promise<Conversation>;
  /** The conversation a key names, for notices: who and where, in what language. */
  chatOf: (
    key: string,
  ) => Promise<{ chat: Chat; locale: Locale | null; account: string | null } | undefined>;
  /** Whether an update is in the inbox: a turn that began with it was committed. */
  handled: (platform: PlatformName, update: string) => Promise<boolean>;
  commit: (turn: Turn) => Promise<Committed>;
  /** Remembers which message shows which version; a later show is never overwritten by an earlier one. */
  shown: (key: string, version: number, message: string) => Promise<void>;
  /** Applies deeds that no conversation asked for (jobs). */
  apply: (deeds: readonly Deed[], now: number) => Promise<'done' | 'conflict'>;
  secrets: {
    /** argon2id; see `core/store/secrets.ts` for the parameters. */
    hash: (password: string) => Promise<PasswordHash>;
    /** Compares a bounded number of accounts at constant cost, and counts attempts per e-mail and per chat. */
    signIn: (email: string, password: string, person: Person, now: number) => Promise<SignIn>;
    seal: (plain: string) => Sealed;
    /** A secret that only the holder of the data key can make again from what is stored: 32 hex digits. */
    stamp: (stored: string) => string;
  };
  handoffs: {
    /** Records what the page brought; false when the token is unknown, used or expired. */
    finish: (token: string, outcome: HandoffState['outcome'], now: number) => Promise<boolean>;
  };
  outbox: {
    /** Due items of these platforms, at most one a chat, each leased for `leaseMs`; in order within a chat. */
    claim: (
      platforms: readonly PlatformName[],
      now: number,
      leaseMs: number,
      limit: number,
    ) => Promise<OutboxItem[]>;
    settle: (id: string, outcome: DeliveryOutcome) => Promise<void>;
    /** Conversations of customers for whom something could not be delivered. */
    parked: (limit: number) => Promise<string[]>;
    /** A recipient wrote again: what waited for them is due now. */
    revive: (conversation: string, now: number) => Promise<void>;
  };
  pool: {
    /** How many addresses are left to give, and the first index that was never added. */
    level: (method: MethodId) => Promise<{ free: number; next: number }>;
    add: (method: MethodId, addresses: readonly Receiving[]) => Promise<void>;
  };
  rates: { save: (rate: Rate) => Promise<void> };
  due: {
    /** Unpaid orders placed before `placedBefore` whose last instruction expired before `now`. */
    toClose: (placedBefore: number, now: number, limit: number) => Promise<OrderFile[]>;
    /** Ready rentals that end before `before`. */
    ending: (before: number, limit: number) => Promise<OrderFile[]>;
  };
  cursor: {
    /** A durable position of a platform adapter or job, such as the last Discord message seen in a channel. */
    get: (name: string) => Promise<string | undefined>;
    set: (name: string, value: string) => Promise<void>;
  };
  close: () => Promise<void>;
};
