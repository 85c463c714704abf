import { getTranslations } from 'next-intl/server';
import type { Asker } from '@/lib/admin/queries';
import { ListFilters } from '../list-filters';
import { listEditionChoices } from './list-edition-choices';

/** The choice of the edition that a page shows; nothing while there is only one. */
export async function EditionFilter({ asker, year }: { asker: Asker; year: number }) {
  const t = await getTranslations('admin.award.filters');
  const choices = await listEditionChoices(asker);
  if (choices.length === 0) return null;
  return (
    <ListFilters
      query={{ edition: String(year) }}
      choices={choices}
      texts={{ all: t('all'), apply: t('apply'), clear: t('clear') }}
    />
  );
}
