import 'server-only';
import type { QueryClient } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { callFromServer } from '@/lib/api/server';
import type { Person } from '@/lib/api/server-call';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import { LOOKUP_SCHEMAS } from '@/lib/award/lookup-schemas';
import { endpointQuery, FIRST_CALLING_COUNTRIES } from '@/lib/award/query-options';
import { pickCallingCountries } from '@/lib/award/rules/calling-options';
import { env } from '@/lib/env/env';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { nameCallingCountries } from '../rules/name-calling-countries';

const LISTS = ['listScholarshipCountries', 'listResearchFields', 'listEducationalLevels'] as const;
/** The lists of the embedded API follow the edition in force within two seconds. */
const KEPT_MS = env.API_ROOT ? 60_000 : 1000;

/** The signed-in person and their language. */
interface Reader {
  locale: Locale;
  person: Person;
}

/** A list is the same for all readers of a language: it is read for several pages at once. */
function readSeldom<Data>(read: (reader: Reader) => Promise<Data>) {
  const lists = new LRUCache<Locale, Promise<Data>>({ max: LOCALES.length, ttl: KEPT_MS });
  return (reader: Reader): Promise<Data> => {
    const known = lists.get(reader.locale);
    if (known) return known;
    const list = read(reader);
    lists.set(reader.locale, list);
    list.catch(() => lists.delete(reader.locale));
    return list;
  };
}

const readLists = LISTS.map((id) => ({
  id,
  read: readSeldom((reader) => callFromServer(LOOKUP_ENDPOINTS[id], LOOKUP_SCHEMAS[id], reader)),
}));

const readCallingCountries = readSeldom((reader) =>
  callFromServer(LOOKUP_ENDPOINTS.listCallingCountries, LOOKUP_SCHEMAS.listCallingCountries, reader),
);

/**
 * Fills the cache with the lists of the registration form while the page is rendered. Of the calling codes it includes
 * only the rows that the form needs initially; the rest is 20 kB, which few people use. A list that cannot be read is
 * omitted, and the page requests it itself.
 * @param mobile the stored international number, whose calling code is included; may be empty
 */
export async function prefetchRegistrationLists(
  client: QueryClient,
  reader: Reader,
  mobile: string,
): Promise<void> {
  const lists = readLists.map(({ id, read }) =>
    client.prefetchQuery({
      ...endpointQuery(LOOKUP_ENDPOINTS[id], reader.locale),
      queryFn: () => read(reader),
      retry: false,
    }),
  );
  const calling = readCallingCountries(reader).then(
    (all) =>
      client.setQueryData(
        FIRST_CALLING_COUNTRIES,
        nameCallingCountries(pickCallingCountries(all, mobile), reader.locale),
      ),
    () => undefined,
  );
  await Promise.all([...lists, calling]);
}
