import { type NextRequest, NextResponse } from 'next/server';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Answers the search form, whose text stands behind the question mark, and a text that is too long with the address of
 * its results (ROUTE-11).
 * @param path path below the locale, escaped
 * @returns null for any other address
 */
export function redirectToResults(request: NextRequest, path: string, locale: Locale): NextResponse | null {
  const text = path === SEARCH_PATH ? request.nextUrl.searchParams.get('text') : readLongText(path);
  if (text === null) return null;
  return NextResponse.redirect(new URL(getSearchAddress(locale, text), request.nextUrl), 303);
}

/** Longest text that is looked for, in characters (SEARCH-05). */
const MAX_LENGTH = 200;

/** Path of the form without script, below the locale. */
export const SEARCH_PATH = '/searchText';

/**
 * Brings what somebody asked for into the shape that an address can carry: no blanks around it, at most 200
 * characters, and not only dots, which addresses take for folders.
 */
export function trimQuery(text: string): string {
  const trimmed = [...text.toWellFormed().replace(/\s+/g, ' ').trim()].slice(0, MAX_LENGTH).join('').trim();
  return /^\.*$/.test(trimmed) ? '' : trimmed;
}

/** Address of the results of a text; of the home page where nothing was asked. */
export function getSearchAddress(locale: Locale, text: string, page = 1): string {
  const query = trimQuery(text);
  if (query === '') return `/${locale}`;
  return `/${locale}${SEARCH_PATH}/${encodeURIComponent(query)}${page > 1 ? `?page=${page}` : ''}`;
}

/** The text of an address that holds more than is looked for; null for any other address. */
function readLongText(path: string): string | null {
  const segment = path.startsWith(`${SEARCH_PATH}/`) ? path.slice(SEARCH_PATH.length + 1) : '';
  if (segment.length <= MAX_LENGTH || segment.includes('/')) return null;
  const text = decode(segment);
  return [...text].length > MAX_LENGTH ? text : null;
}

/** What an address asks for; broken percent signs are taken as they stand. */
export const readSearchText = (segment: string): string => trimQuery(decode(segment));

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Which page of results a query names: 1 for whatever is no number from 1 to 200. */
export function readPageNumber(page: string | string[] | undefined): number {
  return typeof page === 'string' && /^([1-9]\d?|1\d\d|200)$/.test(page) ? Number(page) : 1;
}
