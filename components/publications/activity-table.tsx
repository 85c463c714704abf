import { ContentTable } from '@/components/content/content-table';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import { loadTranslator } from '@/lib/i18n/translator';
import type { ItemsProps } from './items-props';

/** The minister's activities as a table, for whoever looks for one among many. */
export async function ActivityTable({ locale, items }: ItemsProps<'activity'>) {
  const t = await loadTranslator(locale, 'publications');
  const columns = (['title', 'type', 'place', 'hijri', 'date'] as const).map((key) => t(`activity.${key}`));
  const rows = items.map(({ title, data: { type }, place, publishedAt, isExample }) => {
    const date = new Date(publishedAt);
    const name = isExample ? `${title} (${t('example.mark')})` : title;
    const kind = t(`values.activity.type.${type}`);
    return [name, kind, place, formatHijriDate(date, locale), formatDate(date, locale)];
  });
  return <ContentTable caption={t('activity.caption')} columns={columns} rows={rows} />;
}
