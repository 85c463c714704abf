import type { Locale } from '@/lib/i18n/locales';

/** Address of a feed without the origin: `/feeds/ar/news`. */
export function getFeedAddress(locale: Locale, name: string): string {
  return `/feeds/${locale}/${name}`;
}
