import type { OwnSection } from '@/components/content/content-page';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { getRoute } from '@/lib/routing/table';
import { findSurveyReport } from '@/lib/survey/survey-report';

/** The link from the survey to its report, once there is something to show. */
export async function listSurveySections(locale: Locale): Promise<{ after: OwnSection[] }> {
  const report = await findSurveyReport(locale);
  if (!report) return { after: [] };
  const t = await loadTranslator(locale, 'surveyReport');
  const content = <a href={`/${locale}${getRoute('surveyReport').path}`}>{t('link')}</a>;
  return { after: [{ id: 'report', title: t('section'), content }] };
}
