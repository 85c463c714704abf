import { isLocale, type Locale } from '../i18n/locales.ts';

/**
 * Set by the middleware on every page request: the path below the language, escaped as requested. Next passes it
 * unescaped to some parts of a page and escaped to others.
 */
export const PATH_HEADER = 'x-portal-path';

export interface SplitPath {
  /** Null if the address has no locale prefix. */
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
