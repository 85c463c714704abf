import type { OwnSection } from '@/components/content/content-page';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { findUsage } from '@/lib/publications/open-data/queries';
import { DataSetList } from './data-set-list';
import { UsageTable } from './usage-table';

/** What stands above the request form: the library, and how it is used. */
export async function listOpenDataSections(locale: Locale): Promise<{ before: OwnSection[] }> {
  const t = await loadTranslator(locale, 'openData.form');
  const usage = await findUsage(locale);
  const library: OwnSection = {
    id: 'library',
    title: t('page.library.title'),
    content: <DataSetList t={t} />,
  };
  if (!usage) return { before: [library] };
  const figures: OwnSection = {
    id: 'usage',
    title: t('page.usage.title'),
    content: <UsageTable usage={usage} t={t} />,
  };
  return { before: [library, figures] };
}
