import { find } from './dom.js';
import { word } from './words.js';

/** In bytes; the server takes no larger file. */
const largest = 5 * 1024 * 1024;

/**
 * The line where a person writes, and the file beside it.
 * @param {HTMLFormElement} form
 * @param {import('./pane.js').Pane} pane
 */
export function composer(form, pane) {
  /** @type {HTMLInputElement} */
  const words = find(form, '[name="words"]');
  /** @type {HTMLInputElement} */
  const file = find(form, '[type="file"]');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = words.value.trim();
    if (text === '') return;
    words.value = '';
    // What could not be sent is put back, unless something else was begun meanwhile.
    if (!(await pane.send({ text })) && words.value === '') words.value = text;
  });
  file.addEventListener('change', async () => {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    if (chosen.size > largest) find(document, '#status').textContent = word('fileTooLarge');
    else await pane.send({ file: { name: chosen.name, base64: await base64(chosen) } });
    file.value = '';
  });
}

/** @param {File} file @returns {Promise<string>} */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
