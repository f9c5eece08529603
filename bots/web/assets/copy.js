import { find } from './dom.js';

/** How long a button says that it copied, in ms. */
const shownFor = 2000;

/**
 * Puts a text on the clipboard and says so, on the button and aloud.
 * @param {HTMLElement} button
 * @param {string} text
 * @param {{ copied: string, notCopied: string }} words
 */
export async function copy(button, text, words) {
  const done = await written(text);
  find(document, '#status').textContent = done ? words.copied : words.notCopied;
  if (!done || button.dataset['was'] !== undefined) return done;
  button.dataset['was'] = button.textContent ?? '';
  button.textContent = words.copied;
  button.classList.add('copied');
  setTimeout(() => {
    button.textContent = button.dataset['was'] ?? '';
    button.classList.remove('copied');
    delete button.dataset['was'];
    find(document, '#status').textContent = '';
  }, shownFor);
  return done;
}

/** @param {string} text */
async function written(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return selectedAndCopied(text);
  }
}

/**
 * Without the clipboard API, as on a page that has no TLS: select the text and copy the selection.
 * @param {string} text
 */
function selectedAndCopied(text) {
  const box = document.createElement('textarea');
  const before = document.activeElement;
  box.value = text;
  box.className = 'sr';
  document.body.append(box);
  box.select();
  const done = document.execCommand('copy');
  box.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
