import { notFound } from 'next/navigation';
import { getRequestConfig } from 'next-intl/server';
import type { Messages } from './catalog';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import { loadMessages } from './messages';

/** Declares the messages to next-intl, so that a missing key fails the type check. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  // After the layout's notFound() Next still renders the page below it, which cannot work without messages.
  if (requested !== undefined && !isLocale(requested)) notFound();
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE;
  return { locale, messages: await loadMessages(locale), timeZone: 'Asia/Riyadh' };
});
