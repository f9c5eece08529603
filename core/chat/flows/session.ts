import type { Deed } from '../../domain/deeds.js';
import { place } from '../entries.js';
import { lines, type Text, text } from '../phrase.js';
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

/** The account's own screen reminds of signing out by itself. */
export function greeting(note: Text, onward: Place | null): Text {
  return onward === null ? note : lines(note, text('account.shared'));
}

/** On to what the account was needed for. */
export function welcome(onward: Place | null, deeds: Deed[], note: Text) {
  return { resume: onward ?? place('account', {}), deeds, note };
}
