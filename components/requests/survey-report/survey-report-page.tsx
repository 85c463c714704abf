import { getLocale, getTranslations } from 'next-intl/server';
import { NextSteps } from '@/components/content/next-steps';
import { PageHeader } from '@/components/content/page-header';
import { FigureTable } from '@/components/ui/figure-table';
import { Notice } from '@/components/ui/notice';
import { formatMonth } from '@/lib/admin/insight/months';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { formatNumber } from '@/lib/i18n/format-number';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import type { SurveyReport } from '@/lib/survey/schemas';
import { findSurveyReport } from '@/lib/survey/survey-report';
import styles from './survey-report.module.css';

/** One table with bars for each question. */
async function Answers({ report: { month, respondents, questions } }: { report: NonNullable<SurveyReport> }) {
  const locale = await getLocale();
  const t = await getTranslations('surveyReport');
  const insight = await getTranslations('insight');
  const { fields } = await loadFormTexts(operatorSurveyForm, locale, `${month}-01`, {});
  return (
    <>
      <p>
        {insight('survey.respondents', { count: respondents, number: formatNumber(respondents, locale) })}.{' '}
        {t('until', { month: formatMonth(month, locale) })}
      </p>
      <div className={styles.tables}>
        {questions.map(({ name, answers }) => (
          <FigureTable
            key={name}
            caption={fields[name]?.label ?? name}
            columns={[insight('columns.answer'), insight('columns.count')]}
            hidden={insight('hidden')}
            rows={answers.map(({ key, count }) => ({
              id: key,
              label: fields[name]?.options?.find(({ value }) => value === key)?.label ?? key,
              count,
            }))}
          />
        ))}
      </div>
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
