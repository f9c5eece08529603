import { storeFile } from './files.js';
import { rowsOf, type ShownButton } from './markup.js';
import { post } from './post.js';
import { chatJson, memberJson, messageJson, pressJson } from './wire.js';
import type { Chat, Content, Message, Press, User, World } from './world.js';

/** Where a person writes: the private chat with the bot, unless a group is named. */
export interface Where {
  readonly in?: { readonly id: number };
  /** Thread id of a topic. */
  readonly thread?: number;
  readonly replyTo?: { readonly id: number };
  readonly caption?: string;
}

export interface MessageRef {
  readonly chatId: number;
  readonly id: number;
}

/** A press of a button, under way or answered. */
export interface Pressed {
  readonly updateId: number;
  readonly queryId: string;
  readonly button: ShownButton;
  /** What the bot answered; undefined while it did not. */
  readonly answer: () => Press['answer'];
}

/** Someone who talks to the bot; every act queues one update and returns its id. */
export interface Person extends User {
  readonly says: (text: string, where?: Where) => number;
  readonly sendsFile: (name: string, bytes: Buffer, where?: Where) => number;
  readonly sendsPhoto: (bytes: Buffer, where?: Where) => number;
  /** Answers a `request_users` button of a reply keyboard (#usersshared). */
  readonly sharesUsers: (requestId: number, users: readonly User[]) => number;
  /** Presses the first button whose label or callback data fits; throws if there is none. */
  readonly presses: (message: MessageRef, button: RegExp | string) => Pressed;
  /** Changes an earlier message of this person. */
  readonly edits: (message: MessageRef, text: string) => number;
  readonly blocks: () => number;
  readonly unblocks: () => number;
}

export function createPerson(world: World, user: User, home: Chat): Person {
  const write = (content: Content, where: Where = {}) => writeIn(world, user, home, content, where);
  const file = (kind: 'photo' | 'document', name: string, bytes: Buffer, where: Where = {}) => {
    const raw = where.caption ?? '';
    const body = { text: raw, entities: [] };
    return write({ kind, file: storeFile(world, name, bytes), raw, body }, where);
  };
  return {
    ...user,
    says: (text, where) => write({ kind: 'text', raw: text, body: { text, entities: [] } }, where),
    sendsFile: (name, bytes, where) => file('document', name, bytes, where),
    sendsPhoto: (bytes, where) => file('photo', 'photo.jpg', bytes, where),
    sharesUsers: (request_id, users) => {
      const shared = users.map(({ id, first_name }) => ({ user_id: id, first_name }));
      return write({ kind: 'service', fields: { users_shared: { request_id, users: shared } } });
    },
    presses: (ref, button) => press(world, user, ref, button),
    edits: (ref, text) => editOwn(world, user, ref, text),
    blocks: () => setBlocked(world, home, user, true),
    unblocks: () => setBlocked(world, home, user, false),
  };
}

function writeIn(world: World, from: User, home: Chat, content: Content, where: Where): number {
  const chat = where.in === undefined ? home : chatOf(world, where.in.id);
  if (chat.blocked) setBlocked(world, chat, from, false);
  chat.started = true;
  const { thread } = where;
  const topic = thread === undefined ? undefined : chat.topics.get(thread);
  if (thread !== undefined && topic === undefined) throw new Error(`there is no topic ${thread}`);
  const replied = where.replyTo;
  const replyTo = replied === undefined ? topic?.opening : messageOf(chat, replied.id);
  const message = post(world, { chat, from, content, thread, replyTo });
  return world.updates.push('message', chat.id, messageJson(message));
}

function press(world: World, from: User, ref: MessageRef, wanted: RegExp | string): Pressed {
  const message = messageOf(chatOf(world, ref.chatId), ref.id);
  const fits = (text: string | undefined) =>
    typeof wanted === 'string' ? text === wanted : text !== undefined && wanted.test(text);
  const buttons = rowsOf(message.markup).flat();
  const button = buttons.find(
    ({ label, data }) => data !== undefined && (fits(label) || fits(data)),
  );
  if (button?.data === undefined) {
    const there = buttons.map(({ label, data }) => `${label} (${data ?? 'no data'})`).join(', ');
    throw new Error(`message ${ref.id} has no button ${wanted}; it has: ${there || 'none'}`);
  }
  return pressAgain(world, { from, message, data: button.data }, button);
}

/** A press under a new query id and a new update id. */
export function pressAgain(
  world: World,
  { from, message, data }: Pick<Press, 'from' | 'message' | 'data'>,
  button: ShownButton,
): Pressed {
  const id = String(4_000_000_000 + world.next());
  const query: Press = { id, from, message, data, date: world.now() };
  world.presses.set(id, query);
  const body = pressJson(query);
  const updateId = world.updates.push('callback_query', message.chat.id, body);
  return { updateId, queryId: id, button, answer: () => query.answer };
}

/** "edits it does tell": an edit arrives as `edited_message` (#update). */
function editOwn(world: World, from: User, ref: MessageRef, text: string): number {
  const message = messageOf(chatOf(world, ref.chatId), ref.id);
  if (message.from.id !== from.id) throw new Error(`message ${ref.id} is not ${from.first_name}'s`);
  message.content = { kind: 'text', raw: text, body: { text, entities: [] } };
  message.editDate = world.now();
  return world.updates.push('edited_message', ref.chatId, messageJson(message));
}

/** Blocking arrives as `my_chat_member` (#update). */
function setBlocked(world: World, chat: Chat, from: User, blocked: boolean): number {
  const [before, after] = blocked
    ? (['member', 'kicked'] as const)
    : (['kicked', 'member'] as const);
  chat.blocked = blocked;
  const body = {
    chat: chatJson(chat),
    from,
    date: world.now(),
    old_chat_member: memberJson(world.bot, before),
    new_chat_member: memberJson(world.bot, after),
  };
  return world.updates.push('my_chat_member', chat.id, body);
}

export function chatOf(world: World, id: number): Chat {
  const chat = world.chats.get(id);
  if (chat === undefined) throw new Error(`there is no chat ${id}`);
  return chat;
}

export function messageOf(chat: Chat, id: number): Message {
  const message = chat.messages.find((each) => each.id === id);
  if (message === undefined) throw new Error(`there is no message ${id} in chat ${chat.id}`);
  return message;
}
