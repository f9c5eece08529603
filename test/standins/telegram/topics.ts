import { post } from './post.js';
import type { Chat, Topic, User, World } from './world.js';

/** First of the colours that https://core.telegram.org/bots/api#createforumtopic allows. */
const defaultColor = 0x6fb9f0;

/** Opens a topic; its thread id is the id of the service message that opens it. */
export function openTopic(
  world: World,
  chat: Chat,
  from: User,
  name: string,
  color = defaultColor,
): Topic {
  const created = { forum_topic_created: { name, icon_color: color } };
  const thread = chat.messages.length + 1;
  const content = { kind: 'service' as const, fields: created };
  const opening = post(world, { chat, from, content, thread });
  const topic: Topic = { id: thread, name, color, closed: false, opening };
  chat.topics.set(topic.id, topic);
  return topic;
}

/** Removes a topic and its messages; Telegram tells no bot of it. */
export function removeTopic(chat: Chat, id: number): undefined {
  chat.topics.delete(id);
  for (const message of chat.messages) {
    if (message.inTopic && message.thread === id) message.deleted = true;
  }
}
