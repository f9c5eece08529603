import type { Locale } from '../../core/domain/locale.js';
import { type Html, html } from './html.js';

type Page = {
  locale: Locale;
  title: string;
  styles: readonly string[];
  script: string;
  body: Html;
};

/** A whole page. Its styles and its one module come from `/assets/`, never from elsewhere. */
export function layout({ locale, title, styles, script, body }: Page): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
${['base', ...styles].map((name) => html`<link rel="stylesheet" href="/assets/${name}.css">`)}
<script type="module" src="/assets/${script}.js"></script>
</head>
<body>${body}</body>
</html>
`.html;
}
