import type { Fault } from './faults.js';
import type { Group, GroupOptions } from './group.js';
import type { MessageRef, Person, Pressed } from './person.js';
import type { Recorded } from './server.js';
import type { ShownMessage } from './shown.js';
import type { Wanted } from './waiting.js';
import type { User } from './world.js';

/** A Telegram of one's own: the Bot API for a bot, and people and groups for a test. */
export interface Telegram {
  /** Root of the Bot API, without a slash at the end. */
  readonly url: string;
  readonly token: string;
  readonly bot: User;
  /** Someone who has not written to the bot yet. */
  readonly user: (profile?: Partial<Omit<User, 'is_bot'>>) => Person;
  readonly group: (options: GroupOptions) => Group;
  /** The messages of a chat as they stand, deleted ones too, oldest first. */
  readonly messages: (chatId: number) => readonly ShownMessage[];
  /** One message as it stands. */
  readonly message: (ref: MessageRef) => ShownMessage;
  /** Waits until every update (of a chat) is confirmed and the bot has been quiet for `quiet` ms. */
  readonly settled: (chatId?: number, timeout?: number, quiet?: number) => Promise<void>;
  /** The first message by the bot that fits, sent after `after` or else after a person's last. */
  readonly nextMessage: (chatId: number, wanted?: Wanted) => Promise<ShownMessage>;
  /** The first defined value of `read`, tried whenever something happens; rejects when late. */
  readonly until: <T>(read: () => T | undefined, what: string, timeout?: number) => Promise<T>;
  /** What the bot called, all of it or one method, oldest first. */
  readonly requests: (method?: string) => readonly Recorded[];
  /** What did not fit the Bot API table; a test expects none. */
  readonly violations: () => readonly string[];
  /** Hands an update out once more under its id, confirmed or not. */
  readonly redeliver: (updateId: number) => void;
  /** The same press again under new ids, as an app does that lost its connection. */
  readonly resend: (press: Pressed) => Pressed;
  readonly failNext: (method: string, fault: Fault) => void;
  /** Switches the sending limits on; they are off at first. */
  readonly limitSending: () => void;
  /** A message becomes older than 48 hours and inaccessible: presses on it carry date 0. */
  readonly ageOut: (ref: MessageRef) => void;
  /** Moves the stand-in's clock on. */
  readonly later: (seconds: number) => void;
  /** Commands set for a language and a scope; undefined when none are. */
  readonly commands: (language?: string, scope?: { readonly type: string }) => unknown;
  /** Every update so far, as it goes out. */
  readonly updates: () => readonly Readonly<Record<string, unknown>>[];
  readonly close: () => Promise<void>;
}
