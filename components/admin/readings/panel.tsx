import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { AdminProps } from '@/lib/admin/admin-pages';
import type { Panel } from '@/lib/admin/readings/panel-schemas';
import { findPanel } from '@/lib/admin/readings/queries';
import type { RegistrationLabels } from '@/lib/award/rules/registration-labels';
import { formatList } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, NextPage } from '../admin-table';
import { ChoiceFilter } from '../choice-filter';
import { writePoints } from '../judging/ranking-table';

interface Props extends Pick<AdminProps, 'asker' | 'query'> {
  labels: RegistrationLabels;
}

interface PageProps extends Pick<AdminProps, 'asker'> {
  field: number;
  page: NonNullable<Panel['page']>;
}

async function PanelPage({ asker: { locale }, field, page }: PageProps) {
  const t = await getTranslations('readings');
  const results = await getTranslations('results');
  if (page.rows.length === 0) return <p>{t('panel.none')}</p>;
  return (
    <>
      <AdminTable
        caption={t('panel.title')}
        columns={[
          t('columns.title'),
          results('columns.sheets'),
          t('panel.totals'),
          results('columns.raw'),
          results('columns.spread'),
        ]}
        rows={page.rows.map(({ title, readings, totals, mean, spread }, index) => ({
          id: String(index),
          cells: [
            <bdi key="title">{title}</bdi>,
            results('progress.of', {
              number: formatNumber(totals.length, locale),
              total: formatNumber(readings, locale),
            }),
            totals.length === 0
              ? '–'
              : formatList(
                  totals.map((total) => writePoints(total, locale)),
                  locale,
                ),
            writePoints(mean, locale),
            writePoints(spread, locale),
          ],
        }))}
      />
      <NextPage
        address={
          page.next === null
            ? null
            : `?${new URLSearchParams({ field: String(field), from: String(page.next) })}#panel`
        }
        label={results('ranking.next')}
      />
    </>
  );
}

/** What a lead juror reads of a field, once their own readings there are final; nothing for other jurors. */
export async function PanelPart({ asker, query, labels }: Props) {
  const { locale } = asker;
  const panel = await findPanel(asker, pickQuery(query, ['field', 'from']));
  if (!panel) return null;
  const t = await getTranslations('readings');
  const { fields, field, own, page } = panel;
  return (
    <section className={styles.part} aria-labelledby="panel">
      <h2 id="panel">{t('panel.title')}</h2>
      <p>{t('panel.lead')}</p>
      <search>
        <form className={styles.filters} method="get" action="#panel">
          <ChoiceFilter
            name="field"
            label={t('columns.field')}
            options={fields.map((id) => ({ value: id, label: labels.field(id) }))}
            chosen={String(field)}
          />
          <Button type="submit" variant="secondary">
            {t('panel.show')}
          </Button>
        </form>
      </search>
      {page ? (
        <PanelPage asker={asker} field={field} page={page} />
      ) : (
        <p>
          {t('panel.waiting', {
            final: formatNumber(own.final, locale),
            total: formatNumber(own.total, locale),
          })}
        </p>
      )}
    </section>
  );
}
