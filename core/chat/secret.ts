import type { Person } from '../domain/deeds.js';
import type { Store } from '../store/store.js';
import type { Secret } from './step.js';
import type { Deps } from './turn.js';
import type { Form } from './view.js';

/**
 * Swaps a form's secret for what a step may know of it: a hash, the outcome of a comparison, or a sealed text.
 * Done once for an input, however often the decision is made again, so that one press counts as one attempt.
 */
export function swapOnce({ store, clock }: Pick<Deps, 'store' | 'clock'>, person: Person) {
  let swapped: Promise<Secret | null> | undefined;
  return (form: Form, given: Readonly<Record<string, string>>): Promise<Secret | null> => {
    swapped ??= swap(store, person, clock(), form, given);
    return swapped;
  };
}

async function swap(
  store: Store,
  person: Person,
  now: number,
  form: Form,
  given: Readonly<Record<string, string>>,
): Promise<Secret | null> {
  const field = form.fields.find((candidate) => candidate.secret !== undefined);
  if (field?.secret === undefined) return null;
  const typed = given[field.id] ?? '';
  switch (field.secret) {
    case 'new password':
      return { is: 'hash', hash: await store.secrets.hash(typed) };
    case 'password':
      return {
        is: 'sign in',
        result: await store.secrets.signIn(given['email'] ?? '', typed, person, now),
      };
    case 'sealed':
      return { is: 'sealed', sealed: store.secrets.seal(typed) };
    default:
      return field.secret satisfies never;
  }
}
