import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/**
 * The cache of one award page. Its data was read on the server while the page was rendered and is valid until something
 * is sent. Calls are made even if the browser reports that it is offline: they fail with a message instead of waiting.
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

/**
 * The data that the server has read for an award page. The first component that calls the API creates the cache from
 * it.
 */
export interface AwardPageData {
  state: DehydratedState;
  client?: QueryClient;
}

/** The cache of the page, shared by its components. */
export function openQueryClient(pageData: AwardPageData): QueryClient {
  if (pageData.client) return pageData.client;
  pageData.client = createQueryClient();
  hydrate(pageData.client, pageData.state);
  return pageData.client;
}
