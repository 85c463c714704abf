'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { endpointQuery, FIRST_CALLING_COUNTRIES } from '@/lib/award/query-options';
import type { CallingCountry } from '@/lib/contract/schemas/common';
import { useHasBegun } from './step-states';

const NONE: CallingCountry[] = [];

/** The rows that came with the page: the default and the one of a stored number. */
export function useFirstCallingCountries(): CallingCountry[] {
  return useQueryClient().getQueryData<CallingCountry[]>(FIRST_CALLING_COUNTRIES) ?? NONE;
}

/** The whole list, fetched once the person has begun; until it is here, the rows that came with the page. */
export function useCallingCountries(): CallingCountry[] {
  const first = useFirstCallingCountries();
  const { data } = useQuery({
    ...endpointQuery('listCallingCountries', useLocale()),
    enabled: useHasBegun(),
  });
  return data ?? first;
}
