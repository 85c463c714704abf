import 'server-only';
import { now } from '@/lib/clock';
import type { SurveyQuestion } from '@/lib/contract/schemas/operator-survey';
import { toDay } from '@/lib/i18n/format';
import { operatorSurveyForm } from '@/lib/services/definitions/operator-survey';
import type { FormDefinition, FormField } from '@/lib/services/form-definition';
import { loadFormTexts } from '@/lib/services/form-texts';
import type { FieldTexts } from '@/lib/services/form-words';
import type { ApiHandler } from '../api-context';

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
