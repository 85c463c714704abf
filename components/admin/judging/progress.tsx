import { getLocale, getTranslations } from 'next-intl/server';
import type { findBoard } from '@/lib/admin/judging/queries';
import type { Edition } from '@/lib/award/edition-with-texts';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { formatNumber } from '@/lib/i18n/format-number';
import styles from '../admin.module.css';
import { AdminTable, Moment, Reference } from '../admin-table';

interface Props {
  board: NonNullable<Awaited<ReturnType<typeof findBoard>>>;
  edition: Edition;
}

/** How far the readings are in each field, and those that are not final, with links to their applications. */
export async function Progress({ board: { fields, open }, edition }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('results');
  const award = await getTranslations('admin.award.columns');
  const labels = await loadRegistrationLabels(locale, edition);
  const write = (value: number) => formatNumber(value, locale);
  const share = (value: number, total: number) =>
    t('progress.of', { number: write(value), total: write(total) });
  return (
    <>
      <section className={styles.part} aria-labelledby="progress">
        <h2 id="progress">{t('progress.title')}</h2>
        {fields.length === 0 ? (
          <p>{t('progress.none')}</p>
        ) : (
          <AdminTable
            caption={t('progress.title')}
            columns={[
              award('field'),
              t('progress.columns.applications'),
              t('progress.columns.assigned'),
              t('columns.sheets'),
              t('progress.columns.late'),
            ]}
            rows={fields.map(({ fieldId, applications, needed, assigned, final, late }) => ({
              id: String(fieldId),
              cells: [
                labels.field(fieldId),
                write(applications),
                assigned < needed ? share(assigned, needed) : write(assigned),
                share(final, assigned),
                write(late),
              ],
            }))}
          />
        )}
      </section>
      {fields.length === 0 ? null : (
        <section className={styles.part} aria-labelledby="open">
          <h2 id="open">{t('open.title')}</h2>
          {open.rows.length === 0 ? (
            <p>{t('open.none')}</p>
          ) : (
            <>
              <p>{t('open.total', { count: open.total, number: write(open.total) })}</p>
              <AdminTable
                caption={t('open.title')}
                columns={[award('referenceNumber'), t('open.columns.juror'), t('open.columns.due')]}
                rows={open.rows.map(({ id, referenceNumber, juror, dueAt, isLate }) => ({
                  id: `${id} ${juror}`,
                  cells: [
                    <a key="application" href={`/${locale}/desk/judging/${id}`}>
                      <Reference number={referenceNumber} />
                    </a>,
                    <bdi key="juror">{juror}</bdi>,
                    <span key="due">
                      {dueAt ? <Moment at={dueAt} /> : '–'}{' '}
                      {isLate ? `(${t('progress.columns.late')})` : null}
                    </span>,
                  ],
                }))}
              />
            </>
          )}
        </section>
      )}
    </>
  );
}
