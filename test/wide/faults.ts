import type { Law } from '../chat/walk/broken.js';

/** A line of a source as it stands, and what is written instead. */
export type Edit = { file: string; from: string; to: string };

/** Sources changed for the worse, and the law that must notice. */
export type Fault = { law: Law; what: string; edits: readonly Edit[] };

const noLimit: Edit = {
  file: 'core/store/guards.ts',
  from: "return integer(row, 'n') < entry.below;",
  to: 'return Object.keys(row).length > 0;',
};

/** One for each law. Where a rule is kept twice, by the step and by the store, both lines go. */
export const faults: readonly Fault[] = [
  {
    law: 'total',
    what: 'the last lot costs nothing',
    edits: [
      {
        file: 'core/domain/catalogue.ts',
        from: 'return offer.price[term] * BigInt(lots);',
        to: 'return offer.price[term] * BigInt(lots > 1 ? lots - 1 : lots);',
      },
    ],
  },
  {
    law: 'stock',
    what: 'nobody looks at what is held',
    edits: [
      {
        file: 'core/domain/catalogue.ts',
        from: 'return Math.max(0, offer.stock - held);',
        to: 'return Math.max(held * 0, offer.stock);',
      },
      {
        file: 'core/store/guards.ts',
        from: "return Number(row['n'] ?? 0) + entry.lots <= entry.stock;",
        to: "return Number(row['n'] ?? 0) >= 0;",
      },
    ],
  },
  {
    law: 'unpaid orders',
    what: 'nobody counts unpaid orders',
    edits: [
      { file: 'core/chat/flows/place.ts', from: 'if (unpaid >= most) {', to: 'if (unpaid < 0) {' },
      noLimit,
    ],
  },
  {
    law: 'instructions',
    what: 'nobody counts instructions',
    edits: [
      { file: 'core/chat/flows/pay.ts', from: 'if (given >= most)', to: 'if (given < 0)' },
      noLimit,
    ],
  },
  {
    law: 'addresses',
    what: 'every index has the same address',
    edits: [
      {
        file: 'core/jobs/addresses.ts',
        from: '(_, at) => derive(next + at)',
        to: '(_, at) => ({ ...derive(0), index: next + at })',
      },
    ],
  },
  {
    law: 'amount',
    what: 'the amount is rounded down',
    edits: [
      {
        file: 'core/domain/money.ts',
        from: 'return (numerator + denominator - 1n) / denominator;',
        to: 'return numerator / denominator;',
      },
    ],
  },
  {
    law: 'ledger',
    what: 'a cent is lost on the way',
    edits: [
      {
        file: 'core/domain/settle.ts',
        from: '{ account: credit, cents: -intent.usd },',
        to: '{ account: credit, cents: 1n - intent.usd },',
      },
      {
        file: 'core/store/deeds.ts',
        from: 'if (!isBalanced(entry))',
        to: 'if (isBalanced === null)',
      },
    ],
  },
  {
    law: 'once',
    what: 'a confirmed payment is not booked',
    edits: [
      {
        file: 'core/chat/flows/verify.ts',
        from: "{ deed: 'journal', entry: settled.entry },",
        to: '',
      },
    ],
  },
  {
    law: 'lifecycles',
    what: 'a machine that was prepared waits again when it is handed over',
    edits: [
      {
        file: 'core/domain/rental.ts',
        from: 'if (!ways.includes(status.is))',
        to: 'if (ways.length > 9)',
      },
      {
        file: 'core/domain/rental.ts',
        from: "return moved(rental, { is: 'ready', at: now, by, endsAt: now + order.term * day });",
        to: "return order.term * day < now && by !== '' ? moved(rental, { is: 'waiting' }) : rental;",
      },
    ],
  },
  {
    law: 'kept orders',
    what: 'tidying up takes more than it may',
    edits: [
      {
        file: 'core/store/small.ts',
        from: 'DELETE FROM inbox WHERE at < ?',
        to: 'DELETE FROM rental WHERE since < ?',
      },
    ],
  },
  {
    law: 'own data',
    what: 'an order is shown to whoever is signed in',
    edits: [
      {
        file: 'core/chat/flows/own.ts',
        from: 'file.order.account === here.account',
        to: 'here.account !== null',
      },
    ],
  },
  {
    law: 'staff only',
    what: 'staff steps open for everybody',
    edits: [
      {
        file: 'core/chat/paint.ts',
        from: "if (step.for === 'staff' && here.staff === undefined) return 'gone';",
        to: '',
      },
    ],
  },
  {
    law: 'private',
    what: 'a group reads the answers',
    edits: [
      {
        file: 'core/chat/receive.ts',
        from: "if (incoming.place === 'group' && !traits.ephemeral) return groupReply(context);",
        to: 'if (context === null) return groupReply(context);',
      },
    ],
  },
  {
    law: 'secrets',
    what: 'a form that is refused keeps its password',
    edits: [
      {
        file: 'core/chat/form.ts',
        from: 'if (checked.ok && field.secret === undefined) kept',
        to: 'if (checked.ok) kept',
      },
    ],
  },
  {
    law: 'way out',
    what: 'a screen without buttons',
    edits: [
      {
        file: 'core/chat/flows/account.ts',
        from: "rows: [[go('go.login', text('home.signIn')), menu]],",
        to: 'rows: [],',
      },
    ],
  },
  {
    law: 'links',
    what: 'the menu button leads nowhere',
    edits: [{ file: 'core/chat/rows.ts', from: "link: 'go.home'", to: "link: 'go.start'" }],
  },
  {
    law: 'live buttons',
    what: 'a button whose press nobody hears',
    edits: [
      {
        file: 'core/chat/flows/account.ts',
        from: "input.kind === 'tap' && input.choice === 'signout'",
        to: "input.kind === 'tap' && input.choice === 'leave'",
      },
    ],
  },
  {
    law: 'limits',
    what: 'a choice that no button of Telegram holds',
    edits: [
      {
        file: 'core/chat/flows/configure.ts',
        from: 'choice: name,',
        to: "choice: name.padEnd(64, '-'),",
      },
    ],
  },
  {
    law: 'apology',
    what: 'a conversation that was lost begins again without a word',
    edits: [
      {
        file: 'core/chat/decide.ts',
        from: "return unreadable ? { ...decision, note: text('platform.restarted') } : decision;",
        to: 'return unreadable === null ? decision : { ...decision };',
      },
    ],
  },
];
