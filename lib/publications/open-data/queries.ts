import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import type { OpenDataUsage } from '@/lib/publications/open-data/schemas';
import { OPEN_DATA_ENDPOINTS } from './endpoints';
import { OPEN_DATA_SCHEMAS } from './schemas';

/** How the library is used; null while the API is down or does not count. */
export async function findUsage(locale: Locale): Promise<OpenDataUsage | null> {
  try {
    return (
      await callFromServer(OPEN_DATA_ENDPOINTS.getOpenDataUsage, OPEN_DATA_SCHEMAS.getOpenDataUsage, {
        locale,
      })
    ).data;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
