import { getLocale, getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import { SheetLinks } from '@/components/ui/sheet-links';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadBulkErrors } from '@/lib/admin/load-desk-errors';
import { findOffice, listOwners, listServiceRequests } from '@/lib/admin/queries';
import { loadViewErrors } from '@/lib/admin/views/load-view-errors';
import { mayAct } from '@/lib/api/contract/roles';
import { STATES } from '@/lib/forms/definition/transitions';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { FORMS } from '@/lib/requests/forms';
import { LIST_PARAMETERS } from '@/lib/requests/list-parameters';
import { loadRequestNames } from '@/lib/requests/request-names';
import { CONTACT_LENGTH } from '@/lib/requests/schemas';
import { readSelected } from '@/lib/requests/work/bulk-controls';
import type { BulkOutcome as BulkChange, BulkPreview, UndoOutcome } from '@/lib/requests/work/bulk-schemas';
import { type Colleague, DUE_TIMES, PRIORITIES, type TeamName } from '@/lib/requests/work/schemas';
import { pickQuery } from '@/lib/routing/query-value';
import pages from '../admin.module.css';
import { DeskKeys } from '../keys/desk-keys';
import { ListFilters } from '../list-filters';
import { SavedViews } from '../views/saved-views';
import { BULK_FORM, BulkForm } from './bulk-form';
import { BulkOutcome } from './bulk-outcome';
import { QueueLinks } from './queue-links';
import { RequestTable } from './request-table';

const ALL_STATES = [...STATES.request, ...STATES.appointment];

/**
 * The requests of the asker's own office. With an external root only its appointments are listed, on their own page.
 */
export async function RequestList({ asker, roles, query }: AdminProps) {
  const t = await getTranslations('admin.requests');
  const desk = await getTranslations('desk');
  const refused = await readFlashMessage(query.answers);
  const errors = await loadBulkErrors(refused, asker.locale);
  const sent = await readFlashMessage(query.sent);
  const asked = pickQuery(query, LIST_PARAMETERS);
  const page = await listServiceRequests(asker, asked);
  const office = mayAct(roles, 'lead') ? await findOffice(asker) : null;
  const { after: _after, ...filter } = asked;
  return (
    <>
      <div className={pages.summary}>
        <h1>{t('title')}</h1>
        {page && page.rows.length > 0 ? <DeskKeys page="list" /> : null}
      </div>
      <Outcome
        query={query}
        asked={asked}
        lines={[...errors.lines, ...(await loadViewErrors(refused, asker.locale)).lines]}
      />
      {page ? <QueueLinks asker={asker} current={asked.queue} isLow /> : null}
      {page ? <SavedViews asker={asker} query={query} list="requests" filters={filter} /> : null}
      {page ? (
        <FilteredRequests
          page={page}
          query={asked}
          owners={await listOwners(asker)}
          errors={errors}
          typed={new URLSearchParams(findTyped(refused, sent))}
          colleagues={office?.colleagues ?? []}
          teams={office?.teams ?? []}
          isWholePage={query.select === 'page'}
          isPreviewed={sent?.form === 'requests-preview'}
        />
      ) : (
        <Notice tone="info" title={desk('home.external')}>
          <a href={`/${asker.locale}/desk/appointments`}>{t('appointments.title')}</a>
        </Notice>
      )}
    </>
  );
}

interface OutcomeProps {
  query: AdminProps['query'];
  asked: Record<string, string>;
  lines: PostedErrors['lines'];
}

/** The kind of outcome of a post that changes many requests, by form. */
const OUTCOMES: Readonly<
  Record<string, (action: string | null) => ComponentProps<typeof BulkOutcome>['of']>
> = {
  'requests-change': (action) =>
    action === 'review' ? 'pending' : action === 'close' ? 'closing' : 'changed',
  'requests-undo': () => 'undone',
  'requests-preview': () => 'previewed',
};

/** The values entered in a change of many requests that was refused or previewed. */
function findTyped(refused: FlashMessage | null, sent: FlashMessage | null): FlashMessage['texts'] {
  if (sent?.form === 'requests-preview') return sent.texts;
  return refused?.form === BULK_FORM || refused?.form === 'requests-preview' ? refused.texts : [];
}

/** The outcome of the previous post. */
async function Outcome({ query, asked, lines }: OutcomeProps) {
  const desk = await getTranslations('desk');
  const flash = await readFlashMessage(query.sent);
  const find = flash ? OUTCOMES[flash.form] : undefined;
  if (flash?.response !== undefined && find) {
    const { data } = flash.response as { data: BulkChange | BulkPreview | UndoOutcome };
    const of = find(new URLSearchParams(flash.texts).get('action'));
    return <BulkOutcome outcome={data} of={of} query={asked} />;
  }
  return <FlashNotice query={query} done={desk('work.saved')} errors={lines} />;
}

interface ListProps {
  page: NonNullable<Awaited<ReturnType<typeof listServiceRequests>>>;
  query: Record<string, string>;
  errors: PostedErrors;
  /** The values entered in a refused change of many requests. */
  typed: URLSearchParams;
  colleagues: readonly Colleague[];
  teams: readonly TeamName[];
  owners: Awaited<ReturnType<typeof listOwners>>;
  isWholePage: boolean;
  isPreviewed: boolean;
}

/** Requests of all services: filter, table, next page. */
async function FilteredRequests(props: ListProps) {
  const { page, query, errors, typed, colleagues, teams, owners, isWholePage, isPreviewed } = props;
  const locale = await getLocale();
  const t = await getTranslations('admin.requests');
  const desk = await getTranslations('desk');
  const views = await getTranslations('views.filters');
  const names = await loadRequestNames(locale);
  const { after: _after, ...filter } = query;
  const selected = new Set(typed.getAll('rows').map((row) => readSelected(row).id));
  const choices = [
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
    {
      name: 'priority',
      label: desk('work.priority'),
      options: PRIORITIES.map((priority) => ({ value: priority, label: desk(`priorities.${priority}`) })),
    },
    {
      name: 'due',
      label: desk('list.columns.due'),
      options: DUE_TIMES.map((due) => ({ value: due, label: desk(`list.dueIn.${due}`) })),
    },
    {
      name: 'team',
      label: views('team'),
      options: owners.teams.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'owner',
      label: views('owner'),
      options: owners.owners.map(({ subject, label }) => ({
        value: subject,
        label: label ?? desk('list.noName'),
      })),
    },
  ];
  return (
    <>
      <ListFilters
        query={query}
        text={{ label: t('search'), maxLength: CONTACT_LENGTH, dir: 'ltr' }}
        choices={choices.filter(({ options }) => options.length > 0)}
        texts={{ all: t('all'), apply: t('apply'), clear: t('clear') }}
      >
        {/* Chosen by the links above, which show how long each is. */}
        {query.queue ? <input type="hidden" name="queue" value={query.queue} /> : null}
      </ListFilters>
      {page.rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <BulkForm
            query={query}
            colleagues={colleagues}
            teams={teams}
            templates={owners.closing}
            typed={typed}
            errors={errors}
            isOpen={isWholePage || isPreviewed}
          />
          <RequestTable
            {...page}
            query={query}
            caption={t('title')}
            isSelected={(id) => isWholePage || selected.has(id)}
          />
        </>
      )}
      <SheetLinks path="/gateway/Desk/ExportRequests" query={filter} mayBeLong>
        <span>{t('exportHint')}</span>
      </SheetLinks>
    </>
  );
}
