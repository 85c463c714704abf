import { getTranslations } from 'next-intl/server';
import { FigureTable } from '@/components/ui/figure-table';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { readFigures } from '@/lib/admin/insight/queries';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { FiguresHead } from './figures-head';
import looks from './insight.module.css';

/** Requests by state, and open ones by age and lateness, of all services or of one. */
export async function RequestFigures({ asker, query: asked }: AdminProps) {
  const t = await getTranslations('insight');
  const names = await loadRequestNames(asker.locale);
  const query = pickQuery(asked, ['form']);
  const figures = await readFigures('getRequestFigures', asker, query);
  const tables = figures && [
    { key: 'state' as const, rows: figures.states.map((row) => ({ ...row, label: names.state(row.key) })) },
    { key: 'age' as const, rows: figures.ages.map((row) => ({ ...row, label: t(`spans.${row.key}`) })) },
    {
      key: 'lateness' as const,
      rows: figures.lateness.map((row) => ({ ...row, label: t(`lateness.${row.key}`) })),
    },
  ];
  return (
    <>
      <FiguresHead
        page="adminInsight"
        lead={t('requests.lead')}
        query={query}
        choices={[
          {
            name: 'form',
            label: t('filters.form'),
            options: FORMS.map(({ id }) => ({ value: id, label: names.form(id) })),
          },
        ]}
        file={figures && 'Desk/ExportRequestFigures'}
      />
      <div className={`${styles.figures} ${looks.requests}`}>
        {tables?.map(({ key, rows }) => (
          <FigureTable
            key={key}
            caption={t(`by.${key}`)}
            columns={[t(`columns.${key}`), t('columns.count')]}
            rows={rows.map(({ key: id, label, count }) => ({ id, label, count }))}
          />
        ))}
      </div>
    </>
  );
}
