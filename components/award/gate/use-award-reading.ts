'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '@/lib/api/api-failure';
import { configurationQuery, myRequestQuery, sessionQuery } from '@/lib/award/client-queries';
import type { Locale } from '@/lib/i18n/locales';

/**
 * Reads what decides the opening in the sign-in order (OPEN-10): login, configuration, my request.
 * The server has read all three while it made the page; what it could not read is read here.
 */
export function useAwardReading(locale: Locale) {
  const client = useQueryClient();
  const session = useQuery(sessionQuery);
  const isSignedIn = session.data?.signedIn === true;
  const configuration = useQuery({ ...configurationQuery(locale), enabled: isSignedIn });
  const request = useQuery({ ...myRequestQuery(locale), enabled: isSignedIn && configuration.isSuccess });
  const error = session.error ?? configuration.error ?? request.error;
  return {
    isSignedOut: session.data?.signedIn === false || isSessionEnd(error),
    error,
    data: configuration.data &&
      request.data && { configuration: configuration.data, request: request.data.data },
    retry: () => void client.resetQueries({ predicate: ({ state }) => state.status === 'error' }),
  };
}

function isSessionEnd(error: Error | null): boolean {
  return error instanceof ApiFailure && error.code === 'sessionEnded';
}
