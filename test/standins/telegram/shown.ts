import type { Entity } from './entities.js';
import { rowsOf, type ShownButton } from './markup.js';
import type { Content, Message } from './world.js';

/** A message as it stands now, for a test to look at. */
export interface ShownMessage {
  readonly chatId: number;
  readonly id: number;
  /** Id of the user who wrote it; the bot's own for the bot's. */
  readonly from: number;
  readonly fromBot: boolean;
  /** Plain text after parsing; empty for media. */
  readonly text: string;
  /** Plain caption of media; empty otherwise. */
  readonly caption: string;
  /** Text or caption as the bot wrote it, markup included. */
  readonly html: string;
  readonly entities: readonly Entity[];
  readonly photo: Buffer | undefined;
  readonly document: { readonly name: string; readonly bytes: Buffer } | undefined;
  readonly buttons: readonly (readonly ShownButton[])[];
  /** `reply_markup` as sent, for keyboards that are not inline. */
  readonly markup: unknown;
  readonly thread: number | undefined;
  readonly replyTo: number | undefined;
  readonly edited: boolean;
  readonly deleted: boolean;
}

export function show(message: Message): ShownMessage {
  const { content } = message;
  const isText = content.kind === 'text';
  const body = content.kind === 'service' ? undefined : content.body;
  return {
    chatId: message.chat.id,
    id: message.id,
    from: message.from.id,
    fromBot: message.from.is_bot,
    text: isText ? content.body.text : '',
    caption: isText ? '' : (body?.text ?? ''),
    html: content.kind === 'service' ? '' : content.raw,
    entities: body?.entities ?? [],
    ...fileOf(content),
    buttons: rowsOf(message.markup),
    markup: message.markup,
    thread: message.thread,
    replyTo: message.replyTo?.id,
    edited: message.editDate !== undefined,
    deleted: message.deleted,
  };
}

function fileOf(content: Content): Pick<ShownMessage, 'photo' | 'document'> {
  switch (content.kind) {
    case 'photo':
      return { photo: content.file.bytes, document: undefined };
    case 'document':
      return { photo: undefined, document: { name: content.file.name, bytes: content.file.bytes } };
    case 'text':
    case 'service':
      return { photo: undefined, document: undefined };
    default:
      return content satisfies never;
  }
}
