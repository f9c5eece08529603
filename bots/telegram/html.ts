import type { Run } from '../../core/chat/text.js';

/**
 * Text with Telegram's HTML markup (Bot API, "HTML style"). Everything in a run's text is escaped, so that no
 * name and no log can bring markup with it. A moment becomes `<tg-time>`, which the reader's app shows in its
 * own zone; inside `code`, where no other entity may stand, it stays text.
 */
export function html(runs: readonly Run[]): string {
  return runs.map(runHtml).join('');
}

function runHtml(run: Run): string {
  const plain = escapeHtml(run.text);
  if (plain === '') return '';
  if (run.mark === 'code') return `<code>${plain}</code>`;
  const timed = run.moment === undefined ? plain : timeHtml(run.moment, plain);
  return run.mark === 'b' ? `<b>${timed}</b>` : timed;
}

/** `D` is the long date and `t` the short time (Bot API, "date-time entity formatting"). */
function timeHtml(ms: number, fallback: string): string {
  return `<tg-time unix="${Math.floor(ms / 1000)}" format="Dt">${fallback}</tg-time>`;
}

const special = /[&<>]/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Half a surrogate pair is no UTF-8, and Telegram refuses the whole text for it. */
function escapeHtml(text: string): string {
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  return special.test(whole) ? whole.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign) : whole;
}
