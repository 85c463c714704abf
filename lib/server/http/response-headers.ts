import 'server-only';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import type { ApiMiddleware } from './api-context';

/** Sets the caller's language and the headers that prevent caching, sniffing and confusion of languages. */
export const setResponseHeaders: ApiMiddleware = async (c, next) => {
  const language = c.req.header('accept-language')?.trim();
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  c.set('locale', locale);
  await next();
  // `c.header` would create a new response around the previous one's stream for each header.
  const { headers } = c.res;
  headers.set('Content-Language', c.get('locale'));
  headers.set('Vary', 'Accept-Language, Authorization');
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
};
