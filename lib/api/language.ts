import { readSettings } from '@/lib/browser-scripts/local-settings';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales';

/** The visitor's language: that of the page, else the stored one, else Arabic (LANG-03). */
export function getCurrentLanguage(): Locale {
  const segment = window.location.pathname.split('/')[1];
  if (isLocale(segment)) return segment;
  return readSettings().currentLang ?? DEFAULT_LOCALE;
}
