import { en } from '../../locales/en.js';

export type Who = 'customer' | 'staff';

/** What must stand in a chat: a button by its data, or words. */
export type Sight = { who: Who; button: RegExp } | { who: Who; words: string };

/** One thing a person does, and what they then see. */
export type Act = {
  who: Who;
  does: { presses: RegExp } | { says: string; andThen?: string };
  sees: readonly Sight[];
};

export const typed = {
  firstName: 'Ayşe',
  lastName: '<b>Yılmaz</b>',
  email: 'ayse@example.com',
  password: 'een lange zin met 42 fietsen',
  reason: 'seen on the explorer',
  access: 'ssh root@10.0.0.9 with machine-42',
} as const;

/** The longest piece of a text that holds no parameter, as it is read. */
export function piece(key: keyof typeof en): string {
  const text: unknown = en[key];
  if (typeof text !== 'string') throw new Error(`${key} is no plain text`);
  const pieces = text.replaceAll(/<\/?b>/g, '').split(/\{\{[^}]*\}\}|\n/);
  return pieces.reduce((longest, next) => (next.length > longest.length ? next : longest)).trim();
}

const shows = (who: Who, button: RegExp): Sight => ({ who, button });
const reads = (who: Who, key: keyof typeof en): Sight => ({ who, words: piece(key) });

/** From an empty chat to the instruction, field by field where details are typed. */
export const ordering: readonly Act[] = [
  act('customer', { says: '/start' }, shows('customer', /^go\.rent$/)),
  act('customer', { presses: /^go\.rent$/ }, shows('customer', /^gpus\./)),
  act('customer', { says: 'B200' }, shows('customer', /^gpu\.7\./)),
  act('customer', { presses: /^gpu\.7\./ }, shows('customer', /^lots\.2\./)),
  act('customer', { presses: /^lots\.2\./ }, shows('customer', /^environment\.pytorch\./)),
  act('customer', { presses: /^environment\.pytorch\./ }, shows('customer', /^door\.register\./)),
  act('customer', { presses: /^door\.register\./ }, reads('customer', 'account.firstName')),
  act('customer', { says: typed.firstName }, reads('customer', 'account.lastName')),
  act('customer', { says: typed.lastName }, reads('customer', 'account.emailHint')),
  act(
    'customer',
    { says: typed.email, andThen: typed.password },
    shows('customer', /^details\.yes\./),
  ),
  act('customer', { presses: /^details\.yes\./ }, shows('customer', /^summary\.place\./)),
  act('customer', { presses: /^summary\.place\./ }, shows('customer', /^methods\.demo-demo\./)),
  act('customer', { presses: /^methods\.demo-demo\./ }, shows('customer', /^report\./)),
];

const reporting: Act = act(
  'customer',
  { presses: /^report\./ },
  reads('customer', 'payment.is.reported'),
  shows('staff', /^confirm\./),
);

/** What staff do with a reported payment, from the notice to the access details. */
const serving: readonly Act[] = [
  act('staff', { presses: /^confirm\./ }, shows('staff', /^payment\.confirm\./)),
  act('staff', { presses: /^payment\.confirm\./ }, reads('staff', 'confirm.hint')),
  act(
    'staff',
    { says: typed.reason },
    reads('customer', 'notice.paidNext'),
    shows('staff', /^provision\./),
    reads('staff', 'payments.title'),
  ),
  act('staff', { presses: /^provision\./ }, shows('staff', /^machine\.preparing\./)),
  act(
    'staff',
    { presses: /^machine\.preparing\./ },
    reads('customer', 'notice.preparing'),
    shows('staff', /^machine\.ready\./),
  ),
  act('staff', { presses: /^machine\.ready\./ }, reads('staff', 'handover.hint')),
  act(
    'staff',
    { says: typed.access },
    shows('customer', /^access\./),
    reads('staff', 'machines.title'),
  ),
];

const opening: Act = act(
  'customer',
  { presses: /^access\./ },
  { who: 'customer', words: typed.access },
);

const clockingIn: Act = act('staff', { says: '/staff' }, shows('staff', /^staff\.payments\./));

/** The whole journey. */
export const journey: readonly Act[] = [clockingIn, ...ordering, reporting, ...serving, opening];

function act(who: Who, does: Act['does'], ...sees: Sight[]): Act {
  return { who, does, sees };
}

/** Short, for the name of a failing point. */
export function nameOf({ who, does }: Act): string {
  return 'says' in does ? `${who} says ${does.says}` : `${who} presses ${does.presses.source}`;
}
