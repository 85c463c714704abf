import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { ELIGIBILITY_STATES } from '@/lib/admin/eligibility-schemas';
import { listEligibility } from '@/lib/admin/queries';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { getEdition } from '@/lib/award/server-side/edition-queries';
import { formatNumber } from '@/lib/i18n/format-number';
import { pickQuery } from '@/lib/routing/query-value';
import styles from './admin.module.css';
import { AdminTable, Moment, NextPage, Reference } from './admin-table';
import { StateFilter } from './state-filter';

const COLUMNS = ['referenceNumber', 'unmet', 'title', 'field', 'country', 'submittedAt'] as const;

/** Submitted applications and the rules that they do not meet; by default those to check, the oldest first. */
export async function EligibilityList({ asker, query: asked, roles }: AdminProps) {
  const { locale } = asker;
  const t = await getTranslations('judging');
  const award = await getTranslations('admin.award');
  const meta = await getTranslations('meta');
  const query = pickQuery(asked, ['state', 'after']);
  const found = await listEligibility(asker, query);
  const labels = await loadRegistrationLabels(locale, await getEdition(locale));
  const title = meta('adminEligibility.title');
  const state = ELIGIBILITY_STATES.find((name) => name === query.state) ?? 'unchecked';
  const addressOf = (id: string) => `/${locale}/desk/eligibility/${id}#check`;
  const first = found?.rows[0];
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <FlashNotice query={asked} done={t('saved')} />
      {found ? (
        <>
          <StateFilter
            label={award('filters.status')}
            options={ELIGIBILITY_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            chosen={state}
          />
          {found.total > 0 ? (
            <p>{t('total', { count: found.total, number: formatNumber(found.total, locale) })}</p>
          ) : null}
          {first && state === 'unchecked' && roles.includes('award') ? (
            <p>
              <ButtonLink href={addressOf(first.id)}>{t('oldest')}</ButtonLink>
            </p>
          ) : null}
          {first ? (
            <AdminTable
              caption={title}
              columns={COLUMNS.map((column) =>
                column === 'unmet' || column === 'submittedAt'
                  ? t(`columns.${column}`)
                  : award(`columns.${column}`),
              )}
              rows={found.rows.map((row) => ({
                id: row.id,
                cells: [
                  <a key="application" href={addressOf(row.id)}>
                    <Reference number={row.referenceNumber} />
                  </a>,
                  row.unmet.length > 0 ? (
                    <ul key="unmet" className={styles.history}>
                      {row.unmet.map((rule) => (
                        <li key={rule}>{t(`rules.${rule}`)}</li>
                      ))}
                    </ul>
                  ) : (
                    '–'
                  ),
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
            address={found.next && `?${new URLSearchParams({ state, after: found.next })}`}
            label={award('next')}
          />
        </>
      ) : (
        <Notice tone="info" title={t('external')} />
      )}
    </>
  );
}
