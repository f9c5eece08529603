import { z } from 'zod';
import { badRequest, done } from '../answer.js';
import { deleteProblem, findChat, findMessage } from '../chats.js';
import type { Message, World } from '../world.js';
import { chatId, type Method, method } from './method.js';

/** https://core.telegram.org/bots/api#deletemessage */
const deleteMessage = method({ chat_id: chatId, message_id: z.number() }, (p, world) => {
  const chat = findChat(world, p.chat_id);
  if ('ok' in chat) return chat;
  const message = findMessage(chat, p.message_id);
  if (message === undefined) return badRequest('message to delete not found');
  const problem = deleteProblem(world, message);
  if (problem === undefined) remove(world, message);
  return problem ?? done(true);
});

/** https://core.telegram.org/bots/api#deletemessages: those that are not found are skipped. */
const deleteMessages = method({ chat_id: chatId, message_ids: z.array(z.number()) }, (p, world) => {
  const chat = findChat(world, p.chat_id);
  if ('ok' in chat) return chat;
  const found = p.message_ids.flatMap((id) => findMessage(chat, id) ?? []);
  for (const message of found) {
    if (deleteProblem(world, message) === undefined) remove(world, message);
  }
  return done(true);
});

export const deleting = { deleteMessage, deleteMessages } satisfies Record<string, Method>;

function remove(world: World, message: Message): void {
  message.deleted = true;
  world.signal.changed(message.chat.id);
}
