import { copy } from './copy.js';
import { find } from './dom.js';
import { localTime } from './time.js';

for (const time of document.querySelectorAll('time')) {
  time.textContent = localTime(Date.parse(time.dateTime), document.documentElement.lang);
}

const status = find(document, '#status');
const words = {
  copied: status.dataset['copied'] ?? '',
  notCopied: status.dataset['notCopied'] ?? '',
};

for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!(button instanceof HTMLButtonElement)) continue;
  button.addEventListener('click', () => copy(button, button.dataset['copy'] ?? '', words));
}

for (const form of document.querySelectorAll('form')) {
  form.addEventListener('submit', () => {
    // Only the first press counts; the page that answers brings the button back.
    for (const button of form.querySelectorAll('button')) button.setAttribute('disabled', '');
  });
}
