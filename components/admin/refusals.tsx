import { getTranslations } from 'next-intl/server';
import { type Asker, listRefusals } from '@/lib/admin/queries';
import styles from './admin.module.css';
import { AdminTable, Moment, NextPage } from './admin-table';

const COLUMNS = ['hour', 'kind', 'source', 'times'] as const;

/** Refused requests and failed sign-ons, counted by hour and source. */
export async function Refusals({ asker, query }: { asker: Asker; query: Record<string, string> }) {
  const t = await getTranslations('admin.trail.refusals');
  const { refusalsAfter } = query;
  const { rows, next } = await listRefusals(asker, refusalsAfter ? { after: refusalsAfter } : {});
  const lines = rows.map(({ id, hour, kind, source, times }) => {
    const shown = source === 'others' ? t('others') : <code key="source">{source}</code>;
    return { id, cells: [<Moment key="hour" at={hour} />, t(`kinds.${kind}`), shown, times] };
  });
  return (
    <section className={styles.part} aria-labelledby="refusals">
      <h2 id="refusals">{t('title')}</h2>
      <p className={styles.lead}>{t('lead')}</p>
      {lines.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <AdminTable
          caption={t('title')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={lines}
        />
      )}
      <NextPage address={next && `?refusalsAfter=${next}#refusals`} label={t('next')} />
    </section>
  );
}
