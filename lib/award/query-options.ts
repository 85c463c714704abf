import { queryOptions } from '@tanstack/react-query';
import type { Endpoint, ResponseOf } from '@/lib/api/contract/endpoint';
import type { NamedItem } from '@/lib/api/contract/named-list';
import type { Locale } from '@/lib/i18n/locales';

/** The client with ky is loaded with the first call that a page makes. */
async function call<Row extends Endpoint>(endpoint: Row, signal: AbortSignal): Promise<ResponseOf<Row>> {
  const { callEndpoint } = await import('@/lib/api/client');
  return callEndpoint(endpoint, { signal });
}

/** A query of the award pages, keyed by endpoint id and language, because names in lists depend on the language. */
export function endpointQuery<Row extends Endpoint>(endpoint: Row, locale: Locale) {
  return queryOptions({
    queryKey: [endpoint.id, locale] as const,
    queryFn: ({ signal }) => call(endpoint, signal),
  });
}

/** Key of the few calling codes that the form needs before the list has loaded; set by the server. */
export const FIRST_CALLING_COUNTRIES = ['firstCallingCountries'] as const;

export interface NamedList {
  data: readonly NamedItem[];
}

export function toOptions({ data }: NamedList) {
  return data.map(({ id, name }) => ({ value: String(id), label: name }));
}
