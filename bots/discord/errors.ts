import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { Receipt } from '../platform.js';

/** JSON error codes (Opcodes and status codes, JSON). */
export const code = {
  unknownMessage: 10008,
  unknownInteraction: 10062,
  unknownWebhook: 10015,
  alreadyAcknowledged: 40060,
  openingTooFast: 40003,
  notTheAuthor: 50005,
  closed: 50007,
  invalidToken: 50027,
  noMutualGuild: 50278,
} as const;

/** Nothing can be sent to this person: closed messages, no guild in common, no such user or chat, no access. */
const unreachable: readonly number[] = [
  code.closed,
  code.noMutualGuild,
  10013,
  10003,
  50001,
  50033,
];
const waitMs = 5_000;
const tooFastMs = 60_000;

export function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof DiscordAPIError && codes.some((one) => one === error.code);
}

/** What a failed call means for the screen. Rethrows what is no answer of Discord and no broken wire, but a bug. */
export function receiptOf(error: unknown): Receipt {
  if (error instanceof RateLimitError)
    return { is: 'later', afterMs: error.retryAfter, why: 'rate limit' };
  if (error instanceof HTTPError)
    return { is: 'later', afterMs: waitMs, why: `Discord answers ${error.status}` };
  if (error instanceof DiscordAPIError) return refused(error);
  if (isBrokenWire(error))
    return { is: 'later', afterMs: waitMs, why: `Discord is not reached: ${error.message}` };
  throw error;
}

function refused(error: DiscordAPIError): Receipt {
  const why = `${error.code} ${error.message}`;
  if (unreachable.some((one) => one === error.code)) return { is: 'unreachable', why };
  if (error.code === code.openingTooFast) return { is: 'later', afterMs: tooFastMs, why };
  return error.status >= 500 ? { is: 'later', afterMs: waitMs, why } : { is: 'failed', why };
}

/** A call that was cut, refused or given up by the network layer. */
function isBrokenWire(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return true;
  const cause = 'code' in error ? error : error.cause;
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
  );
}

/**
 * What a log may say of an error. Errors of discord.js carry the whole request, and messages of a database may quote
 * values above their last line; both can hold a person's words.
 */
export function aboutError(error: unknown): {
  error: string;
  code?: string | number;
  at?: string[];
} {
  if (!(error instanceof Error)) return { error: typeof error };
  const said = error.message.trim().split('\n').at(-1) ?? '';
  const code = 'code' in error ? error.code : undefined;
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: `${error.name}: ${said}`,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    at: at.slice(0, 6).map((line) => line.trim()),
  };
}

/** The moment a snowflake was made, ms since the epoch (Reference, Snowflakes). */
export function madeAt(snowflake: string): number {
  return Number(BigInt(snowflake) >> 22n) + 1_420_070_400_000;
}
