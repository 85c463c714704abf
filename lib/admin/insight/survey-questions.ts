import type { FormField } from '@/lib/forms/definition/form-definition';
import { operatorSurveyForm } from '@/lib/survey/operator-survey-form';

/** By what the answers can be grouped, one at a time: two at once would make small groups. */
export const SURVEY_GROUPINGS = ['operatorKind', 'language'] as const;
export type SurveyGrouping = (typeof SURVEY_GROUPINGS)[number];

const fields: readonly FormField[] = operatorSurveyForm.sections.flatMap((section) => [...section.fields]);

/** The questions with options, in the order of the form. */
const CHOICES = fields.flatMap((field) =>
  'options' in field && 'keys' in field.options
    ? [{ name: field.name, keys: field.options.keys, isMultiple: field.kind === 'checkboxes' }]
    : [],
);

/** The questions whose answers are counted; the kind of operator is a grouping. */
export const SURVEY_QUESTIONS = CHOICES.filter(({ name }) => name !== 'operatorKind');

export const OPERATOR_KINDS = CHOICES.find(({ name }) => name === 'operatorKind')?.keys ?? [];
