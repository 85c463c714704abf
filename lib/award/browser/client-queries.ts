import { queryOptions } from '@tanstack/react-query';
import { ApiFailure } from '@/lib/api/api-failure';
import type { SessionStatus } from '@/lib/auth/rules/session-phase';
import type { Locale } from '@/lib/i18n/locales';

/** The calls are loaded with the first one that a page makes. */
const loadCalls = () => import('./client-calls');

/** The signed-in person; the first of the three queries of an award page: sign-on, configuration, own request. */
export const sessionQuery = queryOptions({
  queryKey: ['session'] as const,
  queryFn: ({ signal }) => fetchSession(signal),
});

/** Second query: the award's status and windows. */
export const configurationQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['getAwardConfiguration', locale] as const,
    queryFn: async ({ signal }) => (await loadCalls()).readConfiguration(signal),
  });

/** Third query: the signed-in person's request. */
export const myRequestQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['getMyRequest', locale] as const,
    queryFn: async ({ signal }) => (await loadCalls()).readMyRequest(signal),
  });

/**
 * Asks the portal who is signed in, without extending the session.
 * @throws ApiFailure with code `network` without a response
 */
export async function fetchSession(signal?: AbortSignal): Promise<SessionStatus> {
  const response = await fetch('/gateway/session', { signal, cache: 'no-store' }).catch(() => null);
  if (!response?.ok) throw new ApiFailure(response?.status ?? 0, 'network', response?.statusText ?? '');
  return response.json();
}
