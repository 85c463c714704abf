import { z } from 'zod';

/**
 * A question of the operators' survey in the caller's language: a choice if it has options, else a text. `name` is its
 * field in the body of AddOperatorSurvey.
 */
const surveyQuestion = z.object({
  name: z.string().regex(/^[A-Za-z][\w-]{0,49}$/),
  text: z.string().min(1),
  hint: z.string().optional(),
  required: z.boolean(),
  /** Error message for a missing required answer. */
  reminder: z.string().optional(),
  options: z.array(z.object({ value: z.string().min(1), label: z.string().min(1) })),
  /** Several options may be chosen. */
  isMultiple: z.boolean().optional(),
  /** Maximum length of a text, in characters. */
  maxLength: z.int().min(1).max(10_000).optional(),
});
export type SurveyQuestion = z.infer<typeof surveyQuestion>;

/** Response of Surveys/OperatorSurvey. */
export const operatorSurvey = z.object({
  data: z.object({ questions: z.array(surveyQuestion).min(1).max(60) }),
});
