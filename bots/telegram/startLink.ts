import type { Link } from '../../core/chat/view.js';
import { isLink } from './codec.js';
import { telegramLimits } from './limits.js';

const legalPayload = new RegExp(`^[A-Za-z0-9_-]{1,${telegramLimits.startCharacters}}$`);

/**
 * The `start` parameter for a link (Bot API, deep linking: 1-64 of `[A-Za-z0-9_-]`): `go.order.17` is
 * `go_order_17`. A dot becomes `_`; `_` becomes `-_`; a dash is doubled only where what follows would change
 * its meaning. Undefined when the link does not fit.
 */
export function payloadOf(link: string): string | undefined {
  const payload = link.replaceAll(
    /-(?=[-_.])|_|\./g,
    (character) => written[character] ?? character,
  );
  return isLink(link) && legalPayload.test(payload) ? payload : undefined;
}

const written: Readonly<Record<string, string>> = { '-': '--', _: '-_', '.': '_' };
const meant: Readonly<Record<string, string>> = { '--': '-', '-_': '_', _: '.' };

/** The link in a `start` parameter; undefined for any other text, which is then an ordinary /start. */
export function linkOf(payload: string): Link | undefined {
  if (!legalPayload.test(payload)) return undefined;
  const link = payload.replaceAll(/--|-_|_/g, (sequence) => meant[sequence] ?? sequence);
  return isLink(link) ? link : undefined;
}
