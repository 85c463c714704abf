import { ApiFailure } from '@/lib/api/api-failure';
import type { OpenDataUsage } from '@/lib/api/contract/schemas/open-data';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';

/** How the library is used; null while the API is down or does not count. */
export async function findUsage(locale: Locale): Promise<OpenDataUsage | null> {
  try {
    return (await callFromServer('getOpenDataUsage', { locale })).data;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
