import { createReader, orElse } from '@/lib/api/reader';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenDataUsage } from '@/lib/publications/open-data/schemas';
import { OPEN_DATA_ENDPOINTS } from './endpoints';
import { OPEN_DATA_SCHEMAS } from './schemas';

const read = createReader(OPEN_DATA_ENDPOINTS, OPEN_DATA_SCHEMAS);

/** Usage of the library; null while the API is down or if it has no statistics. */
export const findUsage = (locale: Locale): Promise<OpenDataUsage | null> =>
  orElse(read('getOpenDataUsage', { locale }), null);
