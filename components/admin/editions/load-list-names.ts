import { getTranslations } from 'next-intl/server';
import { EDITION_LISTS } from '@/lib/award/definition/edition';
import { OPTION_PATH } from '@/lib/award/definition/edition-texts';
import type { Edition } from '@/lib/award/edition-with-texts';

/** Loads the names of the lists of an edition, as the award's page has them; an unknown one is shown unchanged. */
export async function loadListNames(edition: Edition): Promise<(list: string) => string> {
  const t = await getTranslations('admin.editions');
  const award = await getTranslations('award');
  const points = edition.fields.map(
    ({ key }) =>
      [`points.${key}`, t('keyLists.points', { field: edition.text(OPTION_PATH.fields(key)) })] as const,
  );
  const names = new Map<string, string>([
    ...EDITION_LISTS.map((list) => [list, t(`lists.${list}`)] as const),
    ['criteria', award('menu.criteria')],
    ['benefits', award('menu.importance')],
    ['goals', award('menu.goals')],
    ['eligibility', award('requirements.eligibilityTitle')],
    ['jury', award('jury.membersTitle')],
    ['juryRules', award('jury.rulesTitle')],
    ['controls', award('controls.title')],
    ['attaches', award('about.attachesTitle')],
    ...points,
  ]);
  return (list) => names.get(list) ?? list;
}
