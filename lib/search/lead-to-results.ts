import { type NextRequest, NextResponse } from 'next/server';
import type { Locale } from '@/lib/i18n/locales';
import { getSearchAddress, SEARCH_PATH } from './search-address';

/**
 * Answers the search form, whose text stands behind the question mark, with the address of its results (ROUTE-11).
 * @param path path below the locale
 * @returns null for any other address
 */
export function leadToResults(request: NextRequest, path: string, locale: Locale): NextResponse | null {
  const text = request.nextUrl.searchParams.get('text');
  if (path !== SEARCH_PATH || text === null) return null;
  return NextResponse.redirect(new URL(getSearchAddress(locale, text), request.nextUrl), 303);
}
