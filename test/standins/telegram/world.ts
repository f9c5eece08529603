import type { Formatted } from './entities.js';
import type { Signal } from './signal.js';
import type { UpdateQueue } from './updates.js';
import type { Webhook } from './webhook.js';

/** https://core.telegram.org/bots/api#user */
export interface User {
  readonly id: number;
  readonly is_bot: boolean;
  readonly first_name: string;
  readonly last_name?: string;
  readonly username?: string;
  readonly language_code?: string;
}

export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: Buffer;
  readonly mime: string;
  readonly sides?: { readonly width: number; readonly height: number };
}

export type Content =
  | { readonly kind: 'text'; readonly raw: string; readonly body: Formatted }
  | {
      readonly kind: 'photo' | 'document';
      readonly file: StoredFile;
      readonly raw: string;
      readonly body: Formatted;
    }
  | { readonly kind: 'service'; readonly fields: Readonly<Record<string, unknown>> };

export interface Message {
  readonly chat: Chat;
  readonly id: number;
  readonly from: User;
  /** Unix seconds. */
  date: number;
  editDate?: number;
  readonly thread?: number;
  /** Set only in a topic other than General (#message, `is_topic_message`). */
  readonly inTopic: boolean;
  readonly replyTo?: Message;
  content: Content;
  /** `reply_markup` as the bot sent it. */
  markup: unknown;
  deleted: boolean;
  /** The bot can no longer see or edit it (#inaccessiblemessage). */
  inaccessible: boolean;
}

export interface Topic {
  readonly id: number;
  name: string;
  icon?: string;
  readonly color: number;
  closed: boolean;
  readonly opening: Message;
}

export type ChatKind = 'private' | 'group' | 'supergroup';

export interface Chat {
  readonly id: number;
  readonly kind: ChatKind;
  readonly title: string;
  readonly person?: User;
  readonly forum: boolean;
  readonly members: Map<number, User>;
  readonly topics: Map<number, Topic>;
  readonly messages: Message[];
  /** A private chat: has the person ever written, and does the person block the bot. */
  started: boolean;
  blocked: boolean;
  /** A group: is the bot inside, and is it an administrator. */
  botInside: boolean;
  botAdmin: boolean;
  migratedTo?: number;
}

export interface Press {
  readonly id: string;
  readonly from: User;
  readonly message: Message;
  readonly data: string;
  readonly date: number;
  answer?: { readonly text: string; readonly alert: boolean };
}

/** Everything that the stand-in remembers. */
export interface World {
  readonly bot: User;
  readonly token: string;
  /** Unix seconds of the stand-in's clock. */
  readonly now: () => number;
  readonly next: () => number;
  readonly people: Map<number, User>;
  readonly chats: Map<number, Chat>;
  readonly files: Map<string, StoredFile>;
  readonly presses: Map<string, Press>;
  /** Commands, name and descriptions, by setting, scope and language. */
  readonly profile: Map<string, unknown>;
  readonly updates: UpdateQueue;
  readonly webhook: Webhook;
  readonly signal: Signal;
}
