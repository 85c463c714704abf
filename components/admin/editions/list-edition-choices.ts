import { getTranslations } from 'next-intl/server';
import { type Asker, listEditions } from '@/lib/admin/queries';
import { formatYear } from '@/lib/i18n/format';
import type { Choice } from '../choice-filter';

/** The filter by edition: those that are or were in force. None while there is only one. */
export async function listEditionChoices(asker: Asker): Promise<Choice[]> {
  const t = await getTranslations('admin.award.filters');
  const editions = (await listEditions(asker)) ?? [];
  const options = editions
    .filter(({ state }) => ['inForce', 'closed', 'archived'].includes(state))
    .map(({ year }) => ({ value: year, label: formatYear(year, asker.locale) }));
  return options.length > 1 ? [{ name: 'edition', label: t('edition'), options, isRequired: true }] : [];
}
