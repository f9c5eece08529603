import type { APIEmbed, RawFile } from 'discord.js';
import { flat, translate } from '../../core/chat/text.js';
import type { Choice, Screen, View } from '../../core/chat/view.js';
import type { Locale } from '../../core/domain/locale.js';
import { pngOf } from '../picture.js';
import { clip, pressable, type Row, rowsAMessage, rowsOf } from './layout.js';
import { type Bits, bitsOf, escaped, fence } from './markdown.js';
import { contentLength, pieces } from './pieces.js';

/**
 * A message as it is written to Discord, complete, so that it also replaces all of an earlier one: what a message
 * no longer has is named as empty. Nobody is ever mentioned by it.
 */
export type Body = {
  content: string;
  embeds: APIEmbed[];
  components: Row[];
  attachments: { id: string; filename: string; description?: string }[];
  allowed_mentions: { parse: [] };
};
export type Outgoing = { body: Body; files: RawFile[] };

/** Characters of an attachment's description and of an embed's footer that are surely taken. */
const altLength = 1000;

/** The messages that show a screen, in order; nearly always one. The controls are on the last. */
export async function messagesOf(screen: Screen): Promise<[Outgoing, ...Outgoing[]]> {
  const { view, locale } = screen;
  const [first = '', ...more] = pieces([
    ...view.text.map((one) => bitsOf(translate(one, locale))),
    ...shown(view, locale),
  ]);
  const messages: [Outgoing, ...Outgoing[]] = [
    written(first),
    ...more.map((piece) => written(piece)),
  ];
  const last = messages.at(-1) ?? messages[0];
  await attach(last, view, locale);
  const rows = rowsOf(screen);
  last.body.components = rows.slice(0, rowsAMessage);
  for (let at = rowsAMessage; at < rows.length; at += rowsAMessage) {
    messages.push(written('', rows.slice(at, at + rowsAMessage)));
  }
  return messages;
}

function written(piece: string, components: Row[] = []): Outgoing {
  const long = piece.length > contentLength;
  return {
    body: {
      content: long ? '' : piece,
      embeds: long ? [{ description: piece }] : [],
      components,
      attachments: [],
      allowed_mentions: { parse: [] },
    },
    files: [],
  };
}

/** What has no control on Discord, to be copied from a block of code. */
function shown(view: View, locale: Locale): Bits[] {
  const choices: readonly Choice[] = (view.rows ?? []).flat();
  return choices.flatMap((choice) => {
    const held = 'copy' in choice ? choice.copy : 'open' in choice ? choice.open : undefined;
    if (held === undefined || pressable(choice) !== undefined) return [];
    return [[`**${escaped(flat(choice.label, locale))}**`, `\n${fence(held)}`]];
  });
}

async function attach(message: Outgoing, view: View, locale: Locale): Promise<void> {
  if (view.image !== undefined) {
    const name = 'qr' in view.image ? 'qr.png' : 'picture.png';
    const alt = clip(flat(view.image.alt, locale), altLength);
    add(message, { name, data: await pngOf(view.image), contentType: 'image/png' }, alt);
    const picture = { image: { url: `attachment://${name}` }, footer: { text: alt } };
    message.body.embeds = [{ ...message.body.embeds[0], ...picture }];
  }
  if (view.file !== undefined) add(message, { name: view.file.name, data: view.file.bytes });
}

function add({ body, files }: Outgoing, file: RawFile, description?: string): void {
  const id = String(files.length);
  body.attachments.push({
    id,
    filename: file.name,
    ...(description === undefined ? {} : { description }),
  });
  files.push(file);
}
