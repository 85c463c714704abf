import type { OpenDataUsage } from '@/lib/contract/schemas/open-data';
import { ApiFailure } from '@/lib/gateway/api-failure';
import { callFromServer } from '@/lib/gateway/server';
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
