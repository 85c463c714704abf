import { getTranslations } from 'next-intl/server';
import type { DeskProps } from '@/lib/admin/pages';
import { getFigures } from '@/lib/admin/queries';
import { loadRegistrationLabels } from '@/lib/admin/registration-labels';
import { formatDate, formatNumber, parseDay } from '@/lib/i18n/format';
import { BarTable } from './bar-table';
import styles from './desk.module.css';

/** The figures of the award: by status, country, field and day. */
export async function Figures({ asker }: DeskProps) {
  const { locale } = asker;
  const t = await getTranslations('desk.award');
  const labels = await loadRegistrationLabels(locale);
  const { total, statuses, countries, fields, days } = await getFigures(asker);
  const tables = [
    { key: 'status', rows: statuses, label: (key: string) => labels.status(Number(key)) },
    { key: 'country', rows: countries, label: (key: string) => labels.country(Number(key)) },
    { key: 'field', rows: fields, label: (key: string) => labels.field(Number(key)) },
    { key: 'day', rows: days, label: (key: string) => formatDate(parseDay(key), locale) },
  ] as const;
  return (
    <>
      <h1>{t('figures.title')}</h1>
      <p className={styles.lead}>{t('total', { count: total, number: formatNumber(total, locale) })}</p>
      <div className={styles.figures}>
        {tables.map(({ key, rows, label }) => (
          <BarTable
            key={key}
            caption={t(`figures.by.${key}`)}
            columns={[t(`figures.columns.${key}`), t('figures.columns.count')]}
            rows={rows.map((row) => ({
              label: label(row.key),
              count: row.count,
              number: formatNumber(row.count, locale),
            }))}
          />
        ))}
      </div>
    </>
  );
}
