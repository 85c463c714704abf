import 'server-only';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import type { RatingCounts } from '@/lib/survey/schemas';
import { SURVEY_ENDPOINTS } from './endpoints';
import { SURVEY_SCHEMAS } from './schemas';

export function getRatingCounts(locale: Locale, page: string): Promise<RatingCounts> {
  return callFromServer(SURVEY_ENDPOINTS.getRatingCounts, SURVEY_SCHEMAS.getRatingCounts, {
    locale,
    query: { PageURL: page },
  });
}
