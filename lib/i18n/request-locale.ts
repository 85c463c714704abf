import 'server-only';
import { headers } from 'next/headers';
import { LOCALE_HEADER } from './locale-header';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/** The language of the address, for what Next renders without the parameters of its page: refusals. */
export async function readRequestLocale(): Promise<Locale> {
  const locale = (await headers()).get(LOCALE_HEADER) ?? undefined;
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
