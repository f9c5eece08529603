import { z } from 'zod';
import { type Answer, badRequest, done, type Refusal } from '../answer.js';
import { findMessage, findWritable, threadProblem } from '../chats.js';
import { composeCaption, composeText } from '../compose.js';
import { takeFile } from '../files.js';
import { keyboardProblem } from '../markup.js';
import { post } from '../post.js';
import { messageJson } from '../wire.js';
import type { Chat, Content, Message, World } from '../world.js';
import { chatId, type Method, method, optionalNumber, optionalText } from './method.js';

const place = {
  chat_id: chatId,
  message_thread_id: optionalNumber,
  reply_parameters: z
    .object({ message_id: z.number(), allow_sending_without_reply: z.boolean().optional() })
    .optional(),
  reply_markup: z.unknown().optional(),
};
type Place = z.infer<z.ZodObject<typeof place>>;

const caption = { caption: optionalText, parse_mode: optionalText };

/** https://core.telegram.org/bots/api#sendmessage */
const sendMessage = method({ ...place, text: z.string(), parse_mode: optionalText }, (p, world) => {
  const body = composeText({ raw: p.text, parseMode: p.parse_mode });
  return 'ok' in body ? body : send(world, p, { kind: 'text', raw: p.text, body });
});

/** https://core.telegram.org/bots/api#sendphoto */
const sendPhoto = method({ ...place, ...caption, photo: z.string() }, (p, world, call) => {
  const content = media(world, 'photo', p.photo, p, call.uploads);
  return 'ok' in content ? content : send(world, p, content);
});

/** https://core.telegram.org/bots/api#senddocument */
const sendDocument = method({ ...place, ...caption, document: z.string() }, (p, world, call) => {
  const content = media(world, 'document', p.document, p, call.uploads);
  return 'ok' in content ? content : send(world, p, content);
});

/** https://core.telegram.org/bots/api#sendchataction; its words are listed there. */
const sendChatAction = method(
  { chat_id: chatId, message_thread_id: optionalNumber, action: z.string() },
  (p, world) => {
    const chat = findWritable(world, p.chat_id);
    if ('ok' in chat) return chat;
    const known =
      /^(typing|upload_(photo|video|voice|document|video_note)|record_(video|voice|video_note)|choose_sticker|find_location)$/;
    if (!known.test(p.action)) return badRequest('wrong parameter action in request');
    return threadProblem(chat, p.message_thread_id) ?? done(true);
  },
);

export const sending = {
  sendMessage,
  sendPhoto,
  sendDocument,
  sendChatAction,
} satisfies Record<string, Method>;

type Captioned = { caption?: string | undefined; parse_mode?: string | undefined };

/** A photo or a document with its caption, from an upload or the id of a file sent before. */
export function media(
  world: World,
  kind: 'photo' | 'document',
  source: string,
  { caption: raw = '', parse_mode: parseMode }: Captioned,
  uploads: Parameters<typeof takeFile>[3],
): Exclude<Content, { kind: 'text' | 'service' }> | Refusal {
  const body = composeCaption({ raw, parseMode });
  if ('ok' in body) return body;
  const file = takeFile(world, kind, source, uploads);
  return 'ok' in file ? file : { kind, file, raw, body };
}

function send(world: World, place: Place, content: Content): Answer {
  const chat = findWritable(world, place.chat_id);
  if ('ok' in chat) return chat;
  const problem =
    threadProblem(chat, place.message_thread_id) ?? keyboardProblem(place.reply_markup);
  if (problem !== undefined) return problem;
  const replyTo = repliedTo(chat, place);
  if (replyTo !== undefined && 'ok' in replyTo) return replyTo;
  const draft = { chat, from: world.bot, content, replyTo, markup: place.reply_markup };
  const message = post(world, { ...draft, thread: place.message_thread_id ?? threadOf(replyTo) });
  world.signal.changed(chat.id);
  return done(messageJson(message));
}

function threadOf(replyTo: Message | undefined): number | undefined {
  return replyTo?.inTopic === true ? replyTo.thread : undefined;
}

function repliedTo(chat: Chat, { reply_parameters: wanted }: Place): Message | Refusal | undefined {
  const found = findMessage(chat, wanted?.message_id);
  if (wanted === undefined || found !== undefined) return found;
  const lenient = wanted.allow_sending_without_reply === true;
  return lenient ? undefined : badRequest('message to be replied not found');
}
