import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FlashNotice } from '@/components/forms/flash-notice';
import type { AdminProps } from '@/lib/admin/admin-pages';
import { loadDisqualificationErrors } from '@/lib/admin/exceptions/load-exception-errors';
import type { OpenedDecision } from '@/lib/admin/judging/decision-schemas';
import { loadCorrectionErrors, loadDecisionErrors } from '@/lib/admin/judging/load-result-errors';
import { findDecision } from '@/lib/admin/judging/queries';
import type { Edition } from '@/lib/award/edition-with-texts';
import { isOver } from '@/lib/award/rules/edition-state';
import { loadRegistrationLabels } from '@/lib/award/rules/registration-labels';
import { pickEdition } from '@/lib/award/server-side/edition-queries';
import { env } from '@/lib/env/env';
import { readFlashMessage } from '@/lib/forms/no-javascript/flash-message';
import { formatNumber } from '@/lib/i18n/format-number';
import type { Locale } from '@/lib/i18n/locales';
import styles from '../admin.module.css';
import { AdminTable, Moment } from '../admin-table';
import { Disqualification } from '../exceptions/disqualification';
import { Facts } from '../facts';
import { Corrections } from './corrections';
import { DecisionForm } from './decision-form';
import { OverNotice } from './over-notice';
import { writePoints } from './ranking-table';

interface Props {
  opened: OpenedDecision;
  edition: Edition;
  locale: Locale;
}

/** The place of an application in the ranking. */
async function Place({ opened, edition, locale }: Props) {
  const t = await getTranslations('results');
  const award = await getTranslations('admin.award.columns');
  const labels = await loadRegistrationLabels(locale, edition);
  const { rank, isTied, decidedBy, university } = opened;
  const number = rank === null ? t('ranking.unranked') : formatNumber(rank, locale);
  const facts: [string, string][] = [
    [award('title'), opened.researchTitle],
    [award('field'), labels.field(opened.fieldId)],
    ...(university === undefined ? [] : [[award('university'), university] as [string, string]]),
    [t('columns.rank'), rank !== null && isTied ? t('ranking.tied', { rank: number }) : number],
    [t('columns.raw'), writePoints(opened.raw, locale)],
    [t('columns.adjusted'), writePoints(opened.adjusted, locale)],
    [t('columns.spread'), writePoints(opened.spread, locale)],
    ...(decidedBy
      ? [[t('columns.decidedBy'), edition.text(`criteria.${decidedBy}.title`)] as [string, string]]
      : []),
  ];
  return <Facts rows={facts} />;
}

/** The readings of an application with their totals. */
async function Readings({ opened, locale }: Omit<Props, 'edition'>) {
  const t = await getTranslations('results');
  return (
    <section className={styles.part} aria-labelledby="readings">
      <h2 id="readings">{t('readings.title')}</h2>
      {opened.readings.length === 0 ? (
        <p>{t('readings.none')}</p>
      ) : (
        <AdminTable
          caption={t('readings.title')}
          columns={[t('open.columns.juror'), t('readings.total'), t('open.columns.due')]}
          rows={opened.readings.map(({ juror, total, dueAt }) => ({
            id: juror,
            cells: [
              <bdi key="juror">{juror}</bdi>,
              total === null ? t('readings.notFinal') : writePoints(total, locale),
              dueAt ? <Moment key="due" at={dueAt} /> : '–',
            ],
          }))}
        />
      )}
    </section>
  );
}

/**
 * One application of the ranking: its place, its readings, and the decision of the committee. Once the edition is over,
 * a decision changes by a correction or a disqualification only.
 */
export async function DecisionView({ asker, id, query, roles }: AdminProps) {
  const { locale } = asker;
  const opened = await findDecision(asker, id);
  if (!opened) redirect(env.NOT_FOUND_URL);
  const t = await getTranslations('results');
  const edition = await pickEdition(locale, String(opened.ranking.edition));
  const back = new URLSearchParams({ edition: String(edition.year), category: String(opened.category) });
  const flash = await readFlashMessage(query.answers);
  const isCorrection = flash?.form === 'correction-propose';
  const errors = await (isCorrection ? loadCorrectionErrors : loadDecisionErrors)(flash, locale);
  const disqualification = await loadDisqualificationErrors(flash, locale);
  const typed = flash?.form === 'award-decision' || isCorrection ? new URLSearchParams(flash.texts) : null;
  return (
    <>
      <p>
        <a href={`/${locale}/desk/judging?${back}#ranking`}>{t('back')}</a>
      </p>
      <h1>
        <bdi>{opened.referenceNumber}</bdi>
      </h1>
      <FlashNotice query={query} done={t('saved')} errors={[...errors.lines, ...disqualification.lines]} />
      <OverNotice edition={edition} />
      <Place opened={opened} edition={edition} locale={locale} />
      <p>
        <a href={`/${locale}/desk/eligibility/${opened.id}`}>{t('entry')}</a>
      </p>
      <Readings opened={opened} locale={locale} />
      <DecisionForm opened={opened} isOver={isOver(edition)} roles={roles} errors={errors} typed={typed} />
      <Corrections opened={opened} roles={roles} errors={errors} typed={typed} />
      <Disqualification
        asker={asker}
        roles={roles}
        request={opened.id}
        flash={flash}
        year={edition.year}
        page="judging"
      />
    </>
  );
}
