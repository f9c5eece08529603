import type { Redacted } from '../../core/chat/phrase.js';

/** Words of a person in a test; the redactor would have seen them before. */
export function redacted(words: string): Redacted {
  const isRedacted = (text: string): text is Redacted => text === words;
  if (!isRedacted(words)) throw new Error('never');
  return words;
}
