import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer, type Person } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { AWARD_ENDPOINTS } from './endpoints';
import { AWARD_SCHEMAS, type AwardConfiguration, type MyRequest } from './schemas';

/**
 * Status and windows of the award.
 * @param person who is signed in, where the page is made for one person
 * @throws ApiFailure when the API cannot tell
 */
export async function getAwardConfiguration(locale: Locale, person?: Person): Promise<AwardConfiguration> {
  return callFromServer(AWARD_ENDPOINTS.getAwardConfiguration, AWARD_SCHEMAS.getAwardConfiguration, {
    locale,
    person,
  });
}

/** What a page that only reports it stands without: null when the API cannot tell. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}

/** Status and windows of the award, or null when the API cannot tell. */
export async function findAwardConfiguration(locale: Locale): Promise<AwardConfiguration | null> {
  return orNull(getAwardConfiguration(locale));
}

/** The request of a signed-in person; null when there is none, or when the API cannot tell. */
export async function findMyRequest(locale: Locale, person: Person): Promise<MyRequest['data']> {
  return (await orNull(getMyRequest(locale, person)))?.data ?? null;
}

/**
 * The request of a signed-in person; `data` is null when there is none yet.
 * @param person who is signed in
 * @throws ApiFailure, `sessionEnded` when the API knows the session no more
 */
export async function getMyRequest(locale: Locale, person: Person): Promise<MyRequest> {
  return callFromServer(AWARD_ENDPOINTS.getMyRequest, AWARD_SCHEMAS.getMyRequest, { locale, person });
}
