import { createHash } from 'node:crypto';
import type { Handoff } from '../../domain/deeds.js';
import { conversationKey, type HandoffState } from '../../store/store.js';
import { text } from '../phrase.js';
import { back, menu } from '../rows.js';
import type { Place } from '../states.js';
import { type Here, step } from '../step.js';
import type { Choice } from '../view.js';
import { greeting, signInDeed, welcome } from './session.js';

const minute = 60_000;
const handoffMinutes = 15;

/** What is stored of a link or a code: enough to recognise it, not to use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Sends the person to a one-time page, so that no password is typed in the chat. */
export function handoffFor(
  here: Here,
  purpose: Handoff['purpose'],
  onward: Place | null,
  now: number,
) {
  const nonce = here.fresh;
  const token = digest(here.stamp(nonce));
  const handoff: Handoff = {
    token,
    conversation: conversationKey(here.chat),
    purpose,
    expiresAt: now + handoffMinutes * minute,
  };
  return {
    to: 'handoff',
    state: { onward, token, purpose, nonce },
    deeds: [{ deed: 'handoff', handoff }],
  } as const;
}

/**
 * The page is open; its code is awaited here. The code is typed into the chat that asked, so that a forwarded
 * link signs in nobody else's chat.
 */
export const handoff = step('handoff', {
  to: ['door'],
  facts: async (read, { token }, here) => {
    const state = await read.handoff(token);
    return state?.conversation === conversationKey(here.chat) ? { handoff: state } : undefined;
  },
  ask: ({ nonce, purpose }, { here }) => ({
    text: [
      text(purpose === 'register' ? 'handoff.register' : 'handoff.signIn', {
        minutes: handoffMinutes,
      }),
      text('handoff.code'),
    ],
    rows: [...pageRow(here, nonce), [back, menu]],
    privacy: 'private',
  }),
  hear: (input, { onward }, { here, handoff: state }, now) => {
    if (input.kind === 'tap')
      return input.choice === 'back' ? { to: 'door', state: { onward } } : { unknown: true };
    if (input.kind !== 'words') return { unknown: true };
    if (now >= state.expiresAt)
      return { to: 'door', state: { onward }, note: text('handoff.expired') };
    if (state.outcome.is === 'waiting') return { refuse: text('handoff.waiting') };
    const typed = input.words.replace(/\D/g, '');
    if (digest(`${state.token}:${typed}`) !== state.outcome.code) return wrongCode(state, onward);
    return welcome(onward, arrival(here, state, now), greeting(text('account.signedIn'), onward));
  },
});

/** The link to the page; a shop that has no pages any more shows none. */
function pageRow({ publicUrl, stamp, locale }: Here, nonce: string): Choice[][] {
  if (publicUrl === null) return [];
  return [
    [{ open: `${publicUrl}/sign-in/${stamp(nonce)}?lang=${locale}`, label: text('handoff.open') }],
  ];
}

/** A wrong code uses the page up, so that six digits cannot be guessed: the person opens another. */
function wrongCode(state: HandoffState, onward: Place | null) {
  return {
    to: 'door',
    state: { onward },
    deeds: [{ deed: 'handoff used', token: state.token }],
    note: text('handoff.wrong'),
  } as const;
}

function arrival(here: Here, state: HandoffState, now: number) {
  const used = { deed: 'handoff used', token: state.token } as const;
  switch (state.outcome.is) {
    case 'waiting':
      return [];
    case 'registered': {
      const { account, hash } = state.outcome;
      return [used, { deed: 'account', account, hash } as const, signInDeed(here, account.id, now)];
    }
    case 'signed in':
      return [used, signInDeed(here, state.outcome.account, now)];
    default:
      return state.outcome satisfies never;
  }
}
