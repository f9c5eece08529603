import { badRequest, type Refusal } from './answer.js';
import { type Formatted, trimmed } from './entities.js';
import { parseHtml } from './html.js';
import { bytes, characters, limits } from './limits.js';

export interface RawText {
  readonly raw: string;
  readonly parseMode: string | undefined;
}

/** A message's text: https://core.telegram.org/bots/api#sendmessage */
export function composeText(source: RawText): Formatted | Refusal {
  const body = compose(source);
  if ('ok' in body) return body;
  if (body.text === '') return badRequest('message text is empty');
  if (characters(body.text) > limits.textCharacters) return badRequest('message is too long');
  return body;
}

/** A caption, which may be empty: https://core.telegram.org/bots/api#sendphoto */
export function composeCaption(source: RawText): Formatted | Refusal {
  const body = compose(source);
  if ('ok' in body) return body;
  return characters(body.text) > limits.captionCharacters
    ? badRequest('message caption is too long')
    : body;
}

function compose({ raw, parseMode }: RawText): Formatted | Refusal {
  if (bytes(raw) > limits.rawTextBytes) return badRequest('text is too long');
  if (parseMode === undefined) return trimmed({ text: raw, entities: [] });
  if (parseMode.toLowerCase() !== 'html') return badRequest('unsupported parse_mode');
  const parsed = parseHtml(raw);
  return typeof parsed === 'string'
    ? badRequest(`can't parse entities: ${parsed}`)
    : trimmed(parsed);
}
