import { getSecCode } from '@/lib/api/bot-check/sec-code';
import { callEndpoint } from '@/lib/api/client';
import type { Locale } from '@/lib/i18n/locales';
import type { Rating } from '@/lib/survey/schemas';
import { type CountTexts, tellCounts } from './count-texts';
import { SURVEY_ENDPOINTS } from './endpoints';

export async function sendRating(rating: Rating): Promise<void> {
  await callEndpoint(SURVEY_ENDPOINTS.addRating, {
    json: rating,
    secCode: await getSecCode(SURVEY_ENDPOINTS.addRating),
  });
}

export async function fetchCounts(page: string, texts: CountTexts, locale: Locale): Promise<string> {
  const counts = await callEndpoint(SURVEY_ENDPOINTS.getRatingCounts, { query: { PageURL: page } });
  return tellCounts(counts, texts, locale);
}
