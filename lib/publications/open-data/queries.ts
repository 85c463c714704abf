import { createReader, orElse } from '@/lib/api/reader';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import type { OpenDataUsage } from '@/lib/publications/open-data/schemas';
import { OPEN_DATA_ENDPOINTS } from './endpoints';
import { OPEN_DATA_SCHEMAS } from './schemas';

const read = createReader(OPEN_DATA_ENDPOINTS, OPEN_DATA_SCHEMAS);

/** How the library is used; null while the API is down or does not count. */
export function findUsage(locale: Locale): Promise<OpenDataUsage | null> {
  recordTags('openData', 'requests:open-data');
  return orElse(read('getOpenDataUsage', { locale }), null);
}
