import { text } from '../phrase.js';
import { go, menu } from '../rows.js';
import { step } from '../step.js';
import { ownOrder } from './own.js';

/** Access details, shown to the owner alone, in private, because they asked. */
export const accessDetails = step('accessDetails', {
  to: [],
  for: 'account',
  facts: async (read, state, here) => {
    const own = await ownOrder(read, state.order, here);
    return own === undefined ? undefined : { ...own, details: await read.access(state.order) };
  },
  ask: (_state, { file, details }) => ({
    text:
      details === undefined
        ? [text('access.notYet', { order: file.order.id })]
        : [
            text('access.title', { order: file.order.id }),
            text('access.details', { details }),
            text('access.care'),
            text('access.yours'),
          ],
    rows: [[go(`go.order.${file.order.id}`, text('orders.open')), menu]],
    privacy: 'private',
  }),
  hear: () => ({ unknown: true }),
});
