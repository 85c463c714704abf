import type { Locale } from '@/lib/i18n/locales';

export function getFeedAddress(locale: Locale, name: string): string {
  return `/feeds/${locale}/${name}`;
}
