import 'server-only';
import { ApiFailure } from '@/lib/api/api-failure';
import { callFromServer } from '@/lib/api/server';
import type { FormDefinition, FormField, FormSection } from '@/lib/forms/definition/form-definition';
import { listFields } from '@/lib/forms/rules/answers';
import { operatorSurvey, type SurveyQuestion } from '@/lib/forms/rules/question-schema';
import type { Locale } from '@/lib/i18n/locales';

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

/** The form for display, with the API's current questions (`asks`). @returns null when the API does not respond */
export async function loadAskedForm(form: FormDefinition, locale: Locale): Promise<FormDefinition | null> {
  const { asks } = form;
  if (!asks) return form;
  try {
    const { questions } = (await callFromServer(asks.endpoint, { response: operatorSurvey }, { locale }))
      .data;
    const sections = form.sections.map((section) =>
      section.key === asks.section ? replaceFields(form, section, questions) : section,
    );
    return { ...form, sections };
  } catch (error) {
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
