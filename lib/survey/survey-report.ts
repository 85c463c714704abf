import 'server-only';
import { createReader, orElse } from '@/lib/api/reader';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';
import type { RouteKey } from '@/lib/routing/table';
import { SURVEY_ENDPOINTS } from './endpoints';
import { operatorSurveyForm } from './operator-survey-form';
import { SURVEY_SCHEMAS, type SurveyReport } from './schemas';

const { getSurveyReport } = SURVEY_SCHEMAS;
const read = createReader({ getSurveyReport: SURVEY_ENDPOINTS.getSurveyReport }, { getSurveyReport });

/** The report about the operators' survey; null if nothing can be shown, and while the API is down or has none. */
export function findSurveyReport(locale: Locale): Promise<SurveyReport> {
  recordTags(`requests:${operatorSurveyForm.id}`, 'day');
  return orElse(read('getSurveyReport', { locale }), null);
}

const REPORT: RouteKey = 'surveyReport';

/** True for the report while there is nothing to show: it is omitted from site map and sitemap, and not indexed. */
export const lacksReport = async (route: RouteKey, locale: Locale): Promise<boolean> =>
  route === REPORT && (await findSurveyReport(locale)) === null;
