import 'server-only';
import type { FollowedRequest } from '@/lib/contract/schemas/service-requests';
import { ApiFailure } from '@/lib/gateway/api-failure';
import { callFromServer } from '@/lib/gateway/server';
import type { Locale } from '@/lib/i18n/locales';

/**
 * What the signed-in person has sent, the newest first.
 * @param token the context token of the session
 * @returns null when it cannot be read now
 */
export async function listMyRequests(locale: Locale, token: string): Promise<FollowedRequest[] | null> {
  try {
    return (await callFromServer('listMyServiceRequests', { locale, token })).data;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
