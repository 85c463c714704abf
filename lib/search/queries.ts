import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import type { AnswerOf } from '@/lib/api/contract/endpoint';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { SEARCH_ENDPOINTS } from './endpoints';
import { SEARCH_SCHEMAS } from './schemas';

export type Found = AnswerOf<typeof SEARCH_ENDPOINTS.findInPortal>['data'];

/**
 * A page of hits in one language.
 * @param page from 1; a page beyond the last is the last
 * @returns null when the search cannot be reached
 */
export async function findInPortal(locale: Locale, text: string, page: number): Promise<Found | null> {
  try {
    const { data } = await callFromServer(SEARCH_ENDPOINTS.findInPortal, SEARCH_SCHEMAS.findInPortal, {
      locale,
      query: { text, page: String(page) },
    });
    return data;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
