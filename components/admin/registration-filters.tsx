import { getLocale, getTranslations } from 'next-intl/server';
import { COUNTRIES, FIELDS } from '@/lib/award/definition/edition';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { ListFilters } from './list-filters';

interface Props {
  filter: Record<string, string>;
}

/** The filters of the list of registrations. */
export async function RegistrationFilters({ filter }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.award');
  const labels = await loadRegistrationLabels(locale);
  const toOptions = (values: readonly number[], read: (value: number) => string) =>
    values.map((value) => ({ value, label: read(value) }));
  const choices = [
    { name: 'status', options: toOptions(Object.values(REQUEST_STATUS), labels.status) },
    {
      name: 'country',
      options: toOptions(
        COUNTRIES.map(({ id }) => id),
        labels.country,
      ),
    },
    {
      name: 'field',
      options: toOptions(
        FIELDS.map(({ id }) => id),
        labels.field,
      ),
    },
  ] as const;
  return (
    <ListFilters
      query={filter}
      text={{ label: t('filters.text'), maxLength: 100 }}
      choices={choices.map((choice) => ({ ...choice, label: t(`filters.${choice.name}`) }))}
      labels={{ all: t('filters.all'), apply: t('filters.apply'), clear: t('filters.clear') }}
    />
  );
}
