'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import type { CallingCountry } from '@/lib/award/lookup-schemas';
import { endpointQuery, FIRST_CALLING_COUNTRIES } from '@/lib/award/query-options';
import { useHasBegun } from './step-states';

const NONE: CallingCountry[] = [];

/** The rows that came with the page: the default and the one of a stored number. */
export function useFirstCallingCountries(): CallingCountry[] {
  return useQueryClient().getQueryData<CallingCountry[]>(FIRST_CALLING_COUNTRIES) ?? NONE;
}

/**
 * The whole list, fetched once the person has begun; until it is here, the rows that came with the page. Asked
 * of the cache itself: a query that watches its answer is more script than this step needs.
 */
export function useCallingCountries(): CallingCountry[] {
  const client = useQueryClient();
  const locale = useLocale();
  const hasBegun = useHasBegun();
  const first = useFirstCallingCountries();
  const [all, setAll] = useState<CallingCountry[] | null>(null);
  useEffect(() => {
    if (!hasBegun) return;
    const query = endpointQuery(LOOKUP_ENDPOINTS.listCallingCountries, locale);
    client.fetchQuery({ ...query, retry: 2 }).then(setAll, () => undefined);
  }, [client, hasBegun, locale]);
  return all ?? first;
}
