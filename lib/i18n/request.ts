import { notFound } from 'next/navigation';
import { getRequestConfig } from 'next-intl/server';
import type { Messages } from './catalog';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import { loadMessages } from './messages';

/** Makes every translator of next-intl know the messages, so that a missing key fails the type check. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

/** next-intl's way to the messages; every date is shown in Riyadh's time. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  // The layout's own notFound() leaves the page below it to be rendered: no page can without its words.
  if (requested !== undefined && !isLocale(requested)) notFound();
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE;
  return { locale, messages: await loadMessages(locale), timeZone: 'Asia/Riyadh' };
});
