import type { FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '../../core/domain/locale.js';

export type Spoken = { languages: readonly Locale[]; defaultLanguage: Locale };

/**
 * The language of a page: `?lang=` if the shop speaks it, else the first spoken one that the browser prefers
 * (`Accept-Language`, RFC 9110 section 12.5.4), else the shop's own.
 */
export function pageLanguage({ query, headers }: FastifyRequest, spoken: Spoken): Locale {
  const asked =
    typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  const wishes = [
    typeof asked === 'string' ? asked : '',
    ...preferred(headers['accept-language'] ?? ''),
  ];
  const known = wishes.map((tag) => tag.toLowerCase().split('-')[0] ?? '').filter(isLocale);
  return known.find((locale) => spoken.languages.includes(locale)) ?? spoken.defaultLanguage;
}

function preferred(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/\s*;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}
