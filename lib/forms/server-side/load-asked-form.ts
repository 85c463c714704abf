import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer } from '@/lib/api/server';
import type { FormDefinition, FormField, FormSection } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { type OperatorSurvey, operatorSurvey, type SurveyQuestion } from '@/lib/forms/rules/question-schema';
import type { Locale } from '@/lib/i18n/locales';
import { recordTags } from '@/lib/page-reads/record-reads';

/** Maximum length of a text that the API does not limit. */
const MAX_TEXT = 1500;

function toField({ name, text, hint, required, reminder, options, ...rest }: SurveyQuestion): FormField {
  const labels = Object.fromEntries(options.map(({ value, label }) => [value, label]));
  const texts = { label: text, hint, required: reminder, options: labels };
  const base = { name, required, hint: Boolean(hint), texts };
  const { isMultiple = false, maxLength = MAX_TEXT } = rest;
  if (options.length === 0) return { ...base, kind: 'textarea', maxLength };
  return { ...base, kind: isMultiple ? 'checkboxes' : 'radio', options: { keys: Object.keys(labels) } };
}

/** Replaces the fields of the section by the API's questions, without those that the form asks elsewhere. */
function replaceFields(
  form: FormDefinition,
  section: FormSection,
  questions: readonly SurveyQuestion[],
): FormSection {
  const own = section.fields.map(({ name }) => name);
  const elsewhere = listFields(form).filter(({ name }) => !own.includes(name));
  const isNew = ({ name }: SurveyQuestion) => elsewhere.every((field) => field.name !== name);
  return { ...section, fields: questions.filter(isNew).map(toField) };
}

/** A form with the questions of the API in its section for them. */
export function withQuestions(
  form: FormDefinition,
  { version, questions }: OperatorSurvey['data'],
): FormDefinition {
  const sections = form.sections.map((section) =>
    section.key === form.asks?.section ? replaceFields(form, section, questions) : section,
  );
  return { ...form, sections, ...(version === undefined ? {} : { version }) };
}

/**
 * The form for display, with the API's questions (`asks`). @param version by default the current one
 * @returns null when the API does not respond, or does not know the version
 */
export async function loadAskedForm(
  form: FormDefinition,
  locale: Locale,
  version?: number,
): Promise<FormDefinition | null> {
  const { asks } = form;
  if (!asks) return form;
  recordTags(asks.tag);
  try {
    const query = version === undefined ? undefined : { version: String(version) };
    const call = callFromServer(asks.endpoint, { response: operatorSurvey }, { locale, query });
    return withQuestions(form, (await call).data);
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
