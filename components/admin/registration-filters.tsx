import { getLocale, getTranslations } from 'next-intl/server';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { ListFilters } from './list-filters';

interface Props {
  filter: Record<string, string>;
}

/** The filters of the list of registrations. */
export async function RegistrationFilters({ filter }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.award');
  const edition = await getEdition(locale);
  const labels = await loadRegistrationLabels(locale, edition);
  const toOptions = (values: readonly number[], read: (value: number) => string) =>
    values.map((value) => ({ value, label: read(value) }));
  const choices = [
    { name: 'status', options: toOptions(Object.values(REQUEST_STATUS), labels.status) },
    {
      name: 'country',
      options: toOptions(
        edition.countries.map(({ id }) => id),
        labels.country,
      ),
    },
    {
      name: 'field',
      options: toOptions(
        edition.fields.map(({ id }) => id),
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
