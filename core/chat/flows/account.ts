import { longestName } from '../../domain/account.js';
import type { Deed } from '../../domain/deeds.js';
import { place } from '../entries.js';
import { lines, moment, text } from '../phrase.js';
import { back, go, menu } from '../rows.js';
import { type Place, stateSchemas } from '../states.js';
import { type Here, nothing, step } from '../step.js';
import type { Choice, Form } from '../view.js';
import { handoffFor } from './handoff.js';
import { greeting, signInDeed, welcome } from './session.js';

/** Where an account is needed: create one, or sign in. With hosted pages nothing secret is typed in the chat. */
export const door = step('door', {
  to: ['register', 'signin', 'handoff', 'home', 'environment'],
  facts: nothing,
  ask: (_state, { here }) => ({
    text: [
      here.account === null ? text('account.needed') : text('account.already'),
      text('account.noKyc'),
    ],
    rows: here.account === null ? doorRows() : [[go('go.account', text('home.account')), menu]],
    privacy: 'private',
  }),
  hear: (input, { onward }, { here }, now) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'back')
      return onward === null ? { to: 'home', state: {} } : leave(here, onward);
    if (here.account !== null) return { resume: onward ?? place('account', {}) };
    const purpose =
      input.choice === 'register' ? 'register' : input.choice === 'signin' ? 'sign in' : undefined;
    if (purpose === undefined) return { unknown: true };
    if (here.publicUrl !== null && here.typedSecretsStay)
      return handoffFor(here, purpose, onward, now);
    return purpose === 'register'
      ? { to: 'register', state: { onward } }
      : { to: 'signin', state: { onward } };
  },
});

function doorRows(): Choice[][] {
  return [
    [{ choice: 'register', label: text('account.register') }],
    [{ choice: 'signin', label: text('account.signIn') }],
    [back, menu],
  ];
}

/** Back from the door: to the order that was being made, or home when what waits behind needs the account. */
function leave(here: Here, onward: Place) {
  const draft = stateSchemas.details.safeParse(onward.data);
  if (draft.success) {
    const { gpu, term, lots } = draft.data;
    return { to: 'environment', state: { gpu, term, lots } } as const;
  }
  return here.resume === null ? ({ to: 'home', state: {} } as const) : { resume: here.resume };
}

export const registerForm: Form = {
  title: text('account.registerTitle'),
  open: text('account.register'),
  fields: [
    { id: 'firstName', label: text('account.firstName'), kind: 'line', longest: longestName },
    { id: 'lastName', label: text('account.lastName'), kind: 'line', longest: longestName },
    {
      id: 'email',
      label: text('account.email'),
      hint: text('account.emailHint'),
      kind: 'email',
      longest: 254,
    },
    {
      id: 'password',
      label: text('account.newPassword'),
      hint: text('account.passwordHint'),
      kind: 'password',
      secret: 'new password',
      longest: 512,
    },
  ],
};

export const signInForm: Form = {
  title: text('account.signInTitle'),
  open: text('account.signIn'),
  fields: [
    { id: 'email', label: text('account.email'), kind: 'email', longest: 254 },
    {
      id: 'password',
      label: text('account.password'),
      kind: 'password',
      secret: 'password',
      longest: 512,
    },
  ],
};

/** A new account, and with it the order that led here. */
export const register = step('register', {
  to: ['account', 'door'],
  facts: nothing,
  ask: (_state, { here }) => ({
    text: [
      text('account.registerIntro'),
      text('account.noRecovery'),
      ...(here.typedSecretsStay ? [text('account.typedHere')] : []),
    ],
    form: registerForm,
    rows: [[back, menu]],
    privacy: 'private',
  }),
  hear: (input, { onward }, { here }, now) => {
    if (input.kind === 'tap' && input.choice === 'back') return { to: 'door', state: { onward } };
    if (input.kind !== 'form' || input.secret?.is !== 'hash') return { unknown: true };
    const { firstName = '', lastName = '', email = '' } = input.values;
    const account = { id: here.fresh, firstName, lastName, email, createdAt: now };
    const deeds: Deed[] = [
      { deed: 'account', account, hash: input.secret.hash },
      signInDeed(here, account.id, now),
    ];
    return welcome(onward, deeds, greeting(text('account.created'), onward));
  },
});

/** An account that exists, from any platform. */
export const signin = step('signin', {
  to: ['account', 'door'],
  facts: nothing,
  ask: (_state, { here }) => ({
    text: [
      text('account.signInIntro'),
      ...(here.typedSecretsStay ? [text('account.typedHere')] : []),
    ],
    form: signInForm,
    rows: [[back, menu]],
    privacy: 'private',
  }),
  hear: (input, { onward }, { here }, now) => {
    if (input.kind === 'tap' && input.choice === 'back') return { to: 'door', state: { onward } };
    if (input.kind !== 'form' || input.secret?.is !== 'sign in') return { unknown: true };
    const { result } = input.secret;
    if (result.is === 'locked')
      return { refuse: text('account.locked', { at: moment(result.until) }) };
    if (result.is === 'wrong') return { refuse: text('account.wrong') };
    return welcome(
      onward,
      [signInDeed(here, result.account, now)],
      greeting(text('account.signedIn'), onward),
    );
  },
});

export const account = step('account', {
  to: ['signedout'],
  for: 'account',
  facts: async (read, _state, here) => {
    if (here.account === null) return undefined;
    const [customer, balance] = await Promise.all([
      read.account(here.account),
      read.balance(here.account),
    ]);
    return customer === undefined ? undefined : { customer, balance };
  },
  ask: (_state, { customer, balance }) => ({
    text: [
      text('account.title'),
      lines(
        text('account.name', { name: `${customer.firstName} ${customer.lastName}` }),
        text('account.emailIs', { email: customer.email }),
        text('account.balance', { balance }),
      ),
      text('account.shared'),
    ],
    rows: [
      [go('go.orders', text('home.orders'))],
      [{ choice: 'signout', label: text('account.signOut') }, menu],
    ],
    privacy: 'private',
  }),
  hear: (input, _state, { here }) =>
    input.kind === 'tap' && input.choice === 'signout'
      ? { to: 'signedout', state: {}, deeds: [{ deed: 'sign out', person: here.chat }] }
      : { unknown: true },
});

export const signedout = step('signedout', {
  to: [],
  facts: nothing,
  ask: () => ({
    text: [text('account.signedOut')],
    rows: [[go('go.login', text('home.signIn')), menu]],
    privacy: 'private',
  }),
  hear: () => ({ unknown: true }),
});
