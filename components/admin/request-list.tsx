import { getLocale, getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { listServiceRequests } from '@/lib/admin/queries';
import { mayAct } from '@/lib/api/contract/roles';
import { STATES } from '@/lib/forms/definition/transitions';
import { FORMS } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { CONTACT_LENGTH } from '@/lib/requests/schemas';
import { pickQuery } from '@/lib/routing/query-value';
import styles from './admin.module.css';
import { AdminTable, Moment, NextPage } from './admin-table';
import { AppointmentList } from './appointment-list';
import { ListFilters } from './list-filters';

/** The query parameters of the list: filters, and the key after which its page begins. */
const PARAMETERS = ['form', 'status', 'text', 'after'];

const COLUMNS = ['referenceNumber', 'form', 'status', 'createdAt', 'updatedAt'] as const;
const ALL_STATES = [...STATES.request, ...STATES.appointment];

/**
 * The requests of the asker's own office. Without a filter, the appointments that wait for an approval are
 * listed above them.
 */
export async function RequestList({ asker, roles, query }: AdminProps) {
  const t = await getTranslations('admin.requests');
  const asked = pickQuery(query, PARAMETERS);
  const page = await listServiceRequests(asker, asked);
  const isFront = page === null || Object.keys(asked).length === 0;
  return (
    <>
      <h1>{t('title')}</h1>
      <FlashNotice query={query} done={t('appointments.approved')} />
      {isFront && mayAct(roles, 'appointments') ? (
        <AppointmentList asker={asker} isLinked={page !== null} />
      ) : null}
      {page ? <RequestTable {...page} query={asked} /> : null}
    </>
  );
}

type Page = NonNullable<Awaited<ReturnType<typeof listServiceRequests>>>;

/** Requests of all services: filter, table, next page. */
async function RequestTable({ rows, next, query }: Page & { query: Record<string, string> }) {
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const names = await loadRequestNames(locale);
  const { after: _after, ...filter } = query;
  const choices = [
    { name: 'form', options: FORMS.map(({ id }) => ({ value: id, label: names.form(id) })) },
    { name: 'status', options: ALL_STATES.map((state) => ({ value: state, label: names.state(state) })) },
  ] as const;
  return (
    <>
      <ListFilters
        query={query}
        text={{ label: t('search'), maxLength: CONTACT_LENGTH, dir: 'ltr' }}
        choices={choices.map((choice) => ({ ...choice, label: t(`columns.${choice.name}`) }))}
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
      <AdminTable
        caption={t('title')}
        columns={COLUMNS.map((column) => t(`columns.${column}`))}
        rows={rows.map(({ id, referenceNumber, form, status, beingChecked, createdAt, updatedAt }) => ({
          id,
          cells: [
            <a key="request" href={`/${locale}/desk/requests/${id}`}>
              <bdi>{referenceNumber}</bdi>
            </a>,
            names.form(form),
            beingChecked ? names.beingChecked : names.state(status),
            <Moment key="created" at={createdAt} />,
            <Moment key="updated" at={updatedAt} />,
          ],
        }))}
      />
      {rows.length === 0 ? <p>{t('none')}</p> : null}
      <NextPage address={next && `?${new URLSearchParams({ ...filter, after: next })}`} label={t('next')} />
    </>
  );
}
