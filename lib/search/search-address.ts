import { type NextRequest, NextResponse } from 'next/server';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Redirects the search form, and a text that is too long, to the address of the results (ROUTE-11). @returns null
 * otherwise
 */
export function redirectToResults(request: NextRequest, path: string, locale: Locale): NextResponse | null {
  const text = path === SEARCH_PATH ? request.nextUrl.searchParams.get('text') : readLongText(path);
  if (text === null) return null;
  return NextResponse.redirect(new URL(getSearchAddress(locale, text), request.nextUrl), 303);
}

/** Maximum length of a query, in characters (SEARCH-05). */
const MAX_LENGTH = 200;

/** Path of the form without script, below the locale. */
export const SEARCH_PATH = '/searchText';

/** Trimmed, at most 200 characters, and not only dots, which are path segments with a special meaning. */
export function trimQuery(text: string): string {
  const trimmed = [...text.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, MAX_LENGTH).join('').trim();
  return /^\.*$/.test(trimmed) ? '' : trimmed;
}

/** Address of the results of a query; of the home page for an empty one. */
export function getSearchAddress(locale: Locale, text: string, page = 1): string {
  const query = trimQuery(text);
  if (query === '') return `/${locale}`;
  return `/${locale}${SEARCH_PATH}/${encodeURIComponent(query)}${page > 1 ? `?page=${page}` : ''}`;
}

/** The query of an address if it is too long; null otherwise. */
function readLongText(path: string): string | null {
  const segment = path.startsWith(`${SEARCH_PATH}/`) ? path.slice(SEARCH_PATH.length + 1) : '';
  if (segment.length <= MAX_LENGTH || segment.includes('/')) return null;
  const text = decode(segment);
  return [...text].length > MAX_LENGTH ? text : null;
}

/** The query in an address; invalid percent escapes are taken literally. */
export const readSearchText = (segment: string): string => trimQuery(decode(segment));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Number of the page of results, 1 to 200; 1 for any other value. */
export function readPageNumber(page: string | string[] | undefined): number {
  return typeof page === 'string' && /^([1-9]\d?|1\d\d|200)$/.test(page) ? Number(page) : 1;
}
