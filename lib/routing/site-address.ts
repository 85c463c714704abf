import { env } from '@/lib/env/env';
import type { Locale } from '@/lib/i18n/locales';

export function getSiteOrigin(): string {
  return (env.SITE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
}

/** Address of a page in one language, without the origin: `/ar/Researchers`. */
export function getAddress(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}
