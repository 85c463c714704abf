import 'server-only';
import type { ResponseOf } from '@/lib/api/contract/endpoint';
import { createReader, orElse } from '@/lib/api/reader';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import { SEARCH_ENDPOINTS } from './endpoints';
import { SEARCH_SCHEMAS } from './schemas';

const read = createReader(SEARCH_ENDPOINTS, SEARCH_SCHEMAS);

export type Found = ResponseOf<typeof SEARCH_ENDPOINTS.findInPortal>['data'];

/** @param page from 1; a page beyond the last returns the last @returns null when the search cannot be reached */
export function findInPortal(locale: Locale, text: string, page: number): Promise<Found | null> {
  recordTags('publications');
  return orElse(read('findInPortal', { locale, query: { text, page: String(page) } }), null);
}
