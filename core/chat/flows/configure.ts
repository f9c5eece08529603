import { available, offerOf, totalOf } from '../../domain/catalogue.js';
import { redact } from '../../domain/redaction/redact.js';
import type { Environment, Offer } from '../../domain/shop.js';
import { isLots, mostLots, type Term } from '../../domain/terms.js';
import type { Reader } from '../../store/store.js';
import { environmentText, lotsText, termText } from '../describe.js';
import { checkField } from '../form.js';
import { lines, type Text, text } from '../phrase.js';
import { again, back, grid } from '../rows.js';
import { type Here, step } from '../step.js';
import type { Field, Form } from '../view.js';
import { numberIn } from '../words.js';

type Chosen = { gpu: string; term: Term };

async function chosenOffer(read: Reader, state: Chosen, here: Here, now: number) {
  const offer = offerOf(here.shop, state.gpu);
  if (offer === undefined) return undefined;
  const held = await read.held(now);
  return { offer, free: available(offer, held.get(offer.id) ?? 0) };
}

/** The running total, with what it consists of. */
function soFar(offer: Offer, term: Term, lots?: number): Text {
  const rental = text('choose.rental', { model: offer.model, term: termText(term) });
  if (lots === undefined) return rental;
  const cards = text('cards', { count: lots * offer.cardsPerLot });
  return lines(
    rental,
    text('order.lots', { lots: lotsText(lots), cards }),
    text('choose.total', { total: totalOf(offer, term, lots) }),
  );
}

/** How many lots; each button shows the total it leads to. */
export const lots = step('lots', {
  to: ['environment', 'gpu'],
  draft: true,
  facts: chosenOffer,
  ask: ({ term }, { offer, free }) => ({
    text: [
      soFar(offer, term),
      text('choose.perLot', {
        price: offer.price[term],
        cards: text('cardsPerLot', { count: offer.cardsPerLot }),
      }),
      free === 0 ? text('gpu.soldOutHint') : text('choose.askLots', { stock: lotsText(free) }),
    ],
    rows: [...grid(lotChoices(offer, term, Math.min(free, mostLots)), 2), [back, again]],
    privacy: 'private',
  }),
  hear: (input, state, { here, free }) => {
    if (input.kind === 'form') return { unknown: true };
    if (input.kind === 'tap' && input.choice === 'back')
      return { to: 'gpu', state: { gpu: state.gpu } };
    const count = input.kind === 'tap' ? Number(input.choice) : numberIn(input.words, here.locale);
    if (count === undefined) return { unknown: true };
    if (!isLots(count)) return { refuse: text('choose.lotsOnly') };
    if (count > free) return { refuse: text('choose.tooFew', { stock: lotsText(free) }) };
    return { to: 'environment', state: { gpu: state.gpu, term: state.term, lots: count } };
  },
});

function lotChoices(offer: Offer, term: Term, most: number) {
  return Array.from({ length: most }, (_, at) => ({
    choice: String(at + 1),
    label: text('choose.lotsLabel', {
      lots: lotsText(at + 1),
      total: totalOf(offer, term, at + 1),
    }),
  }));
}

/** What the machine is prepared with. That it is a starting point is said here, once. */
export const environment = step('environment', {
  to: ['line', 'details', 'lots'],
  draft: true,
  facts: chosenOffer,
  ask: ({ term, lots: count }, { here, offer }) => ({
    text: [
      soFar(offer, term, count),
      text('choose.askEnvironment'),
      abouts(here.shop.environments),
      text('choose.startingPoint'),
    ],
    rows: [
      ...grid(
        here.shop.environments.map((name) => ({
          choice: name,
          label: text(`environment.${name}`),
        })),
        2,
      ),
      [back, again],
    ],
    privacy: 'private',
  }),
  hear: (input, state, { here }) => {
    if (input.kind !== 'tap') return { unknown: true };
    if (input.choice === 'back') return { to: 'lots', state: { gpu: state.gpu, term: state.term } };
    const chosen = here.shop.environments.find((name) => name === input.choice);
    if (chosen === undefined) return { refuse: text('choose.environmentGone') };
    if (chosen === 'other') return { to: 'line', state };
    return { to: 'details', state: { ...state, environment: chosen, line: null } };
  },
});

function abouts(environments: readonly Environment[]): Text {
  return lines(
    ...environments.map((name) =>
      text('choose.about', {
        environment: environmentText({ environment: name, line: null }),
        about: text(`environment.${name}.about`),
      }),
    ),
  );
}

const longestLine = 200;

/** The environment in the customer's own words, one line. */
export const line = step('line', {
  to: ['details', 'environment'],
  draft: true,
  facts: chosenOffer,
  ask: ({ term, lots: count }, { offer }) => ({
    text: [soFar(offer, term, count), text('choose.askLine'), text('choose.noSecrets')],
    form: lineForm,
    rows: [[back, again]],
    privacy: 'private',
  }),
  hear: (input, state) => {
    if (input.kind === 'tap')
      return input.choice === 'back' ? { to: 'environment', state } : { unknown: true };
    const typed = input.kind === 'form' ? (input.values['line'] ?? '') : input.words;
    const checked = checkField(lineField, typed);
    if (!checked.ok) return { refuse: checked.why };
    const { text: clean, found } = redact(checked.value);
    const chosen = { ...state, environment: 'other', line: clean };
    return found.length === 0
      ? { to: 'details', state: chosen }
      : { to: 'details', state: chosen, note: text('choose.lineRedacted', { line: clean }) };
  },
});

const lineField: Field = {
  id: 'line',
  label: text('choose.lineLabel'),
  kind: 'line',
  longest: longestLine,
};

const lineForm: Form = {
  title: text('choose.lineTitle'),
  open: text('choose.lineOpen'),
  fields: [lineField],
};
