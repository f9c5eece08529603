import type { Deed } from '../../domain/deeds.js';
import { place } from '../entries.js';
import type { Text } from '../phrase.js';
import type { Place } from '../states.js';
import type { Here } from '../step.js';

const day = 86_400_000;

/** A session starts; it ends after the shop's number of days without use. */
export function signInDeed(here: Here, account: string, now: number): Deed {
  return {
    deed: 'sign in',
    person: here.chat,
    account,
    expiresAt: now + here.shop.numbers.sessionDays * day,
  };
}

/** On to what the account was needed for. */
export function welcome(onward: Place | null, deeds: Deed[], note: Text) {
  return { resume: onward ?? place('account', {}), deeds, note };
}
