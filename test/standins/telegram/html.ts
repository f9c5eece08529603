import type { Entity, Formatted } from './entities.js';
import { readAttributes, readCharacter, until } from './scan.js';
import { openEntity, type Tag, tagEntity } from './tags.js';

interface Open extends Tag {
  readonly offset: number;
}

/**
 * HTML style, https://core.telegram.org/bots/api#html-style. Returns the plain text and its
 * entities, or the sentence with which Telegram refuses; TDLib's parseTextEntities is the model,
 * down to byte offsets.
 */
export function parseHtml(html: string): Formatted | string {
  const open: Open[] = [];
  const entities: Entity[] = [];
  let text = '';
  let at = 0;
  while (at < html.length) {
    if (html[at] === '<') {
      const step = html[at + 1] === '/' ? closeTag(html, at, open) : openTag(html, at);
      if (typeof step === 'string') return step;
      if ('closed' in step) {
        const problem = tagEntity(step.closed, text, entities);
        if (problem !== undefined) return problem;
      } else open.push({ ...step.opened, offset: text.length });
      at = step.next;
    } else {
      const read = readCharacter(html, at);
      text += read.text;
      at = read.next;
    }
  }
  const left = open.at(-1);
  if (left !== undefined) return `Can't find end tag corresponding to start tag "${left.name}"`;
  return { text, entities: entities.toSorted(outermostFirst) };
}

function outermostFirst(a: Entity, b: Entity): number {
  return a.offset - b.offset || b.length - a.length;
}

function openTag(html: string, at: number): { opened: Tag; next: number } | string {
  const where = `at byte offset ${byteOffset(html, at)}`;
  const nameEnd = until(html, at + 1, /[\s>]/);
  if (nameEnd === html.length) return `Unclosed start tag ${where}`;
  const name = html.slice(at + 1, nameEnd).toLowerCase();
  if (!openEntity.has(name)) return `Unsupported start tag "${name}" ${where}`;
  const read = readAttributes(html, nameEnd, name, where, (index) => byteOffset(html, index));
  if (typeof read === 'string') return read;
  if (name === 'span' && read.attributes.get('class') !== 'tg-spoiler') {
    return `Tag "span" must have class "tg-spoiler" ${where}`;
  }
  return { opened: { name, attributes: read.attributes }, next: read.next };
}

function closeTag(html: string, at: number, open: Open[]): { closed: Open; next: number } | string {
  const where = `at byte offset ${byteOffset(html, at)}`;
  const nameEnd = until(html, at + 2, /[\s>]/);
  const name = html.slice(at + 2, nameEnd).toLowerCase();
  const end = until(html, nameEnd, /\S/);
  const tag = open.pop();
  if (tag === undefined) return `Unexpected end tag ${where}`;
  if (html[end] !== '>') return `Unclosed end tag ${where}`;
  if (name !== '' && name !== tag.name) {
    return `Unmatched end tag ${where}, expected "</${tag.name}>", found "</${name}>"`;
  }
  return { closed: tag, next: end + 1 };
}

function byteOffset(html: string, index: number): number {
  return Buffer.byteLength(html.slice(0, index));
}
