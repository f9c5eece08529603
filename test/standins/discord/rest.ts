/** A file as it went over the wire: Discord calls its form field `files[n]`. */
export interface Upload {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** One call of the REST API. `path` has neither `/api` nor the version: `/channels/1/messages`. */
export interface RestRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly files: readonly Upload[];
  readonly authorization: string | null;
}

/** What was answered. Without a body the answer is empty (204). */
export interface RestAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with its answer; null when the connection was cut instead. */
export interface RestCall extends RestRequest {
  readonly answer: RestAnswer | null;
}

/** Answers 200 with a body. */
export function ok(body: unknown): RestAnswer {
  return { status: 200, body };
}

/** Answers 204. */
export const done: RestAnswer = { status: 204 };

/**
 * Refuses as Discord does, with a JSON error code of the list at
 * docs.discord.com/developers/topics/opcodes-and-status-codes#json.
 */
export function refuse(status: number, code: number, message: string): RestAnswer {
  return { status, body: { message, code } };
}

/** Refuses a form (docs.discord.com/developers/reference#error-messages). */
export function invalidForm(field: string, message: string): RestAnswer {
  const errors = { [field]: { _errors: [{ code: 'BASE_TYPE_BAD', message }] } };
  return { status: 400, body: { message: 'Invalid Form Body', code: 50035, errors } };
}
