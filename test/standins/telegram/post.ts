import type { Chat, Content, Message, User, World } from './world.js';

export interface Draft {
  readonly chat: Chat;
  readonly from: User;
  readonly content: Content;
  readonly thread?: number | undefined;
  readonly replyTo?: Message | undefined;
  readonly markup?: unknown;
}

/** Puts a message into its chat; ids count up in each chat. */
export function post(world: World, draft: Draft): Message {
  const { chat, from, content, thread, replyTo, markup } = draft;
  const threadId = thread ?? generalThread(chat, replyTo);
  const message: Message = {
    chat,
    from,
    content,
    markup,
    id: chat.messages.length + 1,
    date: world.now(),
    inTopic: thread !== undefined,
    deleted: false,
    inaccessible: false,
    ...(threadId === undefined ? {} : { thread: threadId }),
    ...(replyTo === undefined ? {} : { replyTo }),
  };
  chat.messages.push(message);
  return message;
}

/**
 * A reply outside topics still carries a thread id, that of the message replied to, without
 * `is_topic_message`: https://github.com/grammyjs/auto-thread/issues/3
 */
function generalThread(chat: Chat, replyTo: Message | undefined): number | undefined {
  if (chat.kind !== 'supergroup' || replyTo === undefined || replyTo.inTopic) return undefined;
  return replyTo.thread ?? replyTo.id;
}
