import { text } from '../../core/chat/phrase.js';
import { flat } from '../../core/chat/text.js';
import type { Choice, Link, View } from '../../core/chat/view.js';
import type { Locale } from '../../core/domain/locale.js';
import { pngOf } from '../picture.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';
import { paragraphs } from './paragraphs.js';

export type Around = { shop: string; demo: boolean; locale: Locale };

/** The payment page: the view of an instruction, with what is copied written out beside its button. */
export async function payPage(view: View, around: Around): Promise<string> {
  const { locale } = around;
  const choices = view.rows?.flat() ?? [];
  const body = html`${pageHead(around)}
<main class="sheet">
  <h1>${flat(text('web.pay.title'), locale)}</h1>
  ${await picture(view, locale)}
  <div class="copies">${choices.map((choice) => copyRow(choice, locale))}</div>
  <div class="words">${paragraphs(view.text, locale)}</div>
  ${file(view, locale)}
  <div class="acts">${choices.map((choice) => act(choice, locale))}</div>
  <p class="quiet">${flat(text('web.pay.private'), locale)}</p>
</main>
${pageFoot(locale)}`;
  const title = `${flat(text('web.pay.title'), locale)} · ${around.shop}`;
  return layout({ locale, title, styles: ['hosted'], script: 'hosted', body });
}

export function pageHead({ shop, demo, locale }: Around): Html {
  const mark = demo ? html`<p class="demo">${flat(text('web.demo'), locale)}</p>` : undefined;
  return html`<header class="top"><p class="shop">${shop}</p>${mark}</header>`;
}

/** Where the page's script says aloud that something was copied, and the words it needs for that. */
export function pageFoot(locale: Locale): Html {
  const say = (key: 'web.copied' | 'web.notCopied') => flat(text(key), locale);
  return html`<p class="sr" role="status" id="status" data-copied="${say('web.copied')}" data-not-copied="${say('web.notCopied')}"></p>`;
}

async function picture({ image }: View, locale: Locale): Promise<Html | undefined> {
  if (image === undefined) return undefined;
  const png = Buffer.from(await pngOf(image)).toString('base64');
  return html`<img class="picture" src="data:image/png;base64,${png}" alt="${flat(image.alt, locale)}">`;
}

function copyRow(choice: Choice, locale: Locale): Html {
  return 'copy' in choice ? copyable(flat(choice.label, locale), choice.copy) : html``;
}

/** A value with its button. Without scripts the value itself can still be selected. */
export function copyable(label: string, value: string): Html {
  return html`<p><code>${value}</code> <button type="button" data-copy="${value}">${label}</button></p>`;
}

function act(choice: Choice, locale: Locale): Html {
  const label = flat(choice.label, locale);
  if ('open' in choice)
    return html`<a class="button" href="${choice.open}" rel="noreferrer">${label}</a>`;
  return 'link' in choice && isReport(choice.link)
    ? html`<form method="post" action="?lang=${locale}"><button type="submit" class="main">${label}</button></form>`
    : html``;
}

function isReport(link: Link): boolean {
  return link.startsWith('report.');
}

function file(view: View, locale: Locale): Html | undefined {
  if (view.file === undefined) return undefined;
  const data = Buffer.from(view.file.bytes).toString('base64');
  return html`<p><a class="button" download="${view.file.name}" href="data:application/octet-stream;base64,${data}">${flat(text('web.download'), locale)}: ${view.file.name}</a></p>`;
}
