import { available, offerOf } from '../../domain/catalogue.js';
import type { Offer } from '../../domain/shop.js';
import { isTerm, terms } from '../../domain/terms.js';
import type { Reader } from '../../store/store.js';
import { offerText, termText } from '../describe.js';
import { text } from '../phrase.js';
import { back, menu, pageOf, pager, turned } from '../rows.js';
import { type Here, step } from '../step.js';
import type { Choice } from '../view.js';
import { normal, numberIn } from '../words.js';

async function stock(read: Reader, _state: unknown, _here: Here, now: number) {
  return { held: await read.held(now) };
}

function freeOf(offer: Offer, held: ReadonlyMap<string, number>): number {
  return available(offer, held.get(offer.id) ?? 0);
}

/** The GPUs on offer, a page at a time. */
export const gpus = step('gpus', {
  to: ['gpus', 'gpu', 'compare'],
  facts: stock,
  ask: ({ page }, { here, held }) => ({
    text: [text('gpus.title'), text('gpus.hint')],
    rows: [
      ...pageOf(here.shop.catalogue, page).map((offer) => [
        offerChoice(offer, freeOf(offer, held)),
      ]),
      ...pager(page, here.shop.catalogue.length),
      [{ choice: 'compare', label: text('home.compare') }, menu],
    ],
    privacy: 'private',
  }),
  hear: (input, { page }, { here }) => {
    if (input.kind === 'form') return { unknown: true };
    if (input.kind === 'words') return byName(here, input.words);
    if (input.choice === 'compare') return { to: 'compare', state: { page: 0 } };
    const to = turned(input.choice, page);
    if (to !== undefined) return { to: 'gpus', state: { page: to } };
    return known(here, input.choice);
  },
});

function offerChoice(offer: Offer, free: number): Choice {
  const facts = { model: offer.model, memory: offer.memoryPerCard };
  return {
    choice: offer.id,
    label: free === 0 ? text('gpu.labelSoldOut', facts) : text('gpu.label', facts),
  };
}

function known(here: Here, gpu: string) {
  const offer = offerOf(here.shop, gpu);
  return offer === undefined
    ? ({ refuse: text('gpu.gone') } as const)
    : ({ to: 'gpu', state: { gpu: offer.id } } as const);
}

/** A model by its name or the part of it that people say, also one of another page. */
function byName(here: Here, words: string) {
  const said = normal(words, here.locale);
  const squeezed = said.replaceAll(/[ -]/g, '');
  const found = here.shop.catalogue.filter((offer) => {
    const name = normal(offer.model, here.locale);
    return squeezed.length > 1 && name.replaceAll(/[ -]/g, '').includes(squeezed);
  });
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return known(here, only.id);
  const exact = found.find((offer) => normal(offer.model, here.locale) === said);
  if (exact !== undefined) return known(here, exact.id);
  if (found.length === 0) return { unknown: true } as const;
  const names = found.map(({ model }) => model).join(', ');
  return { refuse: text('gpus.several', { names }) } as const;
}

/** All figures of the GPUs side by side. */
export const compare = step('compare', {
  to: ['compare', 'gpus', 'gpu'],
  facts: stock,
  ask: ({ page }, { here, held }) => {
    const shown = pageOf(here.shop.catalogue, page);
    return {
      text: [
        text('compare.title'),
        ...shown.map((offer) => offerText(offer, freeOf(offer, held))),
        text('compare.hint'),
      ],
      rows: [
        ...shown.map((offer) => [offerChoice(offer, freeOf(offer, held))]),
        ...pager(page, here.shop.catalogue.length),
        [back, menu],
      ],
      privacy: 'private',
    };
  },
  hear: (input, { page }, { here }) => {
    if (input.kind === 'form') return { unknown: true };
    if (input.kind === 'words') return byName(here, input.words);
    if (input.choice === 'back') return { to: 'gpus', state: { page: 0 } };
    const to = turned(input.choice, page);
    return to === undefined ? known(here, input.choice) : { to: 'compare', state: { page: to } };
  },
});

/** One GPU, and for how long. */
export const gpu = step('gpu', {
  to: ['lots', 'gpus'],
  facts: async (read, state, here, now) => {
    const offer = offerOf(here.shop, state.gpu);
    return offer === undefined ? undefined : { offer, free: freeOf(offer, await read.held(now)) };
  },
  ask: (_state, { offer, free }) => ({
    text: [
      offerText(offer, free),
      text('gpu.lotNote'),
      free === 0 ? text('gpu.soldOutHint') : text('gpu.askTerm'),
    ],
    rows: [...(free === 0 ? [] : terms.map((term) => [termChoice(offer, term)])), [back, menu]],
    privacy: 'private',
  }),
  hear: (input, state, { here, free }) => {
    if (input.kind === 'form') return { unknown: true };
    if (input.kind === 'tap' && input.choice === 'back') return { to: 'gpus', state: { page: 0 } };
    const days = input.kind === 'tap' ? Number(input.choice) : numberIn(input.words, here.locale);
    if (days === undefined) return { unknown: true };
    if (!isTerm(days)) return { refuse: text('gpu.termsOnly') };
    if (free === 0) return { refuse: text('gpu.soldOutHint') };
    return { to: 'lots', state: { gpu: state.gpu, term: days } };
  },
});

function termChoice(offer: Offer, term: (typeof terms)[number]): Choice {
  return {
    choice: String(term),
    label: text('gpu.termLabel', { term: termText(term), price: offer.price[term] }),
  };
}
