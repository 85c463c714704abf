import { getLocale, getTranslations } from 'next-intl/server';
import { ContentTable } from '@/components/content/content-table';
import { formatDate, formatHijriDate } from '@/lib/i18n/format';
import type { ItemsProps } from './items-props';

/** The minister's activities as a table, for whoever looks for one among many. */
export async function ActivityTable({ items }: ItemsProps<'activity'>) {
  const locale = await getLocale();
  const t = await getTranslations('publications');
  const columns = (['title', 'type', 'place', 'hijri', 'date'] as const).map((key) => t(`activity.${key}`));
  const rows = items.map(({ title, data: { type }, place, publishedAt, isExample }) => {
    const date = new Date(publishedAt);
    const name = isExample ? `${title} (${t('example.mark')})` : title;
    const kind = t(`values.activity.type.${type}`);
    return [name, kind, place, formatHijriDate(date, locale), formatDate(date, locale)];
  });
  return <ContentTable caption={t('activity.caption')} columns={columns} rows={rows} />;
}
