import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { listRegister } from '@/lib/admin/queries';
import { EXPIRY_CHOICES } from '@/lib/admin/register/supplier-schemas';
import { loadViewErrors } from '@/lib/admin/views/load-view-errors';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { formatDate, formatDay } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import { pickQuery } from '@/lib/routing/query-value';
import { getRoute } from '@/lib/routing/table';
import { ACTIVITIES } from '@/lib/suppliers/activities';
import { nameActivity } from '@/lib/suppliers/name-activity';
import { SEARCH_LENGTH } from '@/lib/suppliers/schemas';
import { LISTED_STATES } from '@/lib/suppliers/supplier-states';
import styles from '../admin.module.css';
import { AdminTable, NextPage } from '../admin-table';
import { ListFilters } from '../list-filters';
import { SavedViews } from '../views/saved-views';
import looks from '../work/requests.module.css';

/** The register of suppliers; by default the applications that wait for a decision. */
export async function SupplierList({ asker, query: asked }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('supplierRegister');
  const form = await getTranslations('suppliers.form');
  const search = await getTranslations('supplierRegister.search');
  const award = await getTranslations('admin.award');
  const meta = await getTranslations('meta');
  const title = meta('adminSuppliers.title');
  const query = pickQuery(asked, ['state', 'text', 'activity', 'within', 'after']);
  const page = await listRegister(asker, query);
  if (!page)
    return (
      <>
        <h1>{title}</h1>
        <Notice tone="info" title={t('external')} />
      </>
    );
  const { after: _after, ...filter } = query;
  const { state = 'applied', ...narrowed } = filter;
  const isDefault = state === 'applied' && Object.keys(narrowed).length === 0;
  const choices = [
    {
      name: 'state',
      label: award('filters.status'),
      options: LISTED_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
      isRequired: true,
    },
    {
      name: 'activity',
      label: form('fields.activity.label'),
      options: ACTIVITIES.map((value) => ({ value, label: form(`options.activity.${value}`) })),
    },
    {
      name: 'within',
      label: t('desk.within'),
      options: EXPIRY_CHOICES.map((value) => ({
        value,
        label: t('desk.days', { count: Number(value), number: formatNumber(Number(value), locale) }),
      })),
    },
  ];
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('desk.lead')}</p>
      <FlashNotice
        query={asked}
        done={t('desk.saved')}
        errors={(await loadViewErrors(await readFlashMessage(asked.answers), locale)).lines}
      />
      <SavedViews asker={asker} query={asked} list="suppliers" filters={filter} />
      <ListFilters
        query={{ ...filter, state }}
        text={{ label: search('text'), maxLength: SEARCH_LENGTH }}
        choices={choices}
        texts={{
          all: award('filters.all'),
          apply: award('filters.apply'),
          clear: award('filters.clear'),
        }}
      />
      {page.rows.length === 0 ? (
        <>
          <p>{t(isDefault ? 'desk.noneWaiting' : 'desk.none')}</p>
          <p>
            {t('desk.filledBy')}{' '}
            <a href={`/${locale}${getRoute('suppliers').path}`}>{meta('suppliers.title')}</a>
          </p>
        </>
      ) : (
        <AdminTable
          caption={title}
          columns={[
            form('fields.establishmentName.label'),
            t('desk.columns.number'),
            form('fields.activity.label'),
            award('filters.status'),
            t(state === 'applied' ? 'desk.at' : 'acceptedAt'),
            t('desk.columns.until'),
          ]}
          rows={page.rows.map((row) => ({
            id: row.id,
            cells: [
              <a key="name" href={`/${locale}/desk/suppliers/${row.id}`}>
                <bdi>{row.establishmentName}</bdi>
              </a>,
              <bdi key="number">{row.commercialRegistration}</bdi>,
              nameActivity(form, row.activity),
              <span key="state" className={looks.state} data-state={row.state}>
                {t(`states.${row.state}`)}
              </span>,
              <time key="at" dateTime={row.at}>
                {formatDate(new Date(row.at), locale)}
              </time>,
              row.validUntil === null ? '–' : formatDay(row.validUntil, locale),
            ],
          }))}
        />
      )}
      <NextPage
        address={page.next && `?${new URLSearchParams({ ...filter, after: page.next })}`}
        label={award('next')}
      />
    </>
  );
}
