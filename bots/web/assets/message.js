import { copy } from './copy.js';
import { el } from './dom.js';
import { formOf } from './form.js';
import { localTime } from './time.js';
import { word } from './words.js';

/**
 * @typedef {import('./shop.js').Message} Message
 * @typedef {import('./shop.js').Shown} Shown
 * @typedef {import('./shop.js').Choice} Choice
 * @typedef {(input: import('./shop.js').Input, from: HTMLElement) => void} Act
 */

/**
 * A message as an article. `live` is the one where the conversation is: choices and forms work there only,
 * links and copies on every message.
 * @param {Message} message
 * @param {boolean} live
 * @param {Act} act
 */
export function articleOf(message, live, act) {
  const who = message.from === 'you' ? word('you') : word('shop');
  const kind = message.from === 'shop' && message.alone ? 'shop notice' : message.from;
  const article = el('article', {
    class: kind,
    'data-id': message.id,
    tabindex: -1,
    'aria-label': who,
  });
  if (message.from === 'you') article.append(bubble(el('p', {}, message.text)));
  else if (message.from === 'erased') article.append(el('p', {}, word('erased')));
  else fill(article, message, live, act);
  return article;
}

/** @param {HTMLElement} article @param {Shown} message @param {boolean} live @param {Act} act */
function fill(article, message, live, act) {
  /** @type {HTMLElement[]} */
  const inside = [];
  // A code to scan comes first: on a phone what stands below it is out of sight.
  if (message.image !== undefined) {
    inside.push(el('img', { src: message.image, alt: message.imageAlt, class: 'picture' }));
  }
  inside.push(...message.paragraphs.map((runs) => paragraph(runs, message.locale)));
  if (message.file !== undefined) inside.push(download(message.file));
  article.lang = message.locale;
  article.append(bubble(...inside));
  if (message.form !== undefined && live) article.append(formOf(message.id, message.form, act));
  for (const row of message.choices) article.append(...rowOf(row, message, live, act));
}

/** @param {...HTMLElement} content */
function bubble(...content) {
  return el('div', { class: 'bubble' }, ...content);
}

/** @param {import('./shop.js').Run[]} runs @param {string} locale */
function paragraph(runs, locale) {
  return el('p', {}, ...runs.map((run) => runOf(run, locale)));
}

/** @param {import('./shop.js').Run} run @param {string} locale @returns {Node} */
function runOf({ text, mark, moment }, locale) {
  const inner =
    moment === undefined
      ? document.createTextNode(text)
      : el('time', { datetime: new Date(moment).toISOString() }, localTime(moment, locale));
  if (mark === undefined) return inner;
  return el(mark === 'b' ? 'strong' : 'code', {}, inner);
}

/** @param {{ name: string, base64: string }} file */
function download({ name, base64 }) {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const link = el(
    'a',
    { class: 'button', download: name, href: '#' },
    `${word('download')}: ${name}`,
  );
  link.href = URL.createObjectURL(new Blob([bytes]));
  return link;
}

/** @param {Choice[]} row @param {Shown} message @param {boolean} live @param {Act} act */
function rowOf(row, message, live, act) {
  const working = row.filter((choice) => live || choice.kind !== 'choice');
  if (working.length === 0) return [];
  return [el('div', { class: 'row' }, ...working.map((choice) => button(choice, message, act)))];
}

/** @param {Choice} choice @param {Shown} message @param {Act} act */
function button(choice, message, act) {
  if (choice.kind === 'open') {
    const hint = el('span', { class: 'sr' }, ` (${word('opens')})`);
    return el(
      'a',
      { class: 'button', href: choice.open, target: '_blank', rel: 'noreferrer' },
      choice.label,
      hint,
    );
  }
  const made = el(
    'button',
    { type: 'button', class: choice.kind, 'data-id': choice.id },
    choice.label,
  );
  made.addEventListener('click', () => {
    if (choice.kind === 'copy') {
      void copy(made, choice.copy ?? '', { copied: word('copied'), notCopied: word('notCopied') });
    } else act({ tap: choice.id, message: message.id }, made);
  });
  return made;
}
