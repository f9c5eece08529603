import { lines, text } from '../phrase.js';
import { menu } from '../rows.js';
import { type Here, step } from '../step.js';

const firstPage = { offset: 0, limit: 1 };

/** Where staff begin: what waits for them, in numbers. */
export const staff = step('staff', {
  to: ['payments', 'machines', 'letters'],
  for: 'staff',
  facts: async (read) => {
    const [payments, machines, letters] = await Promise.all([
      read.awaiting(firstPage),
      read.unprovisioned(firstPage),
      read.deadLetters(firstPage),
    ]);
    return { payments: payments.total, machines: machines.total, letters: letters.total };
  },
  ask: (_state, { here, payments, machines, letters }) => ({
    text: [
      text('staff.title', { shop: here.shop.name, name: here.staff?.name ?? '' }),
      lines(
        text('staff.payments', { count: payments }),
        text('staff.machines', { count: machines }),
        text('staff.letters', { count: letters }),
      ),
    ],
    rows: [
      [{ choice: 'payments', label: text('staff.paymentsLabel') }],
      [{ choice: 'machines', label: text('staff.machinesLabel') }],
      [{ choice: 'letters', label: text('staff.lettersLabel') }],
      [menu],
    ],
    privacy: 'private',
  }),
  hear: (input) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'payments') return { to: 'payments', state: { page: 0 } };
    if (input.choice === 'machines') return { to: 'machines', state: { page: 0 } };
    return input.choice === 'letters' ? { to: 'letters', state: { page: 0 } } : { unknown: true };
  },
});

/** Who did it, as the journal keeps it: by id, never by name alone. */
export function staffName(here: Here): string {
  return `${here.chat.platform}:${here.chat.user}`;
}
