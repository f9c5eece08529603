import { find } from './dom.js';

/** The page's own texts in its language, written into it by the server. @type {Record<string, string>} */
const texts = JSON.parse(find(document, '#words').textContent ?? '{}');

/** @param {string} key */
export function word(key) {
  return texts[key] ?? key;
}

/** The language of the page. */
export const language = document.documentElement.lang;
