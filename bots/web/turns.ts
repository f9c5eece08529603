import type { Incoming, Input } from '../../core/chat/input.js';
import type { Chat } from '../../core/domain/deeds.js';
import type { Log } from './log.js';
import type { Message, MessageStore, Shown } from './messages.js';
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

type Hear = (incoming: Incoming) => Promise<void>;

/** What people say goes to the core one after another for each of them, while it listens. */
export function turns(store: MessageStore, log: Log) {
  const queue = personQueue(mostWaiting);
  let hear: Hear | undefined;

  async function turn(said: Said): Promise<Answer> {
    if (hear === undefined) return { is: 'closed' };
    const before = store.mark();
    try {
      await hear(incoming(said, updateOf(said, store.next()), written(store, said)));
    } catch (error) {
      log.error({ err: error }, 'an input on the web could not be handled');
      return { is: 'broken' };
    }
    const messages = store.since(said.as, before).filter(isAnswer);
    return { is: 'answered', messages, cursor: store.mark() };
  }

  return {
    say: async (said: Said): Promise<Answer> =>
      (await queue.run(said.as, () => turn(said))) ?? { is: 'busy' },
    open: (told: Hear): void => {
      hear = told;
    },
    close: (): void => {
      hear = undefined;
    },
    isOpen: (): boolean => hear !== undefined,
    idle: queue.idle,
  };
}

/** The message an input is about: the one that was pressed, or the person's own words as they stand in the chat. */
function written(store: MessageStore, { as, input, message }: Said): string | undefined {
  const words = ownWords(input);
  if (words === undefined) return message;
  const mark = store.next();
  store.put(as, { id: String(mark), changed: mark, from: 'you', words });
  return String(mark);
}

function incoming(said: Said, update: string, message: string | undefined): Incoming {
  const { as, input, locale } = said;
  return { chat: chatOf(as), update, place: 'private', input, language: locale, message };
}

/** The chat of a person is their name; staff are written `staff:kim`. */
function chatOf(as: string): Chat {
  return { platform: 'web', chat: as, user: as };
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
