import { getTranslations } from 'next-intl/server';
import type { TextPart } from '@/lib/award/definition/edition-texts';

/** Loads the names of the parts of an edition's texts: as in the menu of the award's page, where it has them. */
export async function loadPartNames(): Promise<(part: TextPart) => string> {
  const t = await getTranslations('admin.editions');
  const award = await getTranslations('award');
  return (part) => {
    if (part === 'general' || part === 'countries' || part === 'anchors') return t(`parts.${part}`);
    if (part === 'levels') return t('lists.levels');
    if (part === 'controls') return award('controls.title');
    return part === 'requirements' ? award('requirements.eligibilityTitle') : award(`menu.${part}`);
  };
}
