import { getLocale, getTranslations } from 'next-intl/server';
import { REQUEST_STATUS } from '@/lib/award/definition/enumerations';
import type { Edition } from '@/lib/award/edition-with-texts';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import type { Choice } from '../choice-filter';
import { ListFilters } from '../list-filters';

interface Props {
  filter: Record<string, string>;
  edition: Edition;
  /** The filter by edition, if there are several. */
  editions: readonly Choice[];
}

/** The filters of the list of registrations, with the options of their edition. */
export async function RegistrationFilters({ filter, edition, editions }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('admin.award');
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
      choices={[...editions, ...choices.map((choice) => ({ ...choice, label: t(`filters.${choice.name}`) }))]}
      texts={{ all: t('filters.all'), apply: t('filters.apply'), clear: t('filters.clear') }}
    />
  );
}
