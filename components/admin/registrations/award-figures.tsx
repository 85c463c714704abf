import { getTranslations } from 'next-intl/server';
import { FigureTable } from '@/components/ui/figure-table';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { getFigures } from '@/lib/admin/queries';
import { nameStatistics } from '@/lib/award/rules/name-statistics';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { formatDate, parseDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import looks from '../award-looks.module.css';
import { listEditionChoices } from '../editions/list-edition-choices';
import { ListFilters } from '../list-filters';
import { FieldFunnels } from './field-funnels';

/** The figures of the award: by status, country, field and day, and how far entries came, in each field too. */
export async function Figures({ asker, query }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('admin.award');
  const edition = await pickEdition(locale, readQueryValue(query, 'edition'));
  const filter = { edition: String(edition.year) };
  const labels = await loadRegistrationLabels(locale, edition);
  const { total, statuses, countries, fields, days, statistics } = await getFigures(asker, filter);
  const named = await nameStatistics(statistics, edition, locale);
  const choices = await listEditionChoices(asker);
  const tables = [
    { key: 'status', rows: statuses, label: (key: string) => labels.status(Number(key)) },
    { key: 'country', rows: countries, label: (key: string) => labels.country(Number(key)) },
    { key: 'field', rows: fields, label: (key: string) => labels.field(Number(key)) },
    { key: 'day', rows: days, label: (key: string) => formatDate(parseDay(key), locale) },
  ] as const;
  return (
    <>
      <h1>{t('figures.title')}</h1>
      {choices.length > 0 ? (
        <ListFilters
          query={filter}
          choices={choices}
          texts={{ all: t('filters.all'), apply: t('filters.apply'), clear: t('filters.clear') }}
        />
      ) : null}
      <p className={styles.lead}>{t('total', { count: total, number: formatNumber(total, locale) })}</p>
      <div className={`${styles.figures} ${looks.figures}`}>
        {tables.map(({ key, rows, label }) => (
          <FigureTable
            key={key}
            caption={t(`figures.by.${key}`)}
            columns={[t(`figures.columns.${key}`), t('figures.columns.count')]}
            rows={rows.map((row) => ({ id: row.key, label: label(row.key), count: row.count }))}
          />
        ))}
        {named
          .filter(({ id }) => id === 'step' || id === 'total')
          .map(({ id, caption, column, rows }) => (
            <FigureTable
              key={id}
              caption={caption}
              columns={[column, t('figures.columns.count')]}
              rows={rows}
            />
          ))}
      </div>
      <FieldFunnels funnels={statistics.fieldFunnels ?? []} nameOf={(field) => labels.field(Number(field))} />
    </>
  );
}
