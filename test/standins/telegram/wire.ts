import { commandsIn } from './entities.js';
import type { Chat, Message, Press, StoredFile, User } from './world.js';

type Json = Record<string, unknown>;

/** https://core.telegram.org/bots/api#chat */
export function chatJson(chat: Chat): Json {
  if (chat.person !== undefined) {
    const { first_name, last_name, username } = chat.person;
    return { id: chat.id, type: 'private', ...given({ first_name, last_name, username }) };
  }
  const forum = chat.forum ? { is_forum: true } : {};
  return { id: chat.id, type: chat.kind, title: chat.title, ...forum };
}

/** https://core.telegram.org/bots/api#message */
export function messageJson(message: Message, withReply = true): Json {
  const reply = withReply ? message.replyTo : undefined;
  return {
    message_id: message.id,
    from: message.from,
    chat: chatJson(message.chat),
    date: message.date,
    ...given({
      message_thread_id: message.thread,
      is_topic_message: message.inTopic ? true : undefined,
      edit_date: message.editDate,
      reply_to_message: reply === undefined ? undefined : messageJson(reply, false),
      reply_markup: isInline(message.markup) ? message.markup : undefined,
    }),
    ...contentJson(message),
  };
}

/** A press on a message that is gone carries date 0 (#inaccessiblemessage). */
export function pressJson(press: Press): Json {
  const { message } = press;
  const hidden = message.inaccessible || message.deleted;
  const shown = hidden
    ? { chat: chatJson(message.chat), message_id: message.id, date: 0 }
    : messageJson(message);
  const chat_instance = String(Math.abs(message.chat.id) * 7919);
  return { id: press.id, from: press.from, message: shown, chat_instance, data: press.data };
}

/** https://core.telegram.org/bots/api#chatmember */
export function memberJson(
  user: User,
  status: 'member' | 'left' | 'kicked' | 'administrator',
): Json {
  switch (status) {
    case 'kicked':
      return { status, user, until_date: 0 };
    case 'administrator':
      return { status, user, can_be_edited: false, is_anonymous: false, ...administratorRights };
    case 'member':
    case 'left':
      return { status, user };
    default:
      return status satisfies never;
  }
}

const administratorRights = {
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: true,
  can_restrict_members: true,
  can_promote_members: false,
  can_change_info: true,
  can_invite_users: true,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_pin_messages: true,
  can_manage_topics: true,
};

function contentJson({ content }: Message): Json {
  switch (content.kind) {
    case 'service':
      return { ...content.fields };
    case 'text':
      return { text: content.body.text, ...entitiesJson('entities', content.body) };
    case 'photo':
      return { photo: [photoJson(content.file)], ...captionJson(content.body) };
    case 'document':
      return { document: documentJson(content.file), ...captionJson(content.body) };
    default:
      return content satisfies never;
  }
}

type Body = { readonly text: string; readonly entities: readonly unknown[] };

function captionJson(body: Body): Json {
  return body.text === '' ? {} : { caption: body.text, ...entitiesJson('caption_entities', body) };
}

function entitiesJson(name: string, body: Body): Json {
  const all = [...body.entities, ...commandsIn(body.text)];
  return all.length === 0 ? {} : { [name]: all };
}

function photoJson(file: StoredFile): Json {
  return { ...fileJson(file), width: file.sides?.width ?? 1, height: file.sides?.height ?? 1 };
}

function documentJson(file: StoredFile): Json {
  return { ...fileJson(file), file_name: file.name, mime_type: file.mime };
}

/** https://core.telegram.org/bots/api#file */
export function fileJson(file: StoredFile): Json {
  return { file_id: file.id, file_unique_id: `u${file.id}`, file_size: file.bytes.length };
}

function isInline(markup: unknown): boolean {
  return typeof markup === 'object' && markup !== null && 'inline_keyboard' in markup;
}

/** The fields that have a value. */
export function given(fields: Json): Json {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
