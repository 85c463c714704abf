import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer, type Person } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import type { FollowedRequest } from '@/lib/requests/schemas';
import { REQUEST_ENDPOINTS } from './endpoints';
import { REQUEST_SCHEMAS } from './schemas';

/**
 * What the signed-in person has sent, the newest first.
 * @param person who is signed in
 * @returns null when it cannot be read now
 */
export async function listMyRequests(locale: Locale, person: Person): Promise<FollowedRequest[] | null> {
  try {
    return (
      await callFromServer(REQUEST_ENDPOINTS.listMyServiceRequests, REQUEST_SCHEMAS.listMyServiceRequests, {
        locale,
        person,
      })
    ).data;
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
