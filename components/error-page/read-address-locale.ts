import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/** The language of the page's address; where there is no page yet, on the server, the default one. */
export function readAddressLocale(): Locale {
  const prefix = typeof window === 'undefined' ? undefined : window.location.pathname.split('/')[1];
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}
