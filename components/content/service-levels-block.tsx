import { getLocale, getTranslations } from 'next-intl/server';
import { formatNumber } from '@/lib/i18n/format-number';
import { findServiceLevels } from '@/lib/requests/queries';
import type { BlockProps } from './block-props';
import { ContentTable } from './content-table';

/** What each service does, with the working days that the desk keeps to. */
export async function ServiceLevelsBlock({ block, t }: BlockProps<'serviceLevels'>) {
  const locale = await getLocale();
  const services = await getTranslations('publications.service');
  const levels = await findServiceLevels(locale);
  const cell = (row: string, column: string) => {
    const days = column === 'later' ? levels[block.forms[row] ?? ''] : undefined;
    if (days === undefined) return t(`${block.at}.rows.${row}.${column}`);
    return services('days', { count: days, number: formatNumber(days, locale) });
  };
  return (
    <ContentTable
      caption={t(`${block.at}.caption`)}
      columns={block.columns.map((column) => t(`${block.at}.columns.${column}`))}
      rows={block.rows.map((row) => block.columns.map((column) => cell(row, column)))}
    />
  );
}
