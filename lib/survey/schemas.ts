import { z } from 'zod';
import { operatorSurvey, questionsQuery } from '@/lib/forms/rules/question-schema';
import { VERDICTS } from './reasons';

const pageUrl = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(200, 'tooLong')
  .regex(/^\//, 'page')
  .meta({ description: 'Canonical path of the page, without language; `/` for the home page' });

/** Numbers from the lists of reasons, which have at most sixty. A trailing comma is ignored (SURVEY-03). */
const answersIds = z
  .string({ error: 'reasons' })
  .transform((text) => text.replace(/,\s*$/, ''))
  .pipe(
    z
      .string()
      .regex(/^\d{1,3}(,\d{1,3}){0,59}$/, 'reasons')
      .refine((text) => new Set(text.split(',')).size === text.split(',').length, 'reasons'),
  );

/** `PageRatings/AddRating`: at least one reason; the API checks that they are reasons for the verdict. */
export const rating = z.strictObject({
  PageURL: pageUrl,
  YesOrNo: z.enum(VERDICTS, { error: 'verdict' }),
  AnswersIds: answersIds,
});
export type Rating = z.infer<typeof rating>;

const ratingResponse = z.object({ message: z.string() });

export const ratingQuery = z.object({ PageURL: pageUrl });
export const ratingCounts = z.object({ yesCount: z.int().min(0), totalCount: z.int().min(0) });
export type RatingCounts = z.infer<typeof ratingCounts>;

const reportedVersion = z.object({
  version: z.int(),
  /** yyyy-MM-dd in Riyadh; null for the first version. */
  publishedOn: z.string().nullable(),
  /** As the counts below, rounded to a multiple of five. */
  respondents: z.int(),
  questions: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      /** Null for a count that is hidden because it is small. */
      answers: z.array(z.object({ key: z.string(), label: z.string(), count: z.int().nullable() })),
    }),
  ),
});
export type ReportedVersion = z.infer<typeof reportedVersion>;

/** Null until a count is not small. */
const surveyReport = z
  .object({
    /** yyyy-MM in Riyadh: answers until its end are counted. */
    month: z.string(),
    /** The newest first; those without a count to show are left out. */
    versions: z.array(reportedVersion).min(1),
  })
  .nullable();
export type SurveyReport = z.infer<typeof surveyReport>;

export const SURVEY_SCHEMAS = {
  addRating: {
    summary:
      'A visitor’s rating of a page, with reasons; a second rating of the same page replaces the first',
    body: rating,
    response: ratingResponse,
  },
  getRatingCounts: {
    summary: 'How many visitors rated a page, and how many of them found it useful',
    query: ratingQuery,
    response: ratingCounts,
  },
  getOperatorSurvey: {
    summary:
      'The questions of the operators’ survey, in the caller’s language; the page shows the questions in this response',
    query: questionsQuery,
    response: operatorSurvey,
  },
  getSurveyReport: {
    summary:
      'The answers to each version of the operators’ survey until the end of the last month, as rounded counts without small ones',
    response: z.object({ data: surveyReport }),
  },
};
