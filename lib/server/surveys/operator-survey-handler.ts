import 'server-only';
import { now } from '@/lib/clock';
import { toDay } from '@/lib/i18n/format';
import { listFields } from '@/lib/services/answers';
import { operatorSurveyForm } from '@/lib/services/definitions/operator-survey';
import { loadFormTexts } from '@/lib/services/form-texts';
import type { ApiHandler } from '../api-context';

/** Surveys/OperatorSurvey: the questions of the operators' survey in the language of the caller. */
export const getOperatorSurvey: ApiHandler = async (c) => {
  const texts = await loadFormTexts(operatorSurveyForm, c.get('locale'), toDay(now()), {});
  const questions = listFields(operatorSurveyForm).map(({ name, required = false }) => ({
    name,
    text: texts.fields[name]?.label ?? name,
    required,
    options: texts.fields[name]?.options ?? [],
  }));
  return c.json({ data: { questions } });
};
