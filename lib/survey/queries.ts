import 'server-only';
import type { RatingCounts } from '@/lib/api/contract/schemas/ratings';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';

/** How many visitors rated a page. @throws ApiFailure */
export function getRatingCounts(locale: Locale, page: string): Promise<RatingCounts> {
  return callFromServer('getRatingCounts', { locale, query: { PageURL: page } });
}
