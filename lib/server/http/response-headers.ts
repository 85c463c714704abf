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
  c.header('Content-Language', c.get('locale'));
  c.header('Vary', 'Accept-Language, Authorization');
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
};
