import { getSecCode } from '@/lib/api/bot-check/sec-code';
import { callEndpoint } from '@/lib/api/client';
import type { Rating } from '@/lib/api/contract/schemas/ratings';
import type { Locale } from '@/lib/i18n/locales';
import { type CountTexts, tellCounts } from './count-texts';

/** Sends a rating with its bot-check code. @throws ApiFailure */
export async function sendRating(rating: Rating): Promise<void> {
  await callEndpoint('addRating', { json: rating, secCode: await getSecCode('addRating') });
}

/** The counts of a page in words. @throws ApiFailure */
export async function fetchCounts(page: string, texts: CountTexts, locale: Locale): Promise<string> {
  const counts = await callEndpoint('getRatingCounts', { query: { PageURL: page } });
  return tellCounts(counts, texts, locale);
}
