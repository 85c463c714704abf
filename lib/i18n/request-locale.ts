import 'server-only';
import { headers } from 'next/headers';
import { LOCALE_HEADER } from './locale-header';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/** The language of the address, for error pages, which Next renders without the page's parameters. */
export async function readRequestLocale(): Promise<Locale> {
  const locale = (await headers()).get(LOCALE_HEADER) ?? undefined;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
