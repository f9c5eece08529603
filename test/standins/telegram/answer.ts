/**
 * What the Bot API answers (https://core.telegram.org/bots/api#making-requests). Descriptions are
 * Telegram's own: they are listed in telegram-bot-api/Client.cpp of github.com/tdlib/telegram-bot-api.
 */
export type Answer = Done | Refusal;

export interface Done {
  readonly ok: true;
  readonly result: unknown;
}

export interface Refusal {
  readonly ok: false;
  readonly error_code: number;
  readonly description: string;
  readonly parameters?: { readonly retry_after?: number; readonly migrate_to_chat_id?: number };
}

export function done(result: unknown): Done {
  return { ok: true, result };
}

export function badRequest(text: string): Refusal {
  return { ok: false, error_code: 400, description: `Bad Request: ${text}` };
}

export function forbidden(text: string): Refusal {
  return { ok: false, error_code: 403, description: `Forbidden: ${text}` };
}

export function conflict(text: string): Refusal {
  return { ok: false, error_code: 409, description: `Conflict: ${text}` };
}

/** https://core.telegram.org/bots/api#responseparameters: `retry_after` counts seconds. */
export function tooManyRequests(seconds: number): Refusal {
  const description = `Too Many Requests: retry after ${seconds}`;
  return { ok: false, error_code: 429, description, parameters: { retry_after: seconds } };
}

export const unauthorized: Refusal = {
  ok: false,
  error_code: 401,
  description: 'Unauthorized',
};

export const notFound: Refusal = {
  ok: false,
  error_code: 404,
  description: 'Not Found: method not found',
};
