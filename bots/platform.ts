import type { Incoming } from '../core/chat/input.js';
import type { Screen } from '../core/chat/view.js';
import type { Chat, PlatformName } from '../core/domain/deeds.js';

/**
 * Where to show a screen. `over` is the message to edit; `update` is the input being answered, so that a
 * platform that must answer the press itself can find it; neither is set for what the shop says on its own.
 */
export type Target = { chat: Chat; over?: string; update?: string };

/**
 * What became of a screen. `message` is the platform's id of the message that now shows it.
 * `unreachable`: nothing can be sent there until the person writes again (blocked, left, closed messages).
 * `later`: try again in `afterMs`. `failed`: this screen cannot be shown, and why, for the operator.
 */
export type Receipt =
  | { is: 'shown'; message: string }
  | { is: 'unreachable'; why: string }
  | { is: 'later'; afterMs: number; why: string }
  | { is: 'failed'; why: string };

/** What a platform can carry. Lengths in the unit the platform counts in. */
export type Limits = {
  /** Whether several fields can be filled at once; otherwise they are asked one after another. */
  forms: boolean;
  /** Whether a group can show something to one person alone. */
  ephemeral: boolean;
  /** Whether a password typed here stays in the history unless it is deleted. */
  typedSecretsStay: boolean;
  text: number;
  label: number;
};

/**
 * A chat platform. It keeps no state of its own, decides nothing, and drops no kind of view.
 * `listen` calls `hear` for every input, in order within one chat, and confirms an input to the platform only after `hear` has resolved; it
 * resolves once it listens, with the function that stops it (finishing what is under way).
 * `erase` deletes a message that a person sent; false when the platform will not.
 * `invite` is a link that opens the private chat with the bot at a link such as `go.orders`.
 */
export type Platform = {
  name: PlatformName;
  limits: Limits;
  listen: (hear: (incoming: Incoming) => Promise<void>) => Promise<() => Promise<void>>;
  show: (target: Target, screen: Screen) => Promise<Receipt>;
  erase: (chat: Chat, message: string) => Promise<boolean>;
  invite: (link: string) => string | undefined;
};
