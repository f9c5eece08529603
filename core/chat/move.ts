import type { Deed } from '../domain/deeds.js';
import { place } from './entries.js';
import { type Text, text } from './phrase.js';
import { isReadable, type Place, type StepId } from './states.js';
import type { Move } from './step.js';
import { stepAt } from './steps.js';
import { type Context, type Decision, repaint } from './turn.js';

/** Turns what a step answered into what is stored. */
export function settle(context: Context, move: Move<StepId>): Decision {
  if ('refuse' in move) return repaint(move.refuse);
  if ('unknown' in move) return repaint(text('platform.notUnderstood'));
  const at = 'resume' in move ? move.resume : { step: move.to, data: move.state };
  return enter(context, at, move.deeds ?? [], move.note);
}

/** Goes to a place; where an account is needed first, to the door, which leads on to the place. */
export function enter(context: Context, at: Place, deeds: readonly Deed[], note?: Text): Decision {
  const account = accountAfter(context.here.account, deeds);
  // An id from outside may be none that a step takes; a state nobody can read is never stored.
  const known = isReadable(at);
  const wanted = known ? at : place('home', {});
  const needsAccount = stepAt(wanted)?.for === 'account' && account === null;
  const reached = needsAccount ? place('door', { onward: wanted }) : wanted;
  const waiting = needsAccount && stepAt(wanted)?.draft === true;
  return {
    saved: {
      ...context.saved,
      at: reached,
      // An order that waits behind the door is what to come back to.
      resume: waiting ? wanted : resumeAfter(context, reached, deeds),
      filling: null,
    },
    deeds,
    note: known ? note : text('platform.gone'),
  };
}

function accountAfter(account: string | null, deeds: readonly Deed[]): string | null {
  return deeds.reduce((known, deed) => {
    if (deed.deed === 'sign in') return deed.account;
    return deed.deed === 'sign out' ? null : known;
  }, account);
}

/** An unfinished order is kept when its steps are left, until it is placed or taken up again. */
function resumeAfter(context: Context, reached: Place, deeds: readonly Deed[]): Place | null {
  if (deeds.some((deed) => deed.deed === 'order' && deed.was === 0)) return null;
  if (stepAt(reached)?.draft === true) return null;
  return stepAt(context.saved.at)?.draft === true ? context.saved.at : context.saved.resume;
}
