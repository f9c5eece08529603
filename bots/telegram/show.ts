import { type Api, InputFile } from 'grammy';
import type { InlineKeyboardMarkup } from 'grammy/types';
import type { Screen } from '../../core/chat/view.js';
import type { Receipt, Target } from '../platform.js';
import { type Failure, failureOf, reason } from './errors.js';
import type { Log } from './log.js';
import type { Pace } from './pace.js';
import { type Piece, type Pieces, piecesOf } from './pieces.js';
import { type Place, placeOf } from './place.js';
import { sleep } from './sleep.js';

export type Showing = {
  api: Api;
  pace: Pace;
  log: Log;
  /** A group has another id from now on, and what is kept under the old one belongs to it. */
  onMigrated: (from: string, to: string) => void;
};

/** How long an answer and a notice wait for their turn, in ms; a notice that waits longer is asked to come again. */
const answerPatience = 5000;
const noticePatience = 500;

/** Shows a screen: edits the pressed message where it can, sends new ones where it cannot. */
export async function show(showing: Showing, target: Target, screen: Screen): Promise<Receipt> {
  const place = placeOf(target.chat.chat);
  if (place === undefined) return { is: 'failed', why: 'this is no Telegram chat' };
  if (screen.view.privacy === 'private' && place.chat_id < 0) {
    return { is: 'failed', why: `step ${screen.step} is private and the chat is a group` };
  }
  const made = await piecesOf(screen);
  if (made.pieces.length === 0)
    return { is: 'failed', why: `step ${screen.step} has nothing to show` };
  if (made.dropped > 0)
    showing.log.error({ step: screen.step, rows: made.dropped }, 'too many buttons');
  const outcome = await deliver(showing, target, place, made);
  return outcome.is === 'migrated'
    ? inNewGroup(showing, target, place, outcome.to, made)
    : receiptOf(outcome);
}

type Outcome = { is: 'shown'; message: string } | Failure;

function receiptOf(outcome: Outcome): Receipt {
  switch (outcome.is) {
    case 'same':
    case 'gone':
    case 'media':
    case 'migrated':
      return { is: 'failed', why: `Telegram says "${outcome.is}" where that has no meaning` };
    default:
      return outcome;
  }
}

async function inNewGroup(
  showing: Showing,
  target: Target,
  old: Place,
  to: number,
  made: Pieces,
): Promise<Receipt> {
  showing.onMigrated(String(old.chat_id), String(to));
  const { chat } = target;
  return receiptOf(await deliver(showing, { chat }, { ...old, chat_id: to }, made));
}

async function deliver(
  showing: Showing,
  target: Target,
  place: Place,
  made: Pieces,
): Promise<Outcome> {
  const over = target.over === undefined ? undefined : Number(target.over);
  const turn = await takeTurn(showing.pace, target, place, made);
  if (turn !== undefined) return turn;
  if (over === undefined) return send(showing, place, made);
  const [first] = made.pieces;
  if (made.pieces.length > 1 || first?.kind !== 'text') return replace(showing, place, over, made);
  const edited = await edit(showing, place, over, first.html, made);
  if (edited.is === 'gone') return send(showing, place, made);
  return edited.is === 'media' ? replace(showing, place, over, made) : edited;
}

/** Edits of the pressed message follow the person's own pace, except in a group, where Telegram counts them too. */
async function takeTurn(
  pace: Pace,
  target: Target,
  place: Place,
  { pieces }: Pieces,
): Promise<Outcome | undefined> {
  if (target.over !== undefined && pieces.length === 1 && place.chat_id > 0) return undefined;
  const notice = target.over === undefined && target.update === undefined;
  const patience = notice ? noticePatience : answerPatience;
  const wait = pace(place.chat_id, pieces.length, patience, performance.now());
  if (wait > patience)
    return { is: 'later', afterMs: Math.ceil(wait), why: 'too many messages at once' };
  if (wait > 0) await sleep(wait);
  return undefined;
}

async function edit(
  { api }: Showing,
  place: Place,
  over: number,
  text: string,
  made: Pieces,
): Promise<Outcome> {
  try {
    await api.raw.editMessageText({
      chat_id: place.chat_id,
      message_id: over,
      text,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
      reply_markup: markup(made),
    });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.is !== 'same') return failure;
  }
  return { is: 'shown', message: String(over) };
}

/** Sends anew below, and takes the buttons off the old message, so that there is one place to press. */
async function replace(
  showing: Showing,
  place: Place,
  over: number,
  made: Pieces,
): Promise<Outcome> {
  const outcome = await send(showing, place, made);
  if (outcome.is !== 'shown') return outcome;
  try {
    await showing.api.raw.editMessageReplyMarkup({ chat_id: place.chat_id, message_id: over });
  } catch (error) {
    const failure = failureOf(error);
    if (failure.is !== 'same' && failure.is !== 'gone') {
      showing.log.warn({ why: reason(error) }, 'an old keyboard stays');
    }
  }
  return outcome;
}

async function send({ api }: Showing, place: Place, made: Pieces): Promise<Outcome> {
  let message = 0;
  try {
    for (const [at, piece] of made.pieces.entries()) {
      const last = at === made.pieces.length - 1;
      message = await sendPiece(api, place, piece, last ? markup(made) : none);
    }
  } catch (error) {
    return failureOf(error);
  }
  return { is: 'shown', message: String(message) };
}

const none: InlineKeyboardMarkup = { inline_keyboard: [] };

function markup({ rows }: Pieces): InlineKeyboardMarkup {
  return { inline_keyboard: rows };
}

async function sendPiece(
  api: Api,
  place: Place,
  piece: Piece,
  keyboard: InlineKeyboardMarkup,
): Promise<number> {
  const base = keyboard.inline_keyboard.length === 0 ? place : { ...place, reply_markup: keyboard };
  const sent = await sendAs(api, base, piece);
  return sent.message_id;
}

function sendAs(api: Api, base: Place & { reply_markup?: InlineKeyboardMarkup }, piece: Piece) {
  switch (piece.kind) {
    case 'text':
      return api.raw.sendMessage({
        ...base,
        text: piece.html,
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      });
    case 'photo':
      return api.raw.sendPhoto({
        ...base,
        photo: new InputFile(piece.png, 'qr.png'),
        caption: piece.caption,
      });
    case 'document':
      return api.raw.sendDocument({
        ...base,
        document: new InputFile(piece.file.bytes, piece.file.name),
      });
    default:
      return piece satisfies never;
  }
}
