import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/**
 * The cache of one award page. Its data was read on the server while the page was made and stays as it is
 * until something is sent. A call is made even when the browser believes itself offline: then it fails, and
 * the page says so, instead of waiting in silence.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        retry: 1,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** What the server has read for an award page. The cache is made from it by the first part that calls the API. */
export interface Reading {
  state: DehydratedState;
  client?: QueryClient;
}

/** The one cache of a page. */
export function openQueryClient(reading: Reading): QueryClient {
  if (reading.client) return reading.client;
  reading.client = createQueryClient();
  hydrate(reading.client, reading.state);
  return reading.client;
}
