import { queryOptions } from '@tanstack/react-query';
import type { EndpointId } from '@/lib/api/contract/endpoints';
import type { EndpointAnswer } from '@/lib/api/contract/types';
import type { Locale } from '@/lib/i18n/locales';

/** The client with ky comes with the first call that a page really makes. */
async function call<Id extends EndpointId>(id: Id, signal: AbortSignal): Promise<EndpointAnswer<Id>> {
  const { callEndpoint } = await import('@/lib/api/client');
  return callEndpoint(id, { signal });
}

/** What the award pages read, keyed by endpoint id and language: names in lists follow the language. */
export function endpointQuery<Id extends EndpointId>(id: Id, locale: Locale) {
  return queryOptions({
    queryKey: [id, locale] as const,
    queryFn: ({ signal }) => call(id, signal),
  });
}

/** Where the page's server part leaves the few calling codes that the form needs before the list has come. */
export const FIRST_CALLING_COUNTRIES = ['firstCallingCountries'] as const;
