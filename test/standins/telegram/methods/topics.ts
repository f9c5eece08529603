import { z } from 'zod';
import { type Answer, badRequest, done, type Refusal } from '../answer.js';
import { findChat, findWritable } from '../chats.js';
import { characters, limits } from '../limits.js';
import { openTopic, removeTopic } from '../topics.js';
import type { Chat, Topic, World } from '../world.js';
import { chatId, type Method, method, optionalNumber, optionalText } from './method.js';

const place = { chat_id: chatId, message_thread_id: z.number() };

/** https://core.telegram.org/bots/api#createforumtopic */
const createForumTopic = method(
  {
    chat_id: chatId,
    name: z.string(),
    icon_color: optionalNumber,
    icon_custom_emoji_id: optionalText,
  },
  (p, world) => {
    const chat = findForum(world, p.chat_id);
    if ('ok' in chat) return chat;
    const problem = nameProblem(p.name);
    if (problem !== undefined) return problem;
    const topic = openTopic(world, chat, world.bot, p.name, p.icon_color);
    if (p.icon_custom_emoji_id !== undefined) topic.icon = p.icon_custom_emoji_id;
    world.signal.changed(chat.id);
    return done(topicJson(topic));
  },
);

/** https://core.telegram.org/bots/api#editforumtopic */
const editForumTopic = method(
  { ...place, name: optionalText, icon_custom_emoji_id: optionalText },
  (p, world) =>
    change(world, p, (topic) => {
      const problem = p.name === undefined ? undefined : nameProblem(p.name);
      if (problem !== undefined) return problem;
      const name = p.name ?? topic.name;
      const icon = p.icon_custom_emoji_id ?? topic.icon;
      if (name === topic.name && icon === topic.icon) return topicNotModified;
      Object.assign(topic, { name, ...(icon === undefined ? {} : { icon }) });
      return undefined;
    }),
);

/** https://core.telegram.org/bots/api#closeforumtopic */
const closeForumTopic = method(place, (p, world) => change(world, p, (t) => setClosed(t, true)));

/** https://core.telegram.org/bots/api#reopenforumtopic */
const reopenForumTopic = method(place, (p, world) => change(world, p, (t) => setClosed(t, false)));

/** https://core.telegram.org/bots/api#deleteforumtopic: with all its messages. */
const deleteForumTopic = method(place, (p, world) =>
  change(world, p, (topic, chat) => removeTopic(chat, topic.id)),
);

export const topics = {
  createForumTopic,
  editForumTopic,
  closeForumTopic,
  reopenForumTopic,
  deleteForumTopic,
} satisfies Record<string, Method>;

/** Recorded: https://github.com/TelegramBots/Telegram.Bot/issues/1252 */
const topicNotModified = badRequest('TOPIC_NOT_MODIFIED');

function setClosed(topic: Topic, closed: boolean): Refusal | undefined {
  if (topic.closed === closed) return topicNotModified;
  topic.closed = closed;
  return undefined;
}

function change(
  world: World,
  place: { chat_id: number | string; message_thread_id: number },
  apply: (topic: Topic, chat: Chat) => Refusal | undefined,
): Answer {
  const chat = findForum(world, place.chat_id);
  if ('ok' in chat) return chat;
  const topic = chat.topics.get(place.message_thread_id);
  if (topic === undefined) return badRequest('TOPIC_ID_INVALID');
  const problem = apply(topic, chat);
  world.signal.changed(chat.id);
  return problem ?? done(true);
}

/** "The bot must be an administrator in the chat ... and must have the can_manage_topics" right. */
function findForum(world: World, id: number | string): Chat | Refusal {
  const chat = findChat(world, id);
  if ('ok' in chat) return chat;
  if (!chat.forum) return badRequest('the chat is not a forum');
  if (!chat.botAdmin) return badRequest('not enough rights to manage topics');
  return findWritable(world, id);
}

function nameProblem(name: string): Refusal | undefined {
  if (name.trim() === '') return badRequest('TOPIC_TITLE_EMPTY');
  const fits = characters(name) <= limits.topicNameCharacters;
  return fits ? undefined : badRequest('topic name must be 1-128 characters long');
}

/** https://core.telegram.org/bots/api#forumtopic */
function topicJson(topic: Topic): Record<string, unknown> {
  const icon = topic.icon === undefined ? {} : { icon_custom_emoji_id: topic.icon };
  return { message_thread_id: topic.id, name: topic.name, icon_color: topic.color, ...icon };
}
