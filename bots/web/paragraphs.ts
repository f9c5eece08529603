import type { Text } from '../../core/chat/phrase.js';
import { type Run, translate } from '../../core/chat/text.js';
import type { Locale } from '../../core/domain/locale.js';
import { type Html, html } from './html.js';

/** Texts as paragraphs of markup. Moments are written in UTC and become local time where scripts run. */
export function paragraphs(texts: readonly Text[], locale: Locale): Html[] {
  return texts.map((text) => html`<p>${translate(text, locale).map(run)}</p>`);
}

function run({ text, mark, moment }: Run): Html {
  const inner =
    moment === undefined
      ? html`${text}`
      : html`<time datetime="${new Date(moment).toISOString()}">${text}</time>`;
  if (mark === 'b') return html`<strong>${inner}</strong>`;
  return mark === 'code' ? html`<code>${inner}</code>` : inner;
}
