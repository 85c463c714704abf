import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadPermitEndErrors, loadPermitErrors } from '@/lib/admin/exceptions/load-exception-errors';
import { listExceptions } from '@/lib/admin/exceptions/queries';
import {
  type DisqualifiedRow,
  EXCEPTION_PARAMETERS,
  EXCEPTION_STATES,
  type PermitRow,
} from '@/lib/admin/exceptions/schemas';
import type { Role } from '@/lib/api/contract/roles';
import { isOver } from '@/lib/award/rules/edition-state';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import type { FlashMessage } from '@/lib/forms/no-javascript/no-javascript-form';
import type { PostedErrors } from '@/lib/forms/server-side/posted-errors';
import { formatYear } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { readPageTime } from '@/lib/page-reads/page-time';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, Moment, NextPage, Reference } from '../admin-table';
import { EditionFilter } from '../editions/edition-filter';
import { DeskKeys } from '../keys/desk-keys';
import { StateFilter } from '../state-filter';
import { ConfirmationForm } from './confirmation-form';
import { PermitEnd } from './permit-end';
import { PermitForm } from './permit-form';

interface ListProps<Row> {
  rows: readonly Row[];
  roles: readonly Role[];
  locale: Locale;
  /** Parameters of the page's address. */
  list: Readonly<Record<string, string>>;
}

async function Disqualifications({ rows, roles, locale, list }: ListProps<DisqualifiedRow>) {
  const t = await getTranslations('exceptions');
  const award = await getTranslations('admin.award.columns');
  const filters = await getTranslations('admin.award.filters');
  const title = t('disqualification.listTitle');
  return (
    <section className={styles.part} aria-labelledby="disqualifications">
      <h2 id="disqualifications">{title}</h2>
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <AdminTable
          caption={title}
          columns={[award('referenceNumber'), filters('edition'), t('reason'), t('at'), t('state')]}
          rows={rows.map((row) => ({
            id: row.id,
            cells: [
              // Nothing shows an application that was withdrawn after the proposal.
              <span key="number" id={`of-${row.id}`}>
                {row.isWithdrawn ? (
                  <Reference number={row.referenceNumber} />
                ) : (
                  <a href={`/${locale}/desk/eligibility/${row.requestId}`} data-key-row="">
                    <Reference number={row.referenceNumber} />
                  </a>
                )}
              </span>,
              formatYear(row.edition, locale),
              <bdi key="reason">{row.reason}</bdi>,
              <Moment key="at" at={row.confirmedAt ?? row.proposedAt} />,
              row.confirmedAt ? (
                t('confirmed')
              ) : roles.includes('administrator') ? (
                <ConfirmationForm
                  key="confirm"
                  form="disqualification-confirm"
                  proposal={row}
                  list={list}
                  describedBy={`of-${row.id}`}
                />
              ) : (
                t('waiting')
              ),
            ],
          }))}
        />
      )}
    </section>
  );
}

function stateOf({ confirmedAt, usedAt, until, isEnded }: PermitRow, now: Date) {
  if (isEnded) return 'ended';
  if (usedAt) return 'used';
  if (until < now.toISOString()) return 'over';
  return confirmedAt ? 'confirmed' : 'waiting';
}

/** True while the permit opens a form; a reopening is used up by the submission. */
const isHeld = ({ kind, usedAt, until }: PermitRow, now: Date) =>
  until > now.toISOString() && (kind !== 'resubmit' || usedAt === null);

interface PermitsProps extends Omit<ListProps<PermitRow>, 'locale'> {
  isClosed: boolean;
  /** The form that ends a permit, if it was refused. */
  refused: { id: string | null; errors: PostedErrors; typed: URLSearchParams } | null;
}

async function Permits({ rows, roles, list, isClosed, refused }: PermitsProps) {
  const t = await getTranslations('exceptions');
  const award = await getTranslations('admin.award.columns');
  const title = t('permits.listTitle');
  const now = readPageTime();
  const mayEnd = roles.includes('award') || roles.includes('coordinator');
  if (rows.length === 0) return <p>{t('none')}</p>;
  return (
    <AdminTable
      caption={title}
      columns={[t('permits.kind'), award('referenceNumber'), t('permits.until'), t('reason'), t('state')]}
      rows={rows.map((row) => {
        const state = stateOf(row, now);
        return {
          id: row.id,
          cells: [
            <span key="kind" id={`of-${row.id}`}>
              {t(`permits.kinds.${row.kind}Late`)}
            </span>,
            row.referenceNumber === null ? (
              t('permits.notRegistered')
            ) : (
              <Reference key="number" number={row.referenceNumber} />
            ),
            <Moment key="until" at={row.until} />,
            <bdi key="reason">{row.reason}</bdi>,
            state === 'waiting' && !isClosed && roles.includes('coordinator') ? (
              <ConfirmationForm
                key="confirm"
                form="permit-confirm"
                proposal={row}
                list={list}
                describedBy={`of-${row.id}`}
              />
            ) : (state === 'confirmed' || state === 'used') && mayEnd && isHeld(row, now) ? (
              <PermitEnd
                key="end"
                id={row.id}
                state={state}
                list={list}
                describedBy={`of-${row.id}`}
                refused={refused?.id === row.id ? refused : null}
              />
            ) : (
              t(state)
            ),
          ],
        };
      })}
    />
  );
}

/** The values entered in a form that ends a permit and was refused. */
async function loadRefusedEnd(flash: FlashMessage | null, locale: Locale): Promise<PermitsProps['refused']> {
  if (flash?.form !== 'permit-end') return null;
  const typed = new URLSearchParams(flash.texts);
  const id = typed.get('id');
  return { id, errors: await loadPermitEndErrors(flash, locale, id ?? ''), typed };
}

/**
 * Exceptions of an edition for one person or application: disqualifications, permits and reopened submissions. Permits
 * end with the edition, disqualifications do not. An unknown year redirects out of the app (ROUTE-06).
 */
export async function ExceptionsPage({ asker, query, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('exceptions');
  const meta = await getTranslations('meta');
  const award = await getTranslations('admin.award.filters');
  const ranking = await getTranslations('results.ranking');
  const list = pickQuery(query, EXCEPTION_PARAMETERS);
  const state = EXCEPTION_STATES.find((name) => name === list.state) ?? 'all';
  const found = await listExceptions(asker, list);
  if (!found && list.edition) redirect(env.NOT_FOUND_URL);
  const edition = await pickEdition(locale, list.edition);
  // Waiting proposals do not depend on the chosen edition.
  const isClosed = state === 'all' && isOver(edition);
  const flash = await readFlashMessage(query.answers);
  const own = flash?.form === 'permit-propose' ? flash : null;
  const errors = await loadPermitErrors(own, locale);
  const refused = await loadRefusedEnd(flash, locale);
  /** The address of the next page of one list, which keeps the page of the other list. */
  const toNext = (part: 'disqualifications' | 'permits') =>
    found?.next[part] ? `?${new URLSearchParams({ ...list, [part]: found.next[part] })}#${part}` : null;
  return (
    <>
      <div className={styles.summary}>
        <h1>{meta('adminExceptions.title')}</h1>
        {found && found.disqualifications.length > 0 ? <DeskKeys page="rows" /> : null}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice
        query={query}
        done={t('saved')}
        errors={[...errors.lines, ...(refused?.errors.lines ?? [])]}
      />
      {found ? (
        <>
          {state === 'all' ? <EditionFilter asker={asker} year={edition.year} /> : null}
          <StateFilter
            edition={isClosed ? edition.year : null}
            label={t('state')}
            options={EXCEPTION_STATES.map((value) => ({
              value,
              label: value === 'all' ? award('all') : t('waiting'),
            }))}
            chosen={state}
          />
          <Disqualifications rows={found.disqualifications} roles={roles} locale={locale} list={list} />
          <NextPage address={toNext('disqualifications')} label={ranking('next')} />
          <section className={styles.part} aria-labelledby="permits">
            <h2 id="permits">{t('permits.listTitle')}</h2>
            <Permits rows={found.permits} roles={roles} list={list} isClosed={isClosed} refused={refused} />
            <NextPage address={toNext('permits')} label={ranking('next')} />
          </section>
          {!isClosed && state === 'all' && roles.includes('award') ? (
            <PermitForm errors={errors} typed={own ? new URLSearchParams(own.texts) : null} />
          ) : null}
        </>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
