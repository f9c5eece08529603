import type { Behind } from './front.js';
import type { Json } from './json.js';
import type { SeenMessage } from './seen.js';

/** A person of the stand-in. Staff are persons with roles. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  /** As Discord names it: `tr`, `nl`, `en-US` (docs.discord.com/developers/reference#locales). */
  readonly locale: string;
  readonly dms: 'open' | 'closed';
  readonly roles: readonly string[];
  readonly member: boolean;
}

/** A file that a person sends. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

/** What a person does that becomes an interaction. */
export interface Deed {
  readonly type: 2 | 3 | 5;
  readonly by: Profile;
  readonly channel: string;
  readonly data: Json;
  /** The message whose control was used, also for a modal that it opened. */
  readonly message: string | null;
}

export interface Words {
  readonly by: Profile;
  readonly channel: string;
  readonly content: string;
  readonly files: readonly SentFile[];
  readonly replyTo: string | null;
}

export interface NewChannel {
  readonly name: string;
  /** Who may see it; absent: everybody. */
  readonly onlyRoles?: readonly string[];
}

/** What differs between the two kinds: who keeps the state and speaks to the bot. */
export interface Stage extends Behind {
  readonly guild: string;
  readonly channel: string;
  readonly bot: string;
  readonly addUser: (profile: Profile) => void;
  readonly addRole: (name: string) => string;
  readonly addChannel: (channel: NewChannel) => Promise<string>;
  readonly dmOf: (profile: Profile) => string;
  /** A user as the API gives it, for `resolved`. */
  readonly userJson: (id: string) => Promise<Json>;
  /** Makes a file that an interaction can bring, as the API gives it. */
  readonly upload: (channel: string, file: SentFile) => Promise<Json>;
  readonly interact: (deed: Deed) => Promise<{ readonly id: string; readonly token: string }>;
  readonly repeat: (interaction: string) => Promise<void>;
  readonly say: (words: Words) => Promise<string>;
  readonly edit: (message: string, content: string) => Promise<void>;
  readonly remove: (message: string) => Promise<void>;
  readonly leave: (profile: Profile) => Promise<void>;
  readonly messages: (channel: string) => Promise<readonly SeenMessage[]>;
  readonly message: (id: string) => Promise<SeenMessage | null>;
  readonly threads: (channel: string) => Promise<readonly SeenThread[]>;
  /** Whether a person can look into a channel. */
  readonly canSee: (profile: Profile, channel: string) => Promise<boolean>;
  /** The message that an interaction's first response made or changed. */
  readonly original: (interaction: string) => Promise<string | null>;
  readonly dropGateway: (how: 'resumable' | 'forgotten') => Promise<void>;
  readonly advance: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

export interface SeenThread {
  readonly id: string;
  readonly name: string;
  readonly private: boolean;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly members: readonly string[];
}

/** Says that this kind of stand-in does not carry what a test asked of it. */
export class NotCarried extends Error {
  override readonly name = 'NotCarried';
}
