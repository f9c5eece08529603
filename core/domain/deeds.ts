import type { Account, PasswordHash, Sealed } from './account.js';
import type { JournalEntry } from './ledger.js';
import type { Locale } from './locale.js';
import type { Order } from './order.js';
import type { Intent, NewIntent } from './payment.js';
import type { Rental } from './rental.js';

export const platformNames = ['telegram', 'discord', 'web'] as const;
export type PlatformName = (typeof platformNames)[number];

/** A person as a platform knows them, by id and never by user name. */
export type Person = { platform: PlatformName; user: string };

/** One person in one chat: the key of a conversation. */
export type Chat = Person & { chat: string };

/** Deliveries to staff and to customers have different types, so that neither can be sent to the other. */
export type ToCustomer = { to: 'customer'; conversation: string };
export type ToStaff = { to: 'staff'; person: Person };
export type Recipient = ToCustomer | ToStaff;

/** Content is never queued: it is written at delivery, in the recipient's language of that moment. */
export type Notification = {
  /** Unique: the same event is announced once to each recipient. */
  key: string;
  recipient: Recipient;
  notice: string;
  subject: string;
  dueAt: number;
};

/**
 * What a decision changes. A turn's deeds are applied in one transaction or not at all.
 * `was` is the version the decision was made on (0 for a new row); a row that has moved on since, an exhausted
 * stock or a reached limit is a conflict, and the decision is made again on fresh facts.
 */
export type Deed =
  | { deed: 'order'; order: Order; was: number }
  | { deed: 'hold'; gpu: string; lots: number; stock: number; order: string }
  | { deed: 'intent'; intent: NewIntent | Intent; was: number }
  | { deed: 'rental'; rental: Rental; was: number }
  | { deed: 'journal'; entry: JournalEntry }
  | { deed: 'account'; account: Account; hash: PasswordHash }
  | { deed: 'sign in'; person: Person; account: string; expiresAt: number }
  | { deed: 'sign out'; person: Person }
  | { deed: 'locale'; person: Person; locale: Locale }
  | { deed: 'guess'; person: Person; locale: Locale }
  | { deed: 'access'; order: string; sealed: Sealed; by: string; at: number }
  | { deed: 'limit'; what: 'unpaid orders'; account: string; below: number }
  | { deed: 'limit'; what: 'instructions'; account: string; below: number; since: number }
  | { deed: 'handoff'; handoff: Handoff }
  | { deed: 'handoff used'; token: string }
  | { deed: 'notify'; notification: Notification };

/**
 * A one-time sign-in page for one chat. `token` is the SHA-256 of what the link carries, so that the database
 * signs nobody in. The page ends with a short code to type into that chat.
 */
export type Handoff = {
  token: string;
  conversation: string;
  purpose: 'register' | 'sign in';
  expiresAt: number;
};
