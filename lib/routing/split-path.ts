import { isLocale, type Locale } from '../i18n/locales.ts';

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
