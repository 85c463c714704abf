import { isLocale, type Locale } from '../i18n/locales.ts';

/**
 * Set by the middleware on every request for a page: its path below the language, escaped as it was asked for. Next
 * itself hands it on unescaped to one part of a page and escaped to another.
 */
export const PATH_HEADER = 'x-portal-path';

export interface SplitPath {
  /** Null where the address carries no locale prefix. */
  locale: Locale | null;
  /** The path below the prefix: '' for the home page, else with a leading slash. */
  path: string;
}

/** Splits `/ar/Haj/Duties` into its locale and its path; `/` is the home page without a prefix. */
export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/');
  const below = (segments: string[]) => segments.map((segment) => `/${segment}`).join('');
  if (isLocale(first)) return { locale: first, path: below(rest) };
  return { locale: null, path: pathname === '/' ? '' : pathname };
}
