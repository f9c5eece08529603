import { isJson, type Json, textAt } from '../json.js';
import type { RestAnswer, RestRequest } from '../rest.js';

/** Passes a call on to the twin, as JSON: the twin reads no forms. */
export async function forward(
  root: string,
  token: string,
  request: RestRequest,
): Promise<RestAnswer> {
  const query = request.query.size === 0 ? '' : `?${request.query.toString()}`;
  const body = request.body === undefined ? {} : { body: JSON.stringify(request.body) };
  const response = await fetch(`${root}/v10${request.path}${query}`, {
    method: request.method,
    headers: { 'content-type': 'application/json', authorization: `Bot ${token}` },
    ...body,
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, ...(answer === undefined ? {} : { body: answer }) };
}

/** Which interaction a call answers, by the id or the token in its path. */
export function answersTo(
  request: RestRequest,
): { readonly id: string } | { readonly token: string } | null {
  const [, root, first = '', second = ''] = request.path.split('/');
  if (root === 'interactions') return { id: first };
  return root === 'webhooks' ? { token: second } : null;
}

/** The message that an answer tells of. */
export function messageIdIn(answer: RestAnswer): string | null {
  return isJson(answer.body) && 'channel_id' in answer.body ? textAt(answer.body, 'id') : null;
}

/** The answer with the files that came with the call. */
export function withFiles(answer: RestAnswer, files: readonly Json[]): RestAnswer {
  if (!isJson(answer.body) || files.length === 0) return answer;
  return { ...answer, body: { ...answer.body, attachments: files } };
}
