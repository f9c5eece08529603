import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Answer, badRequest, done, type Refusal } from '../answer.js';
import { findMessage, findWritable } from '../chats.js';
import { composeCaption, composeText } from '../compose.js';
import { keyboardProblem } from '../markup.js';
import { messageJson } from '../wire.js';
import type { Content, Message, World } from '../world.js';
import { chatId, type Method, method, optionalNumber, optionalText } from './method.js';
import { media } from './sending.js';

const place = {
  chat_id: chatId.optional(),
  message_id: optionalNumber,
  reply_markup: z.unknown().optional(),
};
type Place = z.infer<z.ZodObject<typeof place>>;

/** https://core.telegram.org/bots/api#editmessagetext */
const editMessageText = method(
  { ...place, text: optionalText, parse_mode: optionalText },
  (p, world) =>
    edit(world, p, (message) => {
      if (message.content.kind !== 'text') return missing('text');
      const raw = p.text ?? '';
      const body = composeText({ raw, parseMode: p.parse_mode });
      return 'ok' in body ? body : { kind: 'text', raw, body };
    }),
);

/** https://core.telegram.org/bots/api#editmessagecaption */
const editMessageCaption = method(
  { ...place, caption: optionalText, parse_mode: optionalText },
  (p, world) =>
    edit(world, p, ({ content }) => {
      if (content.kind === 'text' || content.kind === 'service') return missing('caption');
      const raw = p.caption ?? '';
      const body = composeCaption({ raw, parseMode: p.parse_mode });
      return 'ok' in body ? body : { ...content, raw, body };
    }),
);

const inputMedia = z.object({
  type: z.string(),
  media: z.string(),
  caption: optionalText,
  parse_mode: optionalText,
});

/** https://core.telegram.org/bots/api#editmessagemedia; a text may be replaced by media too. */
const editMessageMedia = method({ ...place, media: inputMedia }, (p, world, call) =>
  edit(world, p, () => {
    const { type } = p.media;
    if (type !== 'photo' && type !== 'document') {
      return badRequest(`type ${type} is not played by this stand-in`);
    }
    return media(world, type, p.media.media, p.media, call.uploads);
  }),
);

/** https://core.telegram.org/bots/api#editmessagereplymarkup */
const editMessageReplyMarkup = method(place, (p, world) =>
  edit(world, p, (message) => message.content),
);

export const editing = {
  editMessageText,
  editMessageCaption,
  editMessageMedia,
  editMessageReplyMarkup,
} satisfies Record<string, Method>;

function missing(what: string): Refusal {
  return badRequest(`there is no ${what} in the message to edit`);
}

const notModified = badRequest(
  'message is not modified: specified new message content and reply markup are exactly ' +
    'the same as a current content and reply markup of the message',
);

/** An edit without `reply_markup` takes the keyboard away (#editmessagetext). */
function edit(world: World, place: Place, change: (message: Message) => Content | Refusal): Answer {
  const message = editable(world, place);
  if ('ok' in message) return message;
  const content = change(message);
  if ('ok' in content) return content;
  const problem = keyboardProblem(place.reply_markup);
  if (problem !== undefined) return problem;
  const markup = withoutEmpty(place.reply_markup);
  if (isDeepStrictEqual(comparable(message.content, message.markup), comparable(content, markup))) {
    return notModified;
  }
  Object.assign(message, { content, markup, editDate: world.now() });
  world.signal.changed(message.chat.id);
  return done(messageJson(message));
}

function editable(world: World, place: Place): Message | Refusal {
  if (place.chat_id === undefined) return badRequest('chat_id is empty');
  const chat = findWritable(world, place.chat_id);
  if ('ok' in chat) return chat;
  if (place.message_id === undefined) return badRequest('message identifier is not specified');
  const message = findMessage(chat, place.message_id);
  if (message === undefined || message.inaccessible) return badRequest('message to edit not found');
  return message.from.id === world.bot.id ? message : badRequest("message can't be edited");
}

/** What people see: the markup that was written does not count, what came of it does. */
function comparable(content: Content, markup: unknown): unknown {
  return content.kind === 'service' ? [content, markup] : [{ ...content, raw: '' }, markup];
}

/** A keyboard without rows is none. */
function withoutEmpty(markup: unknown): unknown {
  const empty = z.object({ inline_keyboard: z.array(z.unknown()).length(0) });
  return empty.safeParse(markup).success ? undefined : markup;
}
