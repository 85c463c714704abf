import 'server-only';
import { now } from '@/lib/env/clock';
import type { Answers, FormDefinition, FormField } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { loadOptions } from '@/lib/forms/server-side/load-options';
import { loadFormTexts } from '@/lib/forms/texts/form-texts';
import { showAnswers } from '@/lib/forms/texts/show-answers';
import { parseDay, toDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { loadTranslator } from '@/lib/i18n/translator';
import { findForm } from '@/lib/requests/forms';
import { loadRequestNames } from '@/lib/requests/request-names';
import { requestsExportQuery } from '@/lib/requests/schemas';
import { recordEvent } from '@/lib/server/db/audit';
import { type Database, openDatabase } from '@/lib/server/db/open';
import { readBatches } from '@/lib/server/db/read-batches';
import type { ServiceRequest } from '@/lib/server/db/service-tables';
import type { Cell } from '@/lib/server/files/make-workbook';
import { serveSheet } from '@/lib/server/files/serve-sheet';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { readQuery } from '@/lib/server/http/body/read-query';
import { buildSurveyForm } from '@/lib/server/survey/name-questions';
import { readVersions } from '@/lib/server/survey/survey-versions';
import { findView, type RequestFilter, selectRequests, type View } from './request-rows';
import { planWork } from './work/plan-work';

const COLUMNS = ['referenceNumber', 'form', 'status', 'createdAt', 'updatedAt'] as const;

interface Sheet {
  header: string[];
  toCells(request: ServiceRequest): Cell[];
}

async function loadCommon(locale: Locale): Promise<Sheet> {
  const t = await loadTranslator(locale, 'admin.requests');
  const names = await loadRequestNames(locale);
  return {
    header: COLUMNS.map((column) => t(`columns.${column}`)),
    toCells: (request) => [
      request.reference_number,
      names.form(request.form),
      names.state(request.status),
      new Date(request.created_at),
      new Date(request.updated_at),
    ],
  };
}

/** The form with its texts; of the survey every version, the newest first. */
async function loadForms(form: FormDefinition, locale: Locale) {
  const versions = form.asks ? await readVersions(await openDatabase()) : [];
  const asked = await Promise.all(versions.map((version) => buildSurveyForm(version, locale)));
  const options = await loadOptions(form, locale, null);
  const loaded = (asked.length > 0 ? asked : [form]).map(async (one) => ({
    form: one,
    texts: await loadFormTexts(one, locale, toDay(now()), options),
  }));
  return Promise.all(loaded);
}

/** A column for each question of a form; none without a form, because questions differ between forms. */
async function loadQuestions(id: string | undefined, locale: Locale): Promise<Sheet> {
  const definition = id === undefined ? null : findForm(id);
  if (!definition) return { header: [], toCells: () => [] };
  const forms = await loadForms(definition, locale);
  const columns = new Map<string, { kind: FormField['kind']; label: string }>();
  for (const { form, texts } of forms)
    for (const { name, kind } of listFields(form))
      if (kind !== 'file' && !columns.has(name))
        columns.set(name, { kind, label: texts.fields[name]?.label ?? name });
  return {
    header: [...columns.values()].map(({ label }) => label),
    toCells({ data }) {
      const answers = JSON.parse(data) as Answers;
      const version = Number(answers.surveyVersion ?? 1);
      const answered = forms.find(({ form }) => form.version === version) ?? forms[0];
      const shown = answered ? showAnswers(answered.form, answered.texts, answers) : [];
      return [...columns].map(([name, { kind }]) => {
        const text = shown.find((answer) => answer.name === name)?.text ?? '';
        return kind === 'date' && text !== '' ? parseDay(text) : text;
      });
    },
  };
}

const readRequests = (db: Database, view: View, filter: RequestFilter) =>
  readBatches((after, limit) =>
    selectRequests(db, view, filter)
      .where('service_request.id', '>', after)
      .orderBy('service_request.id')
      .limit(limit)
      .execute(),
  );

/** Desk/ExportRequests: oldest first; with answers if the filter names a service. Recorded in the audit trail. */
export const exportServiceRequests: ApiHandler = async (c) => {
  const { language, format, ...filter } = readQuery(c, requestsExportQuery);
  const locale = language ?? c.get('locale');
  const db = await openDatabase();
  await planWork(db);
  const view = await findView(c, db);
  const at = now();
  const actor = c.get('caller').subject;
  const event = {
    entity: 'service_request',
    entityId: findForm(filter.form ?? '')?.id ?? 'all',
    kind: 'exported',
  } as const;
  await recordEvent(db, { ...event, actor, at });
  const sheets = [await loadCommon(locale), await loadQuestions(filter.form, locale)];
  async function* rows() {
    yield sheets.flatMap(({ header }) => header);
    for await (const request of readRequests(db, view, filter))
      yield sheets.flatMap(({ toCells }) => toCells(request));
  }
  return serveSheet(rows(), { name: `requests-${toDay(at)}`, format, locale });
};
