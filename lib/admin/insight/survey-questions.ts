import type { FormField } from '@/lib/forms/definition/form-definition';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';

/** By what the answers can be grouped, one at a time: two at once would make small groups. */
export const SURVEY_GROUPINGS = ['operatorKind', 'language'] as const;
export type SurveyGrouping = (typeof SURVEY_GROUPINGS)[number];

const fields: readonly FormField[] = operatorSurveyForm.sections.flatMap((section) => [...section.fields]);
const kind = fields.find(({ name }) => name === 'operatorKind');

/** Every respondent has one. It is asked in each version, so it also counts the respondents. */
export const OPERATOR_KINDS: readonly string[] =
  kind && 'options' in kind && 'keys' in kind.options ? kind.options.keys : [];
