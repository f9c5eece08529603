import type { Entity } from './entities.js';

export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Tags of https://core.telegram.org/bots/api#html-style and the entity that each opens. */
export const openEntity: ReadonlyMap<string, string> = new Map([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['u', 'underline'],
  ['ins', 'underline'],
  ['s', 'strikethrough'],
  ['strike', 'strikethrough'],
  ['del', 'strikethrough'],
  ['span', 'spoiler'],
  ['tg-spoiler', 'spoiler'],
  ['code', 'code'],
  ['pre', 'pre'],
  ['blockquote', 'blockquote'],
  ['a', 'text_link'],
  ['tg-emoji', 'custom_emoji'],
  ['tg-time', 'date_time'],
]);

type Extra = Partial<Omit<Entity, 'offset' | 'length'>>;

/** Adds the entity of a closed tag to `entities`, if it makes one; returns Telegram's complaint. */
export function tagEntity(
  tag: Tag & { readonly offset: number },
  text: string,
  entities: Entity[],
): string | undefined {
  const inner = text.slice(tag.offset);
  const extra = extraOf(tag, inner);
  if (typeof extra === 'string') return extra;
  const type = openEntity.get(tag.name);
  if (extra === undefined || type === undefined || inner === '') return undefined;
  const span = { offset: tag.offset, length: inner.length };
  const last = entities.at(-1);
  const wraps = tag.name === 'pre' && last?.type === 'code' && last.length === inner.length;
  if (wraps && last.language !== undefined) {
    entities.pop();
    entities.push({ type, ...span, language: last.language });
  } else entities.push({ type, ...span, ...extra });
  return undefined;
}

/** What the attributes add; undefined when the tag marks nothing, a string when it is refused. */
function extraOf({ name, attributes }: Tag, inner: string): Extra | string | undefined {
  switch (name) {
    case 'a':
      return link(attributes.get('href') ?? inner);
    case 'tg-emoji':
      return customEmoji(attributes.get('emoji-id') ?? '');
    case 'tg-time':
      return moment(attributes.get('unix') ?? '', attributes.get('format') ?? '');
    case 'code':
      return language(attributes.get('class') ?? '');
    case 'blockquote':
      return attributes.has('expandable') ? { type: 'expandable_blockquote' } : {};
    default:
      return {};
  }
}

/** Telegram drops a link without a known scheme or a dotted host, and keeps its text. */
function link(url: string): Extra | undefined {
  const full = /^[a-z]+:/i.test(url) ? url : `http://${url}`;
  if (/^(tg|ton):\/\//i.test(full)) return { url: full };
  if (!/^https?:\/\/[^/\s]*\.[^/\s]+/i.test(full)) return undefined;
  return { url: /^[a-z]+:\/\/[^/]+$/i.test(full) ? `${full}/` : full };
}

function customEmoji(id: string): Extra | string {
  if (!/^\d+$/.test(id)) return 'Invalid custom emoji identifier specified';
  return { custom_emoji_id: id };
}

/** https://core.telegram.org/bots/api#date-time-entity-formatting */
function moment(unix: string, format: string): Extra | string | undefined {
  if (!/^(r|[wdt]*)$/i.test(format)) return 'Invalid date format used';
  if (!/^(r|[wdt]*)$/i.test(format)) return 'Invalid date format used';
  const seconds = Number.parseInt(unix, 10);
  if (!(seconds > 0)) return undefined;
  return { unix_time: seconds, ...(format === '' ? {} : { date_time_format: format }) };
}

function language(classes: string): Extra {
  return classes.startsWith('language-') ? { language: classes.slice('language-'.length) } : {};
}
