import type { Incoming, Input } from '../../core/chat/input.js';
import type { Screen } from '../../core/chat/view.js';
import type { Chat } from '../../core/domain/deeds.js';
import type { Platform, Receipt, Target } from '../platform.js';
import type { Log } from './log.js';
import { type Message, type Shown, messageStore } from './messages.js';
import { personQueue } from './queue.js';

/** Inputs of one person that may wait for the one before them. */
const mostWaiting = 20;

/** What a person did on the page. `once` is the page's own id of it, for sending the same input again. */
export type Said = {
  as: string;
  locale: string | undefined;
  input: Input;
  message?: string | undefined;
  once?: string | undefined;
};

/** `answered`: the messages this input added or edited. `busy`: too many inputs of this person already wait. */
export type Answer =
  | { is: 'answered'; messages: Shown[]; cursor: number }
  | { is: 'busy' }
  | { is: 'closed' }
  | { is: 'broken' };

export type WebPlatform = Platform & {
  say: (said: Said) => Promise<Answer>;
  open: () => boolean;
  /** Everything in a chat that changed after a mark, and the mark to ask from next time. */
  since: (as: string, after: number) => { messages: Message[]; cursor: number };
  changed: (as: string, ms: number) => Promise<void>;
};

type Hear = (incoming: Incoming) => Promise<void>;
type Options = { log: Log; startedAt: number; origin: () => string };

/** The chat of a person is their name; staff are written `staff:kim`. */
export function chatOf(as: string): Chat {
  return { platform: 'web', chat: as, user: as };
}

/**
 * The playground as a chat platform. `startedAt` is the clock in ms; `origin` is where the page is, such as
 * `http://localhost:3000`. Messages live in memory: after a restart the core paints the current step again.
 */
export function webPlatform({ log, startedAt, origin }: Options): WebPlatform {
  const store = messageStore(startedAt);
  const queue = personQueue(mostWaiting);
  let hear: Hear | undefined;

  async function turn(said: Said): Promise<Answer> {
    if (hear === undefined) return { is: 'closed' };
    const before = store.mark();
    const message = ownMessage(said);
    try {
      await hear(incoming(said, updateOf(said, store.next()), message));
    } catch (error) {
      log.error({ error }, 'an input on the web could not be handled');
      return { is: 'broken' };
    }
    return { is: 'answered', messages: store.since(said.as, before).filter(isAnswer), cursor: store.mark() };
  }

  function ownMessage({ as, input, message }: Said): string | undefined {
    const words = ownWords(input);
    if (words === undefined) return message;
    const mark = store.next();
    store.put(as, { id: String(mark), changed: mark, from: 'you', words });
    return String(mark);
  }

  async function show(target: Target, screen: Screen): Promise<Receipt> {
    const mark = store.next();
    const id = target.over !== undefined && isId(target.over) ? target.over : String(mark);
    const alone = target.over === undefined && target.update === undefined;
    store.put(target.chat.user, { id, changed: mark, from: 'shop', alone, screen });
    return { is: 'shown', message: id };
  }

  async function erase(chat: Chat, message: string): Promise<boolean> {
    if (store.find(chat.user, message) === undefined) return false;
    store.put(chat.user, { id: message, changed: store.next(), from: 'erased' });
    return true;
  }

  return {
    name: 'web',
    limits: { forms: true, ephemeral: true, typedSecretsStay: false, text: 100_000, label: 200 },
    listen: async (told) => {
      hear = told;
      return async () => {
        hear = undefined;
        store.release();
        await queue.idle();
      };
    },
    show,
    erase,
    invite: (link) => `${origin()}/#${link}`,
    say: async (said) => (await queue.run(said.as, () => turn(said))) ?? { is: 'busy' },
    open: () => hear !== undefined,
    since: (as, after) => ({ messages: store.since(as, after), cursor: store.mark() }),
    changed: (as, ms) => (hear === undefined ? Promise.resolve() : store.changed(as, ms)),
  };
}

function incoming(said: Said, update: string, message: string | undefined): Incoming {
  const { as, input, locale } = said;
  return { chat: chatOf(as), update, place: 'private', input, language: locale, message };
}

/** Unique on this platform: a mark of the counter, or the page's own id beside the person's name. */
function updateOf({ as, once }: Said, mark: number): string {
  return once === undefined ? String(mark) : `${as}:${once}`;
}

function isAnswer(message: Message): message is Shown {
  return message.from === 'shop' && !message.alone;
}

/** A person's own words stand in the chat; what was pressed or filled in does not. */
function ownWords(input: Input): string | undefined {
  switch (input.kind) {
    case 'words':
      return input.words;
    case 'command':
      return `/${input.command} ${input.words}`.trim();
    case 'file':
      return input.name;
    case 'tap':
    case 'fill':
    case 'form':
    case 'link':
      return undefined;
    default:
      return input satisfies never;
  }
}

function isId(text: string): boolean {
  return /^\d{1,16}$/.test(text);
}
