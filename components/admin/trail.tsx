import { getTranslations } from 'next-intl/server';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { listTrail } from '@/lib/admin/queries';
import { hasText } from '@/lib/i18n/has-text';
import { pickQuery } from '@/lib/routing/query-value';
import styles from './admin.module.css';
import { AdminTable, Moment, NextPage } from './admin-table';
import { Refusals } from './refusals';

const COLUMNS = ['at', 'kind', 'entity', 'actor'] as const;

/** The audit trail: every change, every access to personal data, and every refusal. */
export async function Trail({ asker, query: asked }: AdminProps) {
  const query = pickQuery(asked, ['after', 'refusalsAfter']);
  const t = await getTranslations('admin');
  const kinds = await getTranslations('admin.trail.kinds');
  const entities = await getTranslations('admin.trail.entities');
  const { after } = query;
  const { rows, next } = await listTrail(asker, after ? { after } : {});
  const lines = rows.map(({ id, at, kind, entity, entityId, actor }) => ({
    id,
    cells: [
      <Moment key="at" at={at} />,
      hasText(kinds, kind) ? kinds(kind) : kind,
      <span key="entity">
        {hasText(entities, entity) ? entities(entity) : entity} <code>{entityId}</code>
      </span>,
      <code key="actor">{actor}</code>,
    ],
  }));
  return (
    <>
      <h1>{t('trail.title')}</h1>
      <p className={styles.lead}>{t('trail.lead')}</p>
      <AdminTable
        caption={t('trail.title')}
        columns={COLUMNS.map((column) => t(`trail.columns.${column}`))}
        rows={lines}
      />
      <NextPage address={next && `?after=${next}`} label={t('trail.next')} />
      <Refusals asker={asker} query={query} />
    </>
  );
}
