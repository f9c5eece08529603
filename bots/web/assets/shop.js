/**
 * @typedef {{ text: string, mark?: 'b' | 'code', moment?: number, said?: true }} Run
 * @typedef {{ id: string, label: string, kind: 'choice' | 'link' | 'copy' | 'open', copy?: string, open?: string }} Choice
 * @typedef {{ id: string, kind: 'line' | 'email' | 'password' | 'lines', longest: number, prefill?: string,
 *   label: string, hint?: string, required: boolean, autocomplete: string }} Field
 * @typedef {{ id: string, title: string, open: string, fields: Field[] }} Form
 * @typedef {{ id: string, changed: number, from: 'shop', alone: boolean, locale: string, text: string,
 *   paragraphs: Run[][], choices: Choice[][], form?: Form, image?: string, imageAlt?: string,
 *   file?: { name: string, base64: string } }} Shown
 * @typedef {Shown | { id: string, changed: number, from: 'you', text: string }
 *   | { id: string, changed: number, from: 'erased' }} Message
 * @typedef {{ text: string } | { tap: string, message?: string }
 *   | { form: Record<string, string>, formId: string, message: string }
 *   | { file: { name: string, base64: string } }} Input
 */

/**
 * Sends one input. The same `once` goes with every attempt, so that an input counts once however often it is sent.
 * @param {string} as
 * @param {string} locale
 * @param {Input} input
 * @returns {Promise<Message[]>} the messages it added or edited
 */
export async function say(as, locale, input) {
  const body = JSON.stringify({ as, locale, once: crypto.randomUUID(), ...input });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/say', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  return (await answer.json()).messages;
}

/**
 * What changed in a chat after a mark; waits up to `wait` seconds for something new.
 * @param {string} as
 * @param {number} after
 * @param {number} wait
 * @param {AbortSignal} signal
 * @returns {Promise<{ messages: Message[], cursor: number }>}
 */
export async function changes(as, after, wait, signal) {
  const answer = await fetch(`/api/chat?as=${encodeURIComponent(as)}&after=${after}&wait=${wait}`, {
    signal,
  });
  if (!answer.ok) throw new Error(`the shop answered ${answer.status}`);
  return answer.json();
}
