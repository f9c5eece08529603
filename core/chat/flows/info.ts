import { isLocale, type Locale } from '../../domain/locale.js';
import { helpTopics } from '../helpTopics.js';
import { house, type Text, text } from '../phrase.js';
import { back, go, grid, menu } from '../rows.js';
import { type Here, nothing, step } from '../step.js';
import type { Choice } from '../view.js';
import { normal } from '../words.js';

/** Each language in its own name, so that it is found by those who can read nothing else. */
const names = { en: 'English', nl: 'Nederlands', tr: 'Türkçe' } as const satisfies Record<
  Locale,
  string
>;

export const language = step('language', {
  to: ['home'],
  facts: nothing,
  ask: (_state, { here }) => ({
    text: [text('language.ask')],
    rows: [
      ...here.shop.languages.map((locale) => [
        { choice: locale, label: text('language.name', { name: names[locale] }) },
      ]),
      [menu],
    ],
    privacy: 'private',
  }),
  hear: (input, { onward }, { here }) => {
    if (input.kind === 'form') return { unknown: true };
    const wanted = input.kind === 'tap' ? input.choice : input.words;
    const chosen = languageNamed(wanted, here);
    if (chosen === undefined) return { unknown: true };
    const deeds = [{ deed: 'locale', person: here.chat, locale: chosen } as const];
    return onward === null ? { to: 'home', state: {}, deeds } : { resume: onward, deeds };
  },
});

function languageNamed(wanted: string, here: Here): Locale | undefined {
  const plain = normal(wanted, here.locale);
  return here.shop.languages.find(
    (locale) =>
      isLocale(locale) && (locale === plain || normal(names[locale], here.locale) === plain),
  );
}

/** Two columns of four: a list that fits a phone. */
const questionsPerPage = 8;

export const help = step('help', {
  to: ['help', 'topic'],
  facts: nothing,
  ask: ({ page }) => ({
    text: [text('help.title'), text('help.hint')],
    rows: [
      ...grid(
        helpTopics
          .slice(page * questionsPerPage, (page + 1) * questionsPerPage)
          .map((topic): Choice => ({ choice: topic, label: text(`help.${topic}.title`) })),
        2,
      ),
      [
        ...(page > 0 ? [{ choice: 'earlier', label: text('nav.earlier') }] : []),
        ...((page + 1) * questionsPerPage < helpTopics.length
          ? [{ choice: 'more', label: text('nav.more') }]
          : []),
      ],
      [go('go.support', text('home.support')), menu],
    ].filter((row) => row.length > 0),
    privacy: 'private',
  }),
  hear: (input, { page }) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'more') return { to: 'help', state: { page: page + 1 } };
    if (input.choice === 'earlier') return { to: 'help', state: { page: Math.max(0, page - 1) } };
    return { to: 'topic', state: { topic: input.choice } };
  },
});

export const topic = step('topic', {
  to: ['help'],
  facts: async (_read, state) => {
    const found = helpTopics.find((known) => known === state.topic);
    return found === undefined ? undefined : { found };
  },
  ask: (_state, { found }) => ({
    text: [
      text('help.question', { title: text(`help.${found}.title`) }),
      text(`help.${found}.text`),
    ],
    rows: [[back, menu]],
    privacy: 'private',
  }),
  hear: (input, _state, { found }) =>
    input.kind === 'tap' && input.choice === 'back'
      ? { to: 'help', state: { page: Math.floor(helpTopics.indexOf(found) / questionsPerPage) } }
      : { unknown: true },
});

/** A text of the shop file in the reader's language, with the link to its full form. */
function legal(
  title: Text,
  page: { text: Record<Locale, string>; url?: string | undefined },
  here: Here,
) {
  const more: Choice[] =
    page.url === undefined ? [] : [{ open: page.url, label: text('legal.more') }];
  return {
    text: [title, house(page.text[here.locale])],
    rows: [more, [menu]].filter((row) => row.length > 0),
    privacy: 'private' as const,
  };
}

export const terms = step('terms', {
  to: [],
  facts: nothing,
  ask: (_state, { here }) => legal(text('legal.terms.title'), here.shop.terms, here),
  hear: () => ({ unknown: true }),
});

export const privacy = step('privacy', {
  to: [],
  facts: nothing,
  ask: (_state, { here }) => legal(text('legal.privacy.title'), here.shop.privacy, here),
  hear: () => ({ unknown: true }),
});

/** How to reach the people of the shop, with the order reference to give them. */
function contact(here: Here, order: string | null): Text[] {
  return [
    text('support.contact', { contact: here.shop.supportContact[here.locale] }),
    text('support.hours', { hours: here.shop.supportHours[here.locale] }),
    ...(order === null ? [] : [text('support.reference', { order })]),
    text('support.never'),
  ];
}

function contactRows(order: string | null): Choice[][] {
  if (order === null) return [[go('go.orders', text('home.orders')), menu]];
  return [
    [{ copy: order, label: text('support.copyReference') }],
    [go(`go.order.${order}`, text('orders.open')), menu],
  ];
}

export const support = step('support', {
  to: [],
  facts: nothing,
  ask: ({ order }, { here }) => ({
    text: [text('support.title'), ...contact(here, order)],
    rows: contactRows(order),
    privacy: 'private',
  }),
  hear: () => ({ unknown: true }),
});

export const paysupport = step('paysupport', {
  to: [],
  facts: nothing,
  ask: ({ order }, { here }) => ({
    text: [text('legal.paysupport'), ...contact(here, order)],
    rows: contactRows(order),
    privacy: 'private',
  }),
  hear: () => ({ unknown: true }),
});
