import { queryOptions } from '@tanstack/react-query';
import { ApiFailure } from '@/lib/api/api-failure';
import type { SessionStatus } from '@/lib/auth/rules/session-phase';
import type { Locale } from '@/lib/i18n/locales';

/** The calls and their rows come with the first one that a page really makes. */
const loadCalls = () => import('./client-calls');

/** Who is signed in. First of the three things that an award page reads: login, configuration, my request. */
export const sessionQuery = queryOptions({
  queryKey: ['session'] as const,
  queryFn: ({ signal }) => fetchSession(signal),
});

/** Second: the award's status and windows. */
export const configurationQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['getAwardConfiguration', locale] as const,
    queryFn: async ({ signal }) => (await loadCalls()).readConfiguration(signal),
  });

/** Third: the request of the person who is signed in. */
export const myRequestQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['getMyRequest', locale] as const,
    queryFn: async ({ signal }) => (await loadCalls()).readMyRequest(signal),
  });

/**
 * Asks the portal itself who is signed in; that keeps no session alive.
 * @throws ApiFailure with code `network` when no response came
 */
export async function fetchSession(signal?: AbortSignal): Promise<SessionStatus> {
  const response = await fetch('/gateway/session', { signal, cache: 'no-store' }).catch(() => null);
  if (!response?.ok) throw new ApiFailure(response?.status ?? 0, 'network', response?.statusText ?? '');
  return response.json();
}
