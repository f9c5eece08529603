import { text } from '../../core/chat/phrase.js';
import { flat } from '../../core/chat/text.js';
import type { Locale } from '../../core/domain/locale.js';
import { type Html, html } from './html.js';
import type { Spoken } from './language.js';
import { layout } from './layout.js';

/** What the playground page shows around its two chats. `staff` are ids such as `kim`, who says `staff:kim`. */
export type Playground = Spoken & { shop: string; staff: readonly { id: string; name: string }[] };

const languageNames = { en: 'English', nl: 'Nederlands', tr: 'Türkçe' } as const satisfies Record<
  Locale,
  string
>;

/** Texts that the page's scripts show; the keys without their `web.`. */
const scripted = [
  'badName',
  'copied',
  'copy',
  'download',
  'erased',
  'failed',
  'fileTooLarge',
  'hidePassword',
  'notCopied',
  'offline',
  'opens',
  'shop',
  'showPassword',
  'submit',
  'you',
] as const;

export function playgroundPage(playground: Playground, locale: Locale): string {
  const say = (key: Chrome) => flat(text(`web.${key}`), locale);
  const body = html`
<header class="top">
  <h1>${playground.shop}</h1>
  <p class="demo">${say('demo')}</p>
  <nav class="languages" aria-label="${say('language')}">${playground.languages.map((one) => languageLink(one, locale))}</nav>
</header>
<div class="tabs" role="tablist" aria-label="${say('views')}">
  <button type="button" role="tab" id="tab-customer" aria-controls="customer" aria-selected="true">${say('customer')}</button>
  <button type="button" role="tab" id="tab-staff" aria-controls="staff" aria-selected="false" tabindex="-1">${say('staff')}</button>
</div>
<main class="panes">
  ${pane('customer', say, customerSwitch(say))}
  ${pane('staff', say, staffSwitch(playground, say))}
</main>
<p class="sr" role="status" id="status"></p>
<script type="application/json" id="words">${words(say)}</script>`;
  const title = flat(text('web.title', { shop: playground.shop }), locale);
  return layout({ locale, title, styles: ['playground', 'chat'], script: 'playground', body });
}

type Chrome =
  | (typeof scripted)[number]
  | 'attach'
  | 'chat'
  | 'customer'
  | 'customerName'
  | 'demo'
  | 'language'
  | 'send'
  | 'staff'
  | 'staffMember'
  | 'views'
  | 'write';
type Say = (key: Chrome) => string;

/** JSON inside a script element ends only at `<`, which is written as an escape. */
function words(say: Say): Html {
  const texts = Object.fromEntries(scripted.map((key) => [key, say(key)]));
  return { html: JSON.stringify(texts).replaceAll('<', '\\u003c') };
}

function languageLink(one: Locale, current: Locale): Html {
  const marked = one === current ? html` aria-current="true"` : undefined;
  return html`<a href="?lang=${one}" hreflang="${one}" lang="${one}"${marked}><span class="long">${languageNames[one]}</span><span class="short" aria-hidden="true">${one.toUpperCase()}</span></a>`;
}

function pane(role: 'customer' | 'staff', say: Say, who: Html): Html {
  return html`
<section class="pane" id="${role}" data-role="${role}" aria-labelledby="title-${role}">
  <header><h2 id="title-${role}">${say(role)}</h2>${who}</header>
  <p class="offline" role="alert" hidden></p>
  <div class="log" role="log" aria-live="polite" aria-label="${say('chat')}" tabindex="0"></div>
  <form class="composer">
    <label class="attach" title="${say('attach')}"><input type="file" class="sr"><span class="clip" aria-hidden="true"></span><span class="sr">${say('attach')}</span></label>
    <label class="sr" for="words-${role}">${say('write')}</label>
    <input id="words-${role}" name="words" type="text" autocomplete="off" maxlength="4000" placeholder="${say('write')}">
    <button type="submit">${say('send')}</button>
  </form>
</section>`;
}

function customerSwitch(say: Say): Html {
  return html`<form class="who"><label for="who-customer" class="sr">${say('customerName')}</label>
<input id="who-customer" name="who" list="customers" value="ayse" maxlength="24" autocomplete="off" autocapitalize="none" spellcheck="false">
<datalist id="customers"><option value="ayse"></option><option value="bram"></option></datalist></form>`;
}

function staffSwitch({ staff }: Playground, say: Say): Html {
  const options = staff.map(({ id, name }) => html`<option value="${id}">${name}</option>`);
  return html`<form class="who"><label for="who-staff" class="sr">${say('staffMember')}</label>
<select id="who-staff" name="who">${options}</select></form>`;
}
