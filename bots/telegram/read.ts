import type { CallbackQuery, Message, Update } from 'grammy/types';
import { type Command, commands, type Incoming, type Input } from '../../core/chat/input.js';
import { decode } from './codec.js';
import { chatText } from './place.js';
import { linkOf } from './startLink.js';

/** A file to fetch; without an `id` only its name counts. */
export type Attachment = { name: string; id?: string; size?: number };
export type Arrived = {
  incoming: Omit<Incoming, 'input'>;
  what: Input | { attachment: Attachment };
};

/** The person and chat of an update, by which its turn is kept; undefined for what the bot does not answer. */
export function read(update: Update, username: string): Arrived | undefined {
  const id = String(update.update_id);
  if (update.callback_query !== undefined) return readPress(update.callback_query, id);
  return update.message === undefined ? undefined : readMessage(update.message, id, username);
}

/** A message with date 0 can be pressed and no longer be edited (Bot API, InaccessibleMessage). */
function readPress({ message, from, data }: CallbackQuery, update: string): Arrived | undefined {
  if (message === undefined || data === undefined) return undefined;
  const topic = message.date === 0 ? undefined : topicOf(message);
  const incoming = {
    chat: { platform: 'telegram', user: String(from.id), chat: chatText(message.chat.id, topic) },
    update,
    place: message.chat.type === 'private' ? 'private' : 'group',
    language: from.language_code,
    message: message.date === 0 ? undefined : String(message.message_id),
  } as const;
  return { incoming, what: decode(data) };
}

/** A thread id without `is_topic_message` is a reply's, and that message stands in General. */
function topicOf(message: Message): number | undefined {
  return message.chat.type !== 'private' && message.is_topic_message === true
    ? message.message_thread_id
    : undefined;
}

function readMessage(message: Message, update: string, username: string): Arrived | undefined {
  const { from, chat } = message;
  const person = from !== undefined && !from.is_bot && message.sender_chat === undefined;
  const place = chat.type === 'private' ? 'private' : 'group';
  const what =
    place === 'private' ? inPrivate(message, username) : inGroup(message.text ?? '', username);
  if (!person || what === undefined) return undefined;
  const incoming = {
    chat: {
      platform: 'telegram',
      user: String(from.id),
      chat: chatText(chat.id, topicOf(message)),
    },
    update,
    place,
    language: from.language_code,
    message: String(message.message_id),
  } as const;
  return { incoming, what };
}

function inPrivate(message: Message, username: string): Arrived['what'] | undefined {
  if (message.text !== undefined)
    return typed(message.text, username) ?? { kind: 'words', words: message.text };
  const attachment = attachmentOf(message);
  return attachment === undefined ? wordless(message) : { attachment };
}

/** In a group the bot hears commands with its name behind them, and nothing else. */
function inGroup(text: string, username: string): Input | undefined {
  return /^\/\w+@/.test(text) ? typed(text, username) : undefined;
}

/** A known command; undefined for other words, and for a command to another bot. */
function typed(text: string, username: string): Input | undefined {
  const [, name, bot = username, words = ''] =
    /^\/(\w{1,32})(?:@(\w+))?(?:\s+(.*))?$/s.exec(text) ?? [];
  const command = commands.find((each) => each === name?.toLowerCase());
  if (command === undefined || bot.toLowerCase() !== username.toLowerCase()) return undefined;
  return command === 'start' ? started(words) : { kind: 'command', command, words: words.trim() };
}

function started(payload: string): Input {
  const link = linkOf(payload.trim());
  const command: Command = 'start';
  return link === undefined ? { kind: 'command', command, words: '' } : { kind: 'link', link };
}

/** Documents are fetched. Of pictures, voices and the like only the name is told: no step can use them. */
function attachmentOf(message: Message): Attachment | undefined {
  if (message.document !== undefined && message.animation === undefined) {
    const { file_id: id, file_name, file_size: size = 0 } = message.document;
    return { name: file_name ?? 'document', id, size };
  }
  const found = names.find(([kind]) => message[kind] !== undefined);
  return found === undefined ? undefined : { name: found[1] };
}

const names = [
  ['photo', 'photo.jpg'],
  ['animation', 'animation.mp4'],
  ['video', 'video.mp4'],
  ['video_note', 'video.mp4'],
  ['voice', 'voice.ogg'],
  ['audio', 'audio.mp3'],
  ['sticker', 'sticker.webp'],
] as const;

/** A place or a contact is no text and no file; the person still gets an answer. Service messages get none. */
function wordless(message: Message): Input | undefined {
  const given = [
    message.location,
    message.venue,
    message.contact,
    message.poll,
    message.dice,
    message.story,
  ];
  return given.some((each) => each !== undefined) ? { kind: 'words', words: '' } : undefined;
}
