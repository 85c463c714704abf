import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { callFromServer, type Person } from '@/lib/api/server';
import type { Locale } from '@/lib/i18n/locales';
import { pickCallingCountries } from './calling-options';
import { LOOKUP_ENDPOINTS } from './lookup-endpoints';
import { LOOKUP_SCHEMAS } from './lookup-schemas';
import { nameCallingCountries } from './name-calling-countries';
import { endpointQuery, FIRST_CALLING_COUNTRIES } from './query-options';

const LISTS = ['listScholarshipCountries', 'listResearchFields', 'listEducationalLevels'] as const;

/**
 * Fills the cache with the lists of the registration form while the page is made. Of the calling codes only
 * those rows go along that the form opens with; the rest is 20 kB, and most people never look at it. A list
 * that cannot be read is left out: the page reads it again by itself.
 * @param reader who is signed in, and in which language they read
 * @param mobile the stored international number, whose calling code the form opens with; may be empty
 */
export async function prefetchRegistrationLists(
  client: QueryClient,
  { locale, person }: { locale: Locale; person: Person },
  mobile: string,
): Promise<void> {
  const lists = LISTS.map((id) =>
    client.prefetchQuery({
      ...endpointQuery(LOOKUP_ENDPOINTS[id], locale),
      queryFn: () => callFromServer(LOOKUP_ENDPOINTS[id], LOOKUP_SCHEMAS[id], { locale, person }),
      retry: false,
    }),
  );
  const calling = callFromServer(LOOKUP_ENDPOINTS.listCallingCountries, LOOKUP_SCHEMAS.listCallingCountries, {
    locale,
    person,
  }).then(
    (all) =>
      client.setQueryData(
        FIRST_CALLING_COUNTRIES,
        nameCallingCountries(pickCallingCountries(all, mobile), locale),
      ),
    () => undefined,
  );
  await Promise.all([...lists, calling]);
}
