import 'server-only';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import type { ApiMiddleware } from './api-context';

/**
 * Reads the caller's language (an exact code of ours in Accept-Language, else Arabic) and puts the headers
 * on every response that keep it from being cached, sniffed or taken for one in another language.
 */
export const setResponseHeaders: ApiMiddleware = async (c, next) => {
  const language = c.req.header('accept-language')?.trim();
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  c.set('locale', locale);
  await next();
  // By `c.header` each of them would make a response anew, around the stream of the one before.
  const { headers } = c.res;
  headers.set('Content-Language', c.get('locale'));
  headers.set('Vary', 'Accept-Language, Authorization');
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
};
