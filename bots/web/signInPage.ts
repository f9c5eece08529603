import type { Text } from '../../core/chat/phrase.js';
import { text } from '../../core/chat/phrase.js';
import { flat } from '../../core/chat/text.js';
import type { Field } from '../../core/chat/view.js';
import type { Locale } from '../../core/domain/locale.js';
import { type Html, html } from './html.js';
import { autocompleteOf } from './json.js';
import { layout } from './layout.js';
import type { SignInSheet } from './pages.js';
import { paragraphs } from './paragraphs.js';
import { type Around, copyable, pageFoot, pageHead } from './payPage.js';

type Values = Readonly<Record<string, string>>;

/** The form to register or to sign in. After a refusal it says why and keeps what was typed, but no password. */
export function signInPage(
  sheet: SignInSheet,
  around: Around,
  refused?: { why: Text; values: Values },
): string {
  const { locale } = around;
  const why =
    refused && html`<div class="refused" role="alert">${paragraphs([refused.why], locale)}</div>`;
  return page(
    around,
    flat(sheet.form.title, locale),
    html`
  <div class="words">${paragraphs(sheet.text, locale)}</div>
  ${why}
  <form method="post" action="?lang=${locale}" class="fields">
    ${sheet.form.fields.map((field) => input(field, locale, refused?.values ?? {}))}
    <button type="submit" class="main">${flat(text('web.signIn.submit'), locale)}</button>
  </form>`,
  );
}

/** The end: a short code that works only in the chat that asked. */
export function codePage(code: string, texts: readonly Text[], around: Around): string {
  const { locale } = around;
  const label = flat(text('web.copy'), locale);
  return page(
    around,
    flat(text('web.signIn.title'), locale),
    html`
  <div class="words">${paragraphs(texts, locale)}</div>
  <div class="copies code">${copyable(label, code)}</div>
  <p>${flat(text('web.signIn.type'), locale)}</p>`,
  );
}

/** For a link that leads nowhere any more. */
export function gonePage(around: Around): string {
  const { locale } = around;
  return page(
    around,
    flat(text('web.gone.title'), locale),
    html`<p>${flat(text('web.gone.text'), locale)}</p>`,
  );
}

function page(around: Around, heading: string, inner: Html): string {
  const body = html`${pageHead(around)}<main class="sheet"><h1>${heading}</h1>${inner}</main>${pageFoot(around.locale)}`;
  const title = `${heading} · ${around.shop}`;
  return layout({ locale: around.locale, title, styles: ['hosted'], script: 'hosted', body });
}

const inputTypes = { line: 'text', email: 'email', password: 'password' } as const;

function input(field: Field, locale: Locale, values: Values): Html {
  const { id, kind, longest } = field;
  const typed =
    Object.hasOwn(values, id) && field.secret === undefined ? values[id] : field.prefill;
  const hint = field.hint && html`<small id="hint-${id}">${flat(field.hint, locale)}</small>`;
  const described = field.hint && html` aria-describedby="hint-${id}"`;
  const required = field.prefill === undefined ? html` required` : undefined;
  const common = html`id="${id}" name="${id}" autocomplete="${autocompleteOf(field)}"${described}${required}`;
  const box =
    kind === 'lines'
      ? html`<textarea ${common} rows="4">${typed}</textarea>`
      : html`<input ${common} type="${inputTypes[kind]}" size="30" data-longest="${longest}" value="${typed}">`;
  return html`<p class="field"><label for="${id}">${flat(field.label, locale)}</label>${box}${hint}</p>`;
}
