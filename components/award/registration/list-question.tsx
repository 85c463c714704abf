'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { LOOKUP_ENDPOINTS } from '@/lib/award/lookup-endpoints';
import { endpointQuery } from '@/lib/award/query-options';
import type { RegistrationField } from '@/lib/award/registration-answers';
import { SelectQuestion } from './choice-question';

interface Props {
  name: RegistrationField;
  list: 'listScholarshipCountries' | 'listResearchFields' | 'listEducationalLevels';
}

/** A choice from a list that the API keeps. When it cannot be read the page says so and offers to try again. */
export function ListQuestion({ name, list }: Props) {
  const t = useTranslations('register.lists');
  const { data, isError, isFetching, refetch } = useQuery(endpointQuery(LOOKUP_ENDPOINTS[list], useLocale()));
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
  const options = (data?.data ?? []).map((item) => ({ value: String(item.id), label: item.name }));
  return <SelectQuestion key={options.length} name={name} options={options} />;
}
