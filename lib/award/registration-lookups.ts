import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import type { EndpointId } from '@/lib/api/contract/endpoints';
import { callFromServer } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { pickCallingCountries } from './calling-options';
import { endpointQuery, FIRST_CALLING_COUNTRIES } from './query-options';

const LISTS = [
  'listScholarshipCountries',
  'listResearchFields',
  'listEducationalLevels',
] as const satisfies readonly EndpointId[];

/**
 * Fills the cache with the lists of the registration form while the page is made. Of the calling codes only
 * those rows go along that the form opens with; the rest is 20 kB, and most people never look at it. A list
 * that cannot be read is left out: the page reads it again by itself.
 * @param mobile the stored international number, whose calling code the form opens with; may be empty
 */
export async function prefetchRegistrationLists(
  client: QueryClient,
  locale: Locale,
  mobile: string,
): Promise<void> {
  const lists = LISTS.map((id) =>
    client.prefetchQuery({
      ...endpointQuery(id, locale),
      queryFn: () => callFromServer(id, { locale }),
      retry: false,
    }),
  );
  const calling = callFromServer('listCallingCountries', { locale }).then(
    (all) => client.setQueryData(FIRST_CALLING_COUNTRIES, pickCallingCountries(all, mobile)),
    () => undefined,
  );
  await Promise.all([...lists, calling]);
}
