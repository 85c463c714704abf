import 'server-only';
import type { EndpointAnswer } from '@/lib/contract/types';
import { callFromServer } from '@/lib/gateway/server';
import type { Locale } from '@/lib/i18n/locales';

/** Status and windows of the award. Throws ApiFailure when the API cannot tell. */
export async function getAwardConfiguration(
  locale: Locale,
): Promise<EndpointAnswer<'getAwardConfiguration'>> {
  return callFromServer('getAwardConfiguration', { locale });
}

/**
 * The request of a signed-in person; `data` is null when there is none yet.
 * @param token the context token of the session
 * @throws ApiFailure, `sessionEnded` when the API knows the session no more
 */
export async function getMyRequest(locale: Locale, token: string): Promise<EndpointAnswer<'getMyRequest'>> {
  return callFromServer('getMyRequest', { locale, token });
}
