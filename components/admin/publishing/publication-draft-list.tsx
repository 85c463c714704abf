import { getLocale, getTranslations } from 'next-intl/server';
import type { DraftRow } from '@/lib/admin/publishing/schemas';
import { formatDateTime } from '@/lib/i18n/format-time';
import { DRAFT_STATES, type DraftState } from '@/lib/publications/drafts/publication-draft';
import styles from '../admin.module.css';
import { AdminTable, Moment, NextPage } from '../admin-table';
import { StateFilter } from '../state-filter';
import looks from '../work/requests.module.css';
import { loadPersonName } from './load-person-name';

interface Props {
  rows: readonly DraftRow[];
  next: string | null;
  state: DraftState | '';
}

const COLUMNS = ['title', 'kind', 'state', 'changed'] as const;

/** Publications in preparation, the last changed first. */
export async function PublicationDraftList({ rows, next, state }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('publishing');
  const search = await getTranslations('search');
  const nameOf = await loadPersonName();
  const states = DRAFT_STATES.map((name) => ({ value: name, label: t(`states.${name}`) }));
  const more = new URLSearchParams({ ...(state ? { state } : {}), after: next ?? '' });
  return (
    <section className={styles.part} aria-labelledby="drafts">
      <h2 id="drafts">{t('drafts.title')}</h2>
      <StateFilter
        label={t('columns.state')}
        options={[{ value: '', label: t('drafts.open') }, ...states]}
        chosen={state}
      />
      {rows.length === 0 ? <p>{t(state ? 'drafts.none' : 'drafts.nothing')}</p> : null}
      {rows.length > 0 ? (
        <AdminTable
          caption={t('drafts.title')}
          columns={COLUMNS.map((column) => t(`columns.${column}`))}
          rows={rows.map(({ id, title, kind, publishAt, updatedAt, updatedBy, ...row }) => ({
            id,
            cells: [
              <a key="title" href={`/${locale}/desk/publications/${id}`}>
                {title}
              </a>,
              search(`kinds.${kind}`),
              <span key="state" className={looks.state} data-state={row.state}>
                {publishAt && row.state === 'scheduled'
                  ? t('scheduledFor', { time: formatDateTime(new Date(publishAt), locale) })
                  : t(`states.${row.state}`)}
              </span>,
              <div key="changed">
                <Moment at={updatedAt} />
                <div className={looks.writer}>
                  <bdi>{nameOf(updatedBy)}</bdi>
                </div>
              </div>,
            ],
          }))}
        />
      ) : null}
      <NextPage address={next && `?${more}`} label={t('drafts.older')} />
    </section>
  );
}
