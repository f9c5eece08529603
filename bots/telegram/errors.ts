import { GrammyError, HttpError } from 'grammy';
import type { Receipt } from '../platform.js';

/**
 * Why a call failed. `same`: the message already looks like that. `gone`: it cannot be edited any more. `media`: it
 * is a picture, and has no text to edit. `migrated`: the group has another id now. The rest is for the core.
 */
export type Failure =
  | { is: 'same' }
  | { is: 'gone' }
  | { is: 'media' }
  | { is: 'migrated'; to: number }
  | Exclude<Receipt, { is: 'shown' }>;

/** How long to leave a broken wire or a troubled server alone, in ms. */
const recovery = 5000;

const edits: readonly (readonly [RegExp, 'same' | 'gone' | 'media'])[] = [
  [/message is not modified/i, 'same'],
  [
    /message to edit not found|message can't be edited|MESSAGE_ID_INVALID|MESSAGE_EDIT_TIME_EXPIRED/i,
    'gone',
  ],
  [/there is no text in the message to edit/i, 'media'],
];

const nobodyThere =
  /chat not found|PEER_ID_INVALID|message thread not found|TOPIC_(DELETED|CLOSED)|not enough rights to send|CHAT_WRITE_FORBIDDEN/i;

/**
 * Reads a failure by the text that Telegram gave, never by the status alone: almost everything is a 400.
 * The texts are those of github.com/tdlib/telegram-bot-api. Throws what is neither Telegram's nor the wire's.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpError) return { is: 'later', afterMs: recovery, why: error.message };
  if (!(error instanceof GrammyError)) throw error;
  const { description, error_code: status, parameters } = error;
  if (parameters.migrate_to_chat_id !== undefined)
    return { is: 'migrated', to: parameters.migrate_to_chat_id };
  const edit = edits.find(([text]) => text.test(description));
  if (edit !== undefined) return { is: edit[1] };
  const why = withoutQuotes(description);
  if (status === 403 || nobodyThere.test(description)) return { is: 'unreachable', why };
  if (status === 429) return { is: 'later', afterMs: (parameters.retry_after ?? 1) * 1000, why };
  return status >= 500 ? { is: 'later', afterMs: recovery, why } : { is: 'failed', why };
}

/** A press that nobody can answer any more (answerCallbackQuery). */
export function isTooOld(error: unknown): boolean {
  return (
    error instanceof GrammyError && /query is too old|query ID is invalid/i.test(error.description)
  );
}

/** For the log: Telegram's description, or grammY's message, which holds no address and so no token. */
export function reason(error: unknown): string {
  if (error instanceof GrammyError) return withoutQuotes(error.description);
  if (error instanceof HttpError) return error.message;
  return error instanceof Error ? error.name : 'unknown';
}

/** What an operator may see of an error that came from elsewhere: its message may quote a customer, its place not. */
export function trace(error: unknown): { why: string; at: string[] } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.split('\n').filter((line) => line.startsWith('    at '));
  return { why: reason(error), at: at.slice(0, 5).map((line) => line.trim()) };
}

/** Telegram quotes what it refuses, and that may be somebody's. */
function withoutQuotes(description: string): string {
  return description.replaceAll(/'[^']*'/g, "'…'").replaceAll(/"[^"]*"/g, '"…"');
}
