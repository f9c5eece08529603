/** Markup that is safe to send as it is: made by `html`, which escapes every value put into it. */
export type Html = { readonly html: string };

type Value = string | number | undefined | Html | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A template of markup. Values are escaped unless they are markup themselves; attributes need their quotes. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const written = parts.map((part, at) => part + markup(values[at]));
  return { html: written.join('') };
}

function markup(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'html' in value ? value.html : value.map((piece) => piece.html).join('');
}
