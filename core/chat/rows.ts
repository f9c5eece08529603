import { text } from './phrase.js';
import type { Choice, Link } from './view.js';

export const menu: Choice = { link: 'go.home', label: text('nav.home') };
export const back: Choice = { choice: 'back', label: text('nav.back') };
/** Leaves an unfinished order and chooses again. */
export const again: Choice = { link: 'go.rent', label: text('nav.again') };

export function go(link: Link, label: Choice['label']): Choice {
  return { link, label };
}

/** Choices in rows of `width`, in their order. */
export function grid(choices: readonly Choice[], width: number): Choice[][] {
  const rows: Choice[][] = [];
  for (let at = 0; at < choices.length; at += width) rows.push(choices.slice(at, at + width));
  return rows;
}

/** How many entries of a list fit a phone's screen. */
export const pageSize = 6;

/** Buttons to the neighbouring pages of a list, only those that exist. */
export function pager(page: number, total: number): Choice[][] {
  const earlier: Choice[] = page > 0 ? [{ choice: 'earlier', label: text('nav.earlier') }] : [];
  const more: Choice[] =
    (page + 1) * pageSize < total ? [{ choice: 'more', label: text('nav.more') }] : [];
  return earlier.length + more.length === 0 ? [] : [[...earlier, ...more]];
}

/** The page a pager's choice leads to; undefined for any other choice. */
export function turned(choice: string, page: number): number | undefined {
  if (choice === 'more') return page + 1;
  return choice === 'earlier' ? Math.max(0, page - 1) : undefined;
}

export function pageOf<T>(items: readonly T[], page: number): T[] {
  return items.slice(page * pageSize, (page + 1) * pageSize);
}
