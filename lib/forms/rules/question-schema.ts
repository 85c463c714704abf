import { z } from 'zod';

/** A choice if it has options, else a text. `name` is its field in the body of AddOperatorSurvey. */
const surveyQuestion = z.object({
  name: z.string().regex(/^[A-Za-z][\w-]{0,49}$/),
  text: z.string().min(1),
  hint: z.string().optional(),
  required: z.boolean(),
  reminder: z.string().optional(),
  options: z.array(z.object({ value: z.string().min(1), label: z.string().min(1) })),
  isMultiple: z.boolean().optional(),
  maxLength: z.int().min(1).max(10_000).optional(),
});
export type SurveyQuestion = z.infer<typeof surveyQuestion>;

/** Version of the questions: which ones are asked for, or which ones were answered; the current one by default. */
export const questionsQuery = z.object({
  version: z.coerce.number({ error: 'number' }).int('number').min(1, 'range').optional(),
});

export const operatorSurvey = z.object({
  data: z.object({
    /** Version of the questions; an external root has none. */
    version: z.int().optional(),
    questions: z.array(surveyQuestion).min(1).max(60),
  }),
});
export type OperatorSurvey = z.infer<typeof operatorSurvey>;
