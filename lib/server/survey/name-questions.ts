import 'server-only';
import type { FormDefinition } from '@/lib/forms/definition/form-definition';
import type { SurveyQuestion } from '@/lib/forms/rules/question-schema';
import { withQuestions } from '@/lib/forms/server-side/load-asked-form';
import type { Locale } from '@/lib/i18n/locales';
import { loadTextReader } from '@/lib/i18n/translator';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';
import type { StoredQuestion, SurveyVersion } from '@/lib/survey/survey-version';

const form: FormDefinition = operatorSurveyForm;

function toQuestion(question: StoredQuestion, locale: Locale, reminder: string): SurveyQuestion {
  const { name, kind, required, texts, hints, options } = question;
  const isText = kind === 'textarea';
  return {
    name,
    text: texts[locale],
    hint: hints[locale] || undefined,
    required,
    reminder: required && !isText ? reminder : undefined,
    options: options.map(({ key, texts }) => ({ value: key, label: texts[locale] })),
    isMultiple: kind === 'checkboxes',
  };
}

/** The questions of a version as Surveys/OperatorSurvey returns them. */
export async function nameQuestions({ version, questions }: SurveyVersion, locale: Locale) {
  // Every choice has the reminder of the definition's first question.
  const reminder = (await loadTextReader(locale, form.namespace))('fields.licensing.required');
  return { version, questions: questions.map((question) => toQuestion(question, locale, reminder)) };
}

/** The survey with the questions of a version, as its page shows it. */
export async function buildSurveyForm(version: SurveyVersion, locale: Locale): Promise<FormDefinition> {
  return withQuestions(form, await nameQuestions(version, locale));
}
