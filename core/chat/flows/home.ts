import { text } from '../phrase.js';
import { go, grid } from '../rows.js';
import { type Here, nothing, step } from '../step.js';
import type { Choice } from '../view.js';

export const home = step('home', {
  to: [],
  facts: nothing,
  ask: (_state, { here }) => ({
    text: [
      text('home.welcome', { shop: here.shop.name }),
      text('home.about'),
      ...(here.shop.mode === 'demo' ? [text('home.demo')] : []),
    ],
    rows: homeRows(here),
    privacy: 'private',
  }),
  hear: () => ({ unknown: true }),
});

function homeRows(here: Here): Choice[][] {
  const resume =
    here.resume === null ? [] : [{ link: 'go.resume' as const, label: text('home.resume') }];
  const staff = here.staff === undefined ? [] : [go('go.staff', text('home.staff'))];
  return [
    [go('go.rent', text('home.rent')), go('go.compare', text('home.compare'))],
    resume,
    ...grid(
      [
        go('go.orders', text('home.orders')),
        here.account === null
          ? go('go.login', text('home.signIn'))
          : go('go.account', text('home.account')),
        go('go.help', text('home.help')),
        go('go.support', text('home.support')),
        go('go.language', text('home.language')),
        go('go.terms', text('home.terms')),
      ],
      2,
    ),
    staff,
  ].filter((row) => row.length > 0);
}
