import { type Api, GrammyError } from 'grammy';
import type { Chat } from '../../core/domain/deeds.js';
import { failureOf } from './errors.js';
import { placeOf } from './place.js';

/** Deletes a message; false when Telegram will not, such as after 48 hours (Bot API, deleteMessage). */
export async function erase(api: Api, { chat }: Chat, message: string): Promise<boolean> {
  const place = placeOf(chat);
  if (place === undefined) return false;
  try {
    return await api.raw.deleteMessage({ chat_id: place.chat_id, message_id: Number(message) });
  } catch (error) {
    if (isGone(error)) return true;
    // Whatever Telegram or the wire said, the message may still be there; only a bug goes on up.
    failureOf(error);
    return false;
  }
}

/** Nobody reads it any more: the person deleted it, or this process did before it died. */
function isGone(error: unknown): boolean {
  return error instanceof GrammyError && /message to delete not found/i.test(error.description);
}
