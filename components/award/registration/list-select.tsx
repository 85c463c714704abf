'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useAwardPageData } from '@/components/award/gate/award-page-data';
import { Select } from '@/components/forms/choice-controls';
import type { ControlProps } from '@/components/forms/form-question';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type AwardPageData, openQueryClient } from '@/lib/award/browser/query-client';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import { endpointQuery, toOptions } from '@/lib/award/query-options';
import type { NamedCallingCountry } from '@/lib/award/rules/calling-options';
import { nameCallingCountries } from '@/lib/award/rules/name-calling-countries';
import type { Locale } from '@/lib/i18n/locales';

const LISTS = {
  scholarshipCountryId: LOOKUP_ENDPOINTS.listScholarshipCountries,
  researchFieldId: LOOKUP_ENDPOINTS.listResearchFields,
  currentEducationalLevel: LOOKUP_ENDPOINTS.listEducationalLevels,
} as const;

/**
 * Every calling code with its country's name in the reader's language. Rejects if the list cannot be fetched.
 */
export async function fetchCallingCountries(
  pageData: AwardPageData,
  locale: Locale,
): Promise<NamedCallingCountry[]> {
  const query = endpointQuery(LOOKUP_ENDPOINTS.listCallingCountries, locale);
  return nameCallingCountries(await openQueryClient(pageData).fetchQuery(query), locale);
}

const isListed = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

/** A choice from a list of the API. If the list cannot be read, the page says so and offers to try again. */
export function ListSelect(props: ControlProps) {
  const { name } = props.field;
  return isListed(name) ? <OpenList {...props} list={LISTS[name]} /> : null;
}

function OpenList({ list, ...props }: ControlProps & { list: (typeof LISTS)[keyof typeof LISTS] }) {
  const t = useTranslations('register.lists');
  const client = openQueryClient(useAwardPageData());
  const { data, isError, isFetching, refetch } = useQuery(endpointQuery(list, useLocale()), client);
  if (isError && !data) {
    return (
      <Notice tone="error" role="alert" title={t('failed')}>
        <p>{t('advice')}</p>
        <Button variant="secondary" aria-disabled={isFetching} onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  const options = data ? toOptions(data) : [];
  return <Select key={options.length} {...props} texts={{ ...props.texts, options }} />;
}
