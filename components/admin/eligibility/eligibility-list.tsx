import { redirect } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { ELIGIBILITY_STATES } from '@/lib/admin/eligibility/eligibility-schemas';
import { listEligibility } from '@/lib/admin/queries';
import type { EligibilityRule } from '@/lib/award/definition/eligibility';
import { isOver } from '@/lib/award/rules/edition-state';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { formatNumber } from '@/lib/i18n/format-number';
import { pickQuery } from '@/lib/routing/query-value';
import styles from '../admin.module.css';
import { AdminTable, Moment, NextPage, Reference } from '../admin-table';
import { EditionFilter } from '../editions/edition-filter';
import { OverNotice } from '../judging/over-notice';
import { DeskKeys } from '../keys/desk-keys';
import { StateFilter } from '../state-filter';

const COLUMNS = ['referenceNumber', 'unmet', 'title', 'field', 'country', 'submittedAt'] as const;

/** The rules that an application does not meet. */
function Unmet({ rules }: { rules: readonly EligibilityRule[] }) {
  const t = useTranslations('judging.rules');
  if (rules.length === 0) return '–';
  return (
    <ul className={styles.history}>
      {rules.map((rule) => (
        <li key={rule}>{t(rule)}</li>
      ))}
    </ul>
  );
}

/**
 * Submitted applications of an edition and the rules that they do not meet; by default those to check, the oldest
 * first. An unknown year redirects out of the app (ROUTE-06).
 */
export async function EligibilityList({ asker, query: asked, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('judging');
  const award = await getTranslations('admin.award');
  const requests = await getTranslations('admin.requests');
  const meta = await getTranslations('meta');
  const query = pickQuery(asked, ['edition', 'state', 'after']);
  const found = await listEligibility(asker, query);
  if (!found && query.edition) redirect(env.NOT_FOUND_URL);
  const edition = await pickEdition(locale, query.edition);
  const isClosed = isOver(edition);
  const labels = await loadRegistrationLabels(locale, edition);
  const title = meta('adminEligibility.title');
  const state = ELIGIBILITY_STATES.find((name) => name === query.state) ?? 'unchecked';
  const addressOf = (id: string) => `/${locale}/desk/eligibility/${id}#check`;
  const first = found?.rows[0];
  const hasUnmet = found?.rows.some(({ unmet }) => unmet.length > 0) ?? false;
  const columns = COLUMNS.filter((column) => column !== 'unmet' || hasUnmet);
  return (
    <>
      <div className={styles.summary}>
        <h1>{title}</h1>
        {first ? <DeskKeys page="rows" /> : null}
      </div>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={asked} done={t('saved')} />
      {found ? (
        <>
          <EditionFilter asker={asker} year={edition.year} />
          <OverNotice edition={edition} />
          <StateFilter
            edition={isClosed ? edition.year : null}
            label={award('filters.status')}
            options={ELIGIBILITY_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            chosen={state}
          />
          {found.total > 0 ? (
            <p>{t('total', { count: found.total, number: formatNumber(found.total, locale) })}</p>
          ) : null}
          {!isClosed && first && state === 'unchecked' && roles.includes('award') ? (
            <p>
              <ButtonLink href={addressOf(first.id)}>{t('oldest')}</ButtonLink>
            </p>
          ) : null}
          {first ? (
            <AdminTable
              caption={title}
              columns={columns.map((column) =>
                column === 'unmet' || column === 'submittedAt'
                  ? t(`columns.${column}`)
                  : award(`columns.${column}`),
              )}
              rows={found.rows.map((row) => ({
                id: row.id,
                cells: [
                  <a key="application" href={addressOf(row.id)} data-key-row="">
                    <Reference number={row.referenceNumber} />
                  </a>,
                  ...(hasUnmet ? [<Unmet key="unmet" rules={row.unmet} />] : []),
                  <bdi key="title">{row.researchTitle}</bdi>,
                  labels.field(row.fieldId),
                  labels.country(row.countryId),
                  <Moment key="submitted" at={row.submittedAt} />,
                ],
              }))}
            />
          ) : (
            <p>{t(state === 'unchecked' ? 'allChecked' : 'none')}</p>
          )}
          <NextPage
            address={
              found.next &&
              `?${new URLSearchParams({ edition: String(edition.year), state, after: found.next })}`
            }
            label={requests('nextPage')}
          />
        </>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
