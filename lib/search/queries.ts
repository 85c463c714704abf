import 'server-only';
import type { EndpointAnswer } from '@/lib/contract/types';
import { ApiFailure } from '@/lib/gateway/api-failure';
import { callFromServer } from '@/lib/gateway/server';
import type { Locale } from '@/lib/i18n/locales';

export type Found = EndpointAnswer<'findInPortal'>['data'];

/**
 * A page of hits in one language.
 * @param page from 1; a page beyond the last is the last
 * @returns null when the search cannot be reached
 */
export async function findInPortal(locale: Locale, text: string, page: number): Promise<Found | null> {
  try {
    const { data } = await callFromServer('findInPortal', { locale, query: { text, page: String(page) } });
    return data;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
