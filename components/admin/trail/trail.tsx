import { getTranslations } from 'next-intl/server';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { findTrailPage } from '@/lib/admin/find-trail-page';
import { listTrail } from '@/lib/admin/queries';
import { isDay, toGregorianDay } from '@/lib/forms/rules/calendars';
import { readPostedDay } from '@/lib/forms/rules/day';
import { hasText } from '@/lib/i18n/has-text';
import { pickQuery, readQueryValue } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, Moment, NextPage } from '../admin-table';
import { Refusals } from '../refusals';
import { TrailFilters } from './trail-filters';

const COLUMNS = ['at', 'kind', 'entity', 'actor'] as const;

/** A name or number as text, an id or pseudonym as code. */
function Name({ label, id }: { label: string | null; id: string }) {
  return label === null ? <code>{id}</code> : <bdi>{label}</bdi>;
}

/** The audit trail: every change, every access to personal data, and every refusal. */
export async function Trail({ asker, query: asked }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('admin');
  const trail = await getTranslations('staff.trail');
  const kinds = await getTranslations('admin.trail.kinds');
  const entities = await getTranslations('admin.trail.entities');
  const picked = pickQuery(asked, ['kind', 'actor', 'after']);
  const entered = readPostedDay('day', { get: (name) => readQueryValue(asked, name) || null });
  const day = toGregorianDay(entered);
  const isUnknownDay = day !== '' && !isDay(day);
  const query = day === '' || isUnknownDay ? picked : { ...picked, day };
  const { after: _after, ...filter } = query;
  const page = await listTrail(asker, query);
  const lines = page.rows.map((row) => {
    const { id, at, kind, entity, entityId, entityLabel, actor, actorLabel } = row;
    const path = findTrailPage(row);
    const name = <Name key="name" label={entityLabel} id={entityId} />;
    return {
      id,
      cells: [
        <Moment key="at" at={at} />,
        hasText(kinds, kind) ? kinds(kind) : kind,
        <span key="entity">
          {hasText(entities, entity) ? entities(entity) : entity}{' '}
          {path === null ? name : <a href={`/${locale}${path}`}>{name}</a>}
        </span>,
        actor === 'operator' ? (
          t('award.actors.operator')
        ) : (
          <Name key="actor" label={actorLabel} id={actor} />
        ),
      ],
    };
  });
  return (
    <>
      <h1>{t('trail.title')}</h1>
      <p className={styles.lead}>{trail('lead')}</p>
      <p className={styles.actions}>
        <a href="#refusals">{t('trail.refusals.title')}</a>
      </p>
      <TrailFilters {...page} query={filter} day={entered} isUnknownDay={isUnknownDay} />
      {lines.length === 0 ? (
        <p>{trail('none')}</p>
      ) : (
        <div className={styles.codes}>
          <AdminTable
            caption={t('trail.title')}
            columns={COLUMNS.map((column) => t(`trail.columns.${column}`))}
            rows={lines}
          />
        </div>
      )}
      <NextPage
        address={page.next && `?${new URLSearchParams({ ...filter, after: page.next })}`}
        label={t('trail.next')}
      />
      <Refusals asker={asker} query={pickQuery(asked, ['refusalsAfter'])} />
    </>
  );
}
