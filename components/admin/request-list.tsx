import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { type AdminProps, FIND } from '@/lib/admin/admin-pages';
import { listServiceRequests } from '@/lib/admin/queries';
import { mayAct } from '@/lib/api/contract/roles';
import { STATES } from '@/lib/forms/definition/transitions';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { CONTACT_LENGTH } from '@/lib/requests/schemas';
import { QUEUES } from '@/lib/requests/work/schemas';
import { pickQuery } from '@/lib/routing/query-value';
import styles from './admin.module.css';
import { AppointmentList } from './appointment-list';
import { ListFilters } from './list-filters';
import { QueueLinks } from './queue-links';
import { RequestTable } from './request-table';

/** The query parameters of the list: filters, and the key after which its page begins. */
const PARAMETERS = ['queue', 'form', 'status', 'text', 'after'];

const ALL_STATES = [...STATES.request, ...STATES.appointment];

/**
 * The requests of the asker's own office. Without a filter, the appointments that wait for an approval are
 * listed above them.
 */
export async function RequestList({ asker, roles, query }: AdminProps) {
  const t = await getTranslations('admin.requests');
  const desk = await getTranslations('desk');
  const flash = await readFlashMessage(query.sent);
  const asked = pickQuery({ ...query, text: query.text ?? query[FIND] }, PARAMETERS);
  const page = await listServiceRequests(asker, asked);
  const isFront = page === null || Object.keys(asked).length === 0;
  return (
    <>
      <h1>{t('title')}</h1>
      <FlashNotice
        query={query}
        done={flash?.form === 'appointment-approve' ? t('appointments.approved') : desk('work.saved')}
      />
      {page ? <QueueLinks asker={asker} current={asked.queue} /> : null}
      {isFront && mayAct(roles, 'appointments') ? (
        <AppointmentList asker={asker} isLinked={page !== null} />
      ) : null}
      {page ? <FilteredRequests page={page} query={asked} /> : null}
    </>
  );
}

interface ListProps {
  page: NonNullable<Awaited<ReturnType<typeof listServiceRequests>>>;
  query: Record<string, string>;
}

/** Requests of all services: filter, table, next page. */
async function FilteredRequests({ page, query }: ListProps) {
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const desk = await getTranslations('desk');
  const names = await loadRequestNames(locale);
  const { after: _after, ...filter } = query;
  const choices = [
    {
      name: 'queue',
      label: desk('list.queue'),
      options: QUEUES.map((queue) => ({ value: queue, label: desk(`queues.${queue}`) })),
    },
    {
      name: 'form',
      label: t('columns.form'),
      options: FORMS.map(({ id }) => ({ value: id, label: names.form(id) })),
    },
    {
      name: 'status',
      label: t('columns.status'),
      options: ALL_STATES.map((state) => ({ value: state, label: names.state(state) })),
    },
  ];
  return (
    <>
      <ListFilters
        query={query}
        text={{ label: t('search'), maxLength: CONTACT_LENGTH, dir: 'ltr' }}
        choices={choices}
        labels={{ all: t('all'), apply: t('apply'), clear: t('clear') }}
      />
      <p className={styles.actions}>
        <a
          href={`/gateway/Desk/ExportRequests?${new URLSearchParams({ ...filter, language: locale })}`}
          download
        >
          {t('export')}
        </a>
        <span>{t('exportHint')}</span>
      </p>
      {page.rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <RequestTable {...page} query={filter} caption={t('title')} />
      )}
    </>
  );
}
