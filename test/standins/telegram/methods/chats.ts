import { z } from 'zod';
import { type Answer, badRequest, done } from '../answer.js';
import { findChat } from '../chats.js';
import { limits } from '../limits.js';
import { chatJson, fileJson, memberJson } from '../wire.js';
import type { Chat, World } from '../world.js';
import { chatId, type Method, method } from './method.js';

/** https://core.telegram.org/bots/api#getme */
const getMe = method({}, (_, world) =>
  done({
    ...world.bot,
    can_join_groups: true,
    can_read_all_group_messages: true,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    can_manage_bots: false,
    supports_join_request_queries: false,
    supports_guest_queries: false,
  }),
);

/** https://core.telegram.org/bots/api#getchat */
const getChat = method({ chat_id: chatId }, (p, world) => {
  const chat = findChat(world, p.chat_id);
  return 'ok' in chat ? chat : done(fullChatJson(chat));
});

/** https://core.telegram.org/bots/api#getchatmember */
const getChatMember = method({ chat_id: chatId, user_id: z.number() }, (p, world) => {
  const chat = findChat(world, p.chat_id);
  if ('ok' in chat) return chat;
  return p.user_id === world.bot.id ? botMember(world, chat) : member(world, chat, p.user_id);
});

/** https://core.telegram.org/bots/api#getfile: up to 20 MB, the path good for an hour. */
const getFile = method({ file_id: z.string() }, (p, world) => {
  const file = world.files.get(p.file_id);
  if (file === undefined) return badRequest('invalid file_id');
  if (file.bytes.length > limits.downloadBytes) return badRequest('file is too big');
  return done({ ...fileJson(file), file_path: `documents/${file.id}` });
});

export const chats = { getMe, getChat, getChatMember, getFile } satisfies Record<string, Method>;

function botMember(world: World, chat: Chat): Answer {
  if (!chat.botInside) return done(memberJson(world.bot, 'left'));
  return done(memberJson(world.bot, chat.botAdmin ? 'administrator' : 'member'));
}

function member(world: World, chat: Chat, id: number): Answer {
  const user = world.people.get(id);
  if (user === undefined) return badRequest('PARTICIPANT_ID_INVALID');
  return done(memberJson(user, chat.members.has(id) ? 'member' : 'left'));
}

/** https://core.telegram.org/bots/api#chatfullinfo */
function fullChatJson(chat: Chat): Record<string, unknown> {
  const gifts = {
    unlimited_gifts: true,
    limited_gifts: true,
    unique_gifts: true,
    premium_subscription: true,
    gifts_from_channels: true,
  };
  return {
    ...chatJson(chat),
    accent_color_id: 0,
    max_reaction_count: 11,
    accepted_gift_types: gifts,
  };
}
