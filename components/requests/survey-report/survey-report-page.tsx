import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { FigureTable } from '@/components/ui/figure-table';
import { Notice } from '@/components/ui/notice';
import { formatDay, formatMonth } from '@/lib/i18n/format';
import { formatNumber } from '@/lib/i18n/format-number';
import type { ReportedVersion, SurveyReport } from '@/lib/survey/schemas';
import { findSurveyReport } from '@/lib/survey/survey-report';
import styles from './survey-report.module.css';

interface VersionProps {
  reported: ReportedVersion;
  /** yyyy-MM of the last answers. */
  month: string;
  /** True if the report has several versions, so that each is named. */
  isNamed: boolean;
}

/** One table with bars for each question of a version. */
async function Version({
  reported: { version, publishedOn, respondents, questions },
  month,
  isNamed,
}: VersionProps) {
  const locale = await getLocale();
  const t = await getTranslations('surveyReport');
  const insight = await getTranslations('insight');
  const title = publishedOn
    ? insight('survey.version', {
        number: formatNumber(version, locale),
        day: formatDay(publishedOn, locale),
      })
    : insight('survey.firstVersion');
  return (
    <>
      {isNamed ? <h2>{title}</h2> : null}
      <p>
        {insight('survey.respondents', { count: respondents, number: formatNumber(respondents, locale) })}.{' '}
        {t('until', { month: formatMonth(month, locale) })}
      </p>
      <div className={styles.tables}>
        {questions.map(({ name, text, answers }) => (
          <FigureTable
            key={name}
            caption={text}
            columns={[insight('columns.answer'), insight('columns.count')]}
            hidden={insight('hidden')}
            rows={answers.map(({ key, label, count }) => ({ id: key, label, count }))}
          />
        ))}
      </div>
    </>
  );
}

/** The versions that have something to show, the newest first. */
async function Answers({ report: { month, versions } }: { report: NonNullable<SurveyReport> }) {
  const t = await getTranslations('surveyReport');
  const insight = await getTranslations('insight');
  return (
    <>
      {versions.map((reported) => (
        <Version key={reported.version} reported={reported} month={month} isNamed={versions.length > 1} />
      ))}
      <p>
        {insight('hiddenNote')} {t('rounded')}
      </p>
    </>
  );
}

/** What service providers answered to the survey, as counts; or that there is nothing to show yet. */
export async function SurveyReportPage() {
  const t = await getTranslations('surveyReport');
  const report = await findSurveyReport(await getLocale());
  return (
    <>
      <PageHeader route="surveyReport" lead={report ? t('lead') : undefined} />
      <div className={`container ${styles.page}`}>
        {report ? (
          <Answers report={report} />
        ) : (
          <Notice tone="info" title={t('none.title')}>
            <p>{t('none.text')}</p>
          </Notice>
        )}
      </div>
      <NextSteps routes={['operatorsSurvey', 'serviceLevels', 'contact']} />
    </>
  );
}
