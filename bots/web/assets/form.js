import { el } from './dom.js';
import { word } from './words.js';

/**
 * @typedef {import('./shop.js').Field} Field
 * @typedef {import('./shop.js').Form} Form
 */

const inputTypes = { line: 'text', email: 'email', password: 'password' };

/**
 * A form under its message, filled in on the spot.
 * @param {string} message
 * @param {Form} form
 * @param {import('./message.js').Act} act
 */
export function formOf(message, form, act) {
  const made = el('form', { class: 'fields', 'aria-label': form.title, 'data-form': form.id });
  made.append(...form.fields.map((field) => fieldOf(field, `${message}-${field.id}`)));
  made.append(el('button', { type: 'submit', class: 'main' }, word('submit')));
  made.addEventListener('submit', (event) => {
    event.preventDefault();
    const values = form.fields.map(({ id }) => [id, typedIn(made, id)]);
    act({ form: Object.fromEntries(values), formId: form.id, message }, made);
  });
  return made;
}

/** @param {Field} field @param {string} id */
function fieldOf(field, id) {
  const hint = field.hint === undefined ? undefined : el('small', { id: `${id}-hint` }, field.hint);
  const attributes = {
    id,
    name: field.id,
    autocomplete: field.autocomplete,
    required: field.required,
    'aria-describedby': hint?.id,
  };
  const input =
    field.kind === 'lines'
      ? el('textarea', { ...attributes, rows: 4 })
      : el('input', { ...attributes, type: inputTypes[field.kind] });
  input.value = field.prefill ?? '';
  const box =
    field.kind === 'password' ? el('span', { class: 'secret' }, input, reveal(input)) : input;
  return el('p', { class: 'field' }, el('label', { for: id }, field.label), box, hint);
}

/** Lets a person see the password they type. @param {HTMLInputElement | HTMLTextAreaElement} input */
function reveal(input) {
  const made = el('button', {
    type: 'button',
    class: 'reveal',
    'aria-label': word('showPassword'),
  });
  made.addEventListener('click', () => {
    const hidden = input.getAttribute('type') === 'password';
    input.setAttribute('type', hidden ? 'text' : 'password');
    made.classList.toggle('open', hidden);
    made.setAttribute('aria-label', word(hidden ? 'hidePassword' : 'showPassword'));
  });
  return made;
}

/** @param {HTMLFormElement} form @param {string} name */
function typedIn(form, name) {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Keeps what was typed when a message is painted again with the same fields, as after a refusal; but no password.
 * @param {HTMLElement} before
 * @param {HTMLElement} after
 */
export function keepTyped(before, after) {
  for (const input of after.querySelectorAll('input, textarea')) {
    if (!isTyped(input) || input.autocomplete.endsWith('password')) continue;
    const old = [...before.querySelectorAll('input, textarea')].find(
      (candidate) => isTyped(candidate) && candidate.name === input.name,
    );
    if (isTyped(old)) input.value = old.value;
  }
}

/** @param {unknown} node @returns {node is HTMLInputElement | HTMLTextAreaElement} */
function isTyped(node) {
  return node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement;
}
