/**
 * A moment in the reader's own time and language.
 * @param {number} ms
 * @param {string} locale
 */
export function localTime(ms, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(ms);
}
