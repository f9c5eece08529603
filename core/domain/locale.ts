/** The languages Lotdesk speaks, by their BCP 47 primary tag. */
export const locales = ['en', 'nl', 'tr'] as const;
export type Locale = (typeof locales)[number];

export function isLocale(tag: string): tag is Locale {
  return locales.some((locale) => locale === tag);
}

/** The language for a platform's own tag (`nl-BE`, `en_US`, `tr`) among those the shop speaks, or its default. */
export function localeFrom(
  tag: string | undefined,
  spoken: readonly Locale[],
  fallback: Locale,
): Locale {
  const primary = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
  return isLocale(primary) && spoken.includes(primary) ? primary : fallback;
}
