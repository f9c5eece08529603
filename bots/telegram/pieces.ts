import type { InlineKeyboardButton } from 'grammy/types';
import { flat, type Run, translate } from '../../core/chat/text.js';
import type { File, Screen } from '../../core/chat/view.js';
import { pngOf } from '../picture.js';
import { html } from './html.js';
import { keyboard, shortened } from './keyboard.js';
import { telegramLimits } from './limits.js';
import { split } from './split.js';

/** A message to send. */
export type Piece =
  | { kind: 'text'; html: string }
  | { kind: 'photo'; png: Uint8Array; caption: string }
  | { kind: 'document'; file: File };

/** A screen as the messages it takes, in order; the last one carries the buttons. */
export type Pieces = { pieces: Piece[]; rows: InlineKeyboardButton[][]; dropped: number };

/**
 * Picture with a short caption, then file, then text: a caption holds a quarter of what a text does, and a text can
 * be edited where a picture cannot become one.
 */
export async function piecesOf(screen: Screen): Promise<Pieces> {
  const { view, locale } = screen;
  const { rows, shown, dropped } = keyboard(screen);
  const paragraphs = [...view.text.map((text) => translate(text, locale)), ...shown];
  const pieces: Piece[] = [];
  if (view.image !== undefined) {
    const caption = shortened(flat(view.image.alt, locale), telegramLimits.captionCharacters);
    pieces.push({ kind: 'photo', png: await pngOf(view.image), caption });
  }
  if (view.file !== undefined) pieces.push({ kind: 'document', file: view.file });
  pieces.push(
    ...split(joined(paragraphs)).map((part): Piece => ({ kind: 'text', html: html(part) })),
  );
  return { pieces, rows, dropped };
}

function joined(paragraphs: readonly Run[][]): Run[] {
  return paragraphs.flatMap((runs, at) => (at === 0 ? runs : [{ text: '\n\n' }, ...runs]));
}
