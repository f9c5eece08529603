import { InteractionResponseType, type REST } from 'discord.js';
import { hidden, respond } from './answer.js';
import { aboutError, code, hasCode, madeAt } from './errors.js';
import type { Log } from './log.js';
import type { Press } from './press.js';

/** Discord waits 3 seconds for the first response; this leaves one for the way there. */
const patienceMs = 2_000;

/**
 * Promises an answer when deciding takes long, as comparing a password may, so that the press is not lost. A press
 * that asks for a form is never promised one: a modal can only be the first response. Returns what calls it off.
 */
export function promiseInTime(rest: REST, press: Press, log: Log): () => void {
  if (press.asked !== undefined) return () => undefined;
  const timer = setTimeout(() => {
    press.promising = promise(rest, press, log);
  }, patienceMs);
  return () => clearTimeout(timer);
}

/** Tells Discord that a press was heard although there is nothing to show for it: somebody else has shown it. */
export async function acknowledge(rest: REST, press: Press, log: Log): Promise<void> {
  await press.promising;
  if (press.answered === 'not' && press.message !== undefined) await promise(rest, press, log);
}

async function promise(rest: REST, press: Press, log: Log): Promise<void> {
  if (press.answered !== 'not') return;
  const update = press.editable !== undefined;
  const type = update
    ? InteractionResponseType.DeferredMessageUpdate
    : InteractionResponseType.DeferredChannelMessageWithSource;
  try {
    await respond(rest, press, update ? 'update promised' : 'reply promised', {
      type,
      ...(update ? {} : { data: hidden(press) }),
    });
  } catch (error) {
    logRefused(press, error, log);
  }
}

/** An answer that Discord no longer takes is not the person's problem: the next press paints the screen again. */
export function logRefused(press: Press, error: unknown, log: Log): void {
  const about = { update: press.id, delayMs: Date.now() - madeAt(press.id), ...aboutError(error) };
  const known = hasCode(error, code.unknownInteraction, code.alreadyAcknowledged);
  log.warn(
    about,
    known
      ? 'an interaction was answered too late or twice'
      : 'an interaction could not be answered',
  );
}
