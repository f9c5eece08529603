import { lines, text } from '../phrase.js';
import { back, menu, pager, pageSize, turned } from '../rows.js';
import { step } from '../step.js';

/** What could not be delivered, and why, so that somebody can reach the customer another way. */
export const letters = step('letters', {
  to: ['letters', 'staff'],
  for: 'staff',
  facts: async (read, { page }) => ({
    list: await read.deadLetters({ offset: page * pageSize, limit: pageSize }),
  }),
  ask: ({ page }, { list }) => ({
    text: [
      text('letters.title'),
      text('staff.letters', { count: list.total }),
      ...list.items.map((letter) =>
        lines(
          text('letters.line', { notice: letter.notice, subject: letter.subject }),
          text('letters.why', { why: letter.why }),
        ),
      ),
    ],
    rows: [...pager(page, list.total), [back, menu]],
    privacy: 'private',
  }),
  hear: (input, { page }) => {
    if (input.kind !== 'tap') return { unknown: true };
    const to = turned(input.choice, page);
    if (to !== undefined) return { to: 'letters', state: { page: to } };
    return input.choice === 'back' ? { to: 'staff', state: {} } : { unknown: true };
  },
});
