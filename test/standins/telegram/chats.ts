import { badRequest, forbidden, type Refusal } from './answer.js';
import { limits } from './limits.js';
import type { Chat, Message, World } from './world.js';

/** The chat of a request, or "chat not found" (recorded in countless bots' logs). */
export function findChat(world: World, id: number | string): Chat | Refusal {
  const chat = world.chats.get(Number(id));
  if (chat === undefined) return badRequest('chat not found');
  return chat.migratedTo === undefined ? chat : migrated(chat.migratedTo);
}

/** https://core.telegram.org/bots/api#responseparameters, `migrate_to_chat_id` */
function migrated(to: number): Refusal {
  const refusal = badRequest('group chat was upgraded to a supergroup chat');
  return { ...refusal, parameters: { migrate_to_chat_id: to } };
}

/** A chat in which the bot may write now. */
export function findWritable(world: World, id: number | string): Chat | Refusal {
  const chat = findChat(world, id);
  if ('ok' in chat) return chat;
  if (chat.kind !== 'private') {
    return chat.botInside ? chat : forbidden(`bot was kicked from the ${chat.kind} chat`);
  }
  if (chat.blocked) return forbidden('bot was blocked by the user');
  return chat.started ? chat : forbidden("bot can't initiate conversation with a user");
}

/** Where in a chat a message goes: General when no thread is named. */
export function threadProblem(chat: Chat, thread: number | undefined): Refusal | undefined {
  if (thread === undefined || chat.topics.has(thread)) return undefined;
  return badRequest('message thread not found');
}

/** A message that still exists. */
export function findMessage(chat: Chat, id: number | undefined): Message | undefined {
  return chat.messages.find((message) => message.id === id && !message.deleted);
}

/**
 * Why a message cannot be deleted, if so (https://core.telegram.org/bots/api#deletemessage): not
 * after 48 hours, and in a group another's only by an administrator.
 */
export function deleteProblem(world: World, message: Message): Refusal | undefined {
  const { chat } = message;
  const late = world.now() - message.date >= limits.deleteSeconds;
  const own = message.from.id === world.bot.id;
  const allowed = own || chat.kind === 'private' || chat.botAdmin;
  if (late && !(chat.kind !== 'private' && chat.botAdmin)) {
    return badRequest("message can't be deleted for everyone");
  }
  return allowed ? undefined : badRequest("message can't be deleted");
}
