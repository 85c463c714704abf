import 'server-only';
import {
  requestFiguresExportQuery,
  requestFiguresQuery,
  surveyExportQuery,
  surveyQuery,
} from '@/lib/admin/insight/schemas';
import { now } from '@/lib/env/clock';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { startOfDay, toDay } from '@/lib/i18n/format';
import { getLocaleRow, isLocale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { loadRequestNames } from '@/lib/requests/request-names';
import { recordEvent } from '@/lib/server/db/audit';
import { openDatabase } from '@/lib/server/db/open';
import { serveSheet } from '@/lib/server/files/serve-sheet';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { RequestError } from '@/lib/server/http/errors';
import { findFiguresView, findPublicView } from '@/lib/server/requests/request-rows';
import { planWork } from '@/lib/server/requests/work/plan-work';
import { readVersions } from '@/lib/server/survey/survey-versions';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import type { SurveyVersion } from '@/lib/survey/survey-version';
import { countRequests } from './request-figures';
import { countAnswers, listSuggestions, tabulate, toReported } from './survey-answers';

/** @throws RequestError 404 for a version that has not been published */
function pickVersion(versions: readonly SurveyVersion[], version: number | undefined): SurveyVersion {
  const found = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (!found) throw new RequestError(404, 'notFound');
  return found;
}

/** Desk/GetSurvey. Views of the suggestions, which are free text, are recorded in the audit trail. */
const getSurvey: ApiHandler = async (c) => {
  const { by, after, version } = readQuery(c, surveyQuery);
  const locale = c.get('locale');
  const db = await openDatabase();
  const view = await findFiguresView(c, db);
  const versions = await readVersions(db);
  const shown = pickVersion(versions, version);
  const counts = await countAnswers(db, view, { by, version: shown.version });
  const suggestions = await listSuggestions(db, view, shown, { locale, after });
  const actor = c.get('caller').subject;
  if (suggestions.rows.length > 0)
    await recordEvent(db, {
      entity: 'survey',
      entityId: operatorSurveyForm.id,
      kind: 'viewed',
      actor,
      at: now(),
    });
  return c.json({
    data: {
      version: shown.version,
      versions: versions.map(({ version: number, publishedAt }) => ({ version: number, publishedAt })),
      ...tabulate(counts, shown, locale, by),
      suggestions,
    },
  });
};

/** Desk/ExportSurvey: the counts of the page; a hidden one is a text. */
const exportSurvey: ApiHandler = async (c) => {
  const { by, language, format, version } = readQuery(c, surveyExportQuery);
  const locale = language ?? c.get('locale');
  const t = await loadTranslator(locale, 'insight');
  const at = now();
  const texts = await loadFormTexts(operatorSurveyForm, locale, toDay(at), {});
  const nameKind = (key: string) =>
    texts.fields.operatorKind?.options?.find(({ value }) => value === key)?.label ?? key;
  const nameOf = (key: string) => (isLocale(key) ? getLocaleRow(key).name : nameKind(key));
  const db = await openDatabase();
  const shown = pickVersion(await readVersions(db), version);
  const counts = await countAnswers(db, await findFiguresView(c, db), { by, version: shown.version });
  const { groups, questions } = tabulate(counts, shown, locale, by);
  async function* rows() {
    yield [t('columns.question'), t('columns.answer'), t('all'), ...groups.map(nameOf)];
    for (const { text, answers } of questions)
      for (const { label, counts: row } of answers)
        yield [text, label, ...row.map((count) => count ?? t('hidden'))];
  }
  return serveSheet(rows(), { name: `survey-${toDay(at)}`, format, locale });
};

/** Surveys/OperatorSurveyReport: until the end of the last month, so that no single answer shows in it. */
const getSurveyReport: ApiHandler = async (c) => {
  const locale = c.get('locale');
  const db = await openDatabase();
  const first = startOfDay(`${toDay(now()).slice(0, 7)}-01`);
  const month = toDay(new Date(Date.parse(first) - 1)).slice(0, 7);
  const counts = await countAnswers(db, await findPublicView(db), { until: month });
  const versions = (await readVersions(db)).flatMap((version) => toReported(counts, version, locale) ?? []);
  return c.json({ data: versions.length > 0 ? { month, versions } : null });
};

/** Desk/GetRequestFigures */
const getRequestFigures: ApiHandler = async (c) => {
  const { form } = readQuery(c, requestFiguresQuery);
  const db = await openDatabase();
  await planWork(db);
  return c.json({ data: await countRequests(db, await findFiguresView(c, db), { form, at: now() }) });
};

/** Desk/ExportRequestFigures */
const exportRequestFigures: ApiHandler = async (c) => {
  const { form, language, format } = readQuery(c, requestFiguresExportQuery);
  const locale = language ?? c.get('locale');
  const t = await loadTranslator(locale, 'insight');
  const names = await loadRequestNames(locale);
  const db = await openDatabase();
  await planWork(db);
  const at = now();
  const { states, ages, lateness } = await countRequests(db, await findFiguresView(c, db), { form, at });
  async function* rows() {
    yield [t('columns.figure'), t('columns.value'), t('columns.count')];
    for (const { key, count } of states) yield [t('by.state'), names.state(key), count];
    for (const { key, count } of ages) yield [t('by.age'), t(`spans.${key}`), count];
    for (const { key, count } of lateness) yield [t('by.lateness'), t(`lateness.${key}`), count];
  }
  return serveSheet(rows(), { name: `requests-${toDay(at)}`, format, locale });
};

export const INSIGHT_HANDLERS = {
  getSurveyReport,
  getSurvey,
  exportSurvey,
  getRequestFigures,
  exportRequestFigures,
};
