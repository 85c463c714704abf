import { isLocale, type Locale } from '../i18n/locales.ts';

/** Set by the middleware: the path below the language, escaped as requested. Next unescapes it in some places only. */
export const PATH_HEADER = 'x-portal-path';

export interface SplitPath {
  locale: Locale | null;
  path: string;
}

/** Splits `/ar/Haj/Duties` into its locale and its path; `/` is the home page without a prefix. */
export function splitPath(pathname: string): SplitPath {
  const [, first = '', ...rest] = pathname.split('/');
  const below = (segments: string[]) => segments.map((segment) => `/${segment}`).join('');
  if (isLocale(first)) return { locale: first, path: below(rest) };
  return { locale: null, path: pathname === '/' ? '' : pathname };
}
