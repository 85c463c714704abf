import type { ListItem } from '@/lib/award/definition/edition';
import type { Edition } from '@/lib/award/edition-with-texts';
import { BAND, type Statistics } from '@/lib/award/statistics';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';

/** A table of the statistics with its texts. */
export interface NamedCounts {
  id: 'step' | 'field' | 'country' | 'total';
  caption: string;
  /** Name of the first column. */
  column: string;
  rows: { id: string; label: string; count: number | null }[];
}

/** The statistics of an edition as tables with their texts; those without rows are left out. */
export async function nameStatistics(
  { funnel, fields, countries, totals }: Statistics,
  edition: Edition,
  locale: Locale,
): Promise<NamedCounts[]> {
  const t = await loadTranslator(locale, 'statistics');
  const readings = await loadTranslator(locale, 'readings');
  const nameOf = (list: readonly ListItem[], id: string, path: (key: string) => string) => {
    const item = list.find((option) => String(option.id) === id);
    return item ? edition.text(path(item.key)) : id;
  };
  const nameBand = (least: number) =>
    readings('band', { from: formatNumber(least, locale), to: formatNumber(least + BAND, locale) });
  const tables: Omit<NamedCounts, 'caption' | 'column'>[] = [
    { id: 'step', rows: funnel.map(({ key, count }) => ({ id: key, label: t(`funnel.${key}`), count })) },
    {
      id: 'field',
      rows: fields.map(({ key, count }) => ({
        id: key,
        label: nameOf(edition.fields, key, (field) => `fields.${field}.name`),
        count,
      })),
    },
    {
      id: 'country',
      rows: countries.map(({ key, count }) => ({
        id: key,
        label: nameOf(edition.countries, key, (country) => `countries.${country}`),
        count,
      })),
    },
    { id: 'total', rows: totals.map(({ key, count }) => ({ id: key, label: nameBand(Number(key)), count })) },
  ];
  return tables
    .filter(({ rows }) => rows.length > 0)
    .map((table) => ({ ...table, caption: t(`by.${table.id}`), column: t(`columns.${table.id}`) }));
}
