import 'server-only';
import type { SurveyQuestion } from '@/lib/api/contract/schemas/operator-survey';
import { now } from '@/lib/config/clock';
import type { FormDefinition, FormField } from '@/lib/forms/form-definition';
import { loadFormTexts } from '@/lib/forms/form-texts';
import type { FieldTexts } from '@/lib/forms/form-words';
import { toDay } from '@/lib/i18n/format';
import type { ApiHandler } from '@/lib/server/http/api-context';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';

const form: FormDefinition = operatorSurveyForm;

function toQuestion(field: FormField, texts: FieldTexts | undefined): SurveyQuestion {
  const { name, required = false } = field;
  return {
    name,
    text: texts?.label ?? name,
    required,
    hint: texts?.hint,
    reminder: texts?.faults.required,
    options: texts?.options ?? [],
    isMultiple: field.kind === 'checkboxes',
    maxLength: 'maxLength' in field ? field.maxLength : undefined,
  };
}

/** Surveys/OperatorSurvey: the questions of the operators' survey in the language of the caller. */
export const getOperatorSurvey: ApiHandler = async (c) => {
  const texts = await loadFormTexts(form, c.get('locale'), toDay(now()), {});
  const { fields = [] } = form.sections.find(({ key }) => key === form.asks?.section) ?? {};
  return c.json({ data: { questions: fields.map((field) => toQuestion(field, texts.fields[field.name])) } });
};
