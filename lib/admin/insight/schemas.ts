import { z } from 'zod';
import { SHEET_PARAMETERS } from '@/lib/api/contract/sheet-format';
import { STATES } from '@/lib/forms/definition/transitions';
import { questionsQuery } from '@/lib/forms/rules/question-schema';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { FORMS } from '@/lib/requests/forms';
import { SPANS } from './spans';
import { SURVEY_GROUPINGS } from './survey-questions';

export const RATED_PATH_LENGTH = 200;

const ratingsFilter = z.object({
  /** Beginning of the path of a page. */
  text: z.string().trim().max(RATED_PATH_LENGTH, 'tooLong').optional(),
  /** The language in which the page was read. */
  locale: z.enum(LOCALE_CODES, { error: 'choice' }).optional(),
  /** Number from the lists of reasons, which may have ended. */
  reason: z.coerce.number({ error: 'choice' }).int('choice').min(1, 'choice').max(999, 'choice').optional(),
  /** yyyy-MM in Riyadh. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'date')
    .optional(),
});
export type RatingsFilter = z.output<typeof ratingsFilter>;

/** `Desk/GetRatings`: the filter, and the page of the portal after which the page of the list begins. */
export const ratingsQuery = ratingsFilter.extend({
  after: z.string().max(RATED_PATH_LENGTH, 'tooLong').optional(),
});
export const ratingsExportQuery = ratingsFilter.extend(SHEET_PARAMETERS);

const verdicts = z.object({ key: z.string(), total: z.int(), useful: z.int() });
export type Verdicts = z.infer<typeof verdicts>;

/** Null for a count that is hidden because it is small. */
const shownVerdicts = z.object({ key: z.string(), total: z.int().nullable(), useful: z.int().nullable() });

const ratings = z.object({
  total: z.int(),
  useful: z.int(),
  pages: z.object({
    /** Pages with enough ratings, the worst first. */
    rows: z.array(verdicts.extend({ notUsefulBound: z.number() })),
    next: z.string().nullable(),
  }),
  languages: z.array(shownVerdicts),
  /** yyyy-MM, oldest first. */
  months: z.array(shownVerdicts),
  /** By number; a rating counts for each of its reasons. */
  reasons: z.array(z.object({ key: z.string(), count: z.int().nullable() })),
});

export type RatingFigures = z.infer<typeof ratings>;

const by = z.enum(SURVEY_GROUPINGS, { error: 'choice' }).optional();

/** `Desk/GetSurvey`: by what the answers are grouped, and the key after which the page of suggestions begins. */
export const surveyQuery = questionsQuery.extend({ by, after: z.string().max(100, 'tooLong').optional() });
export const surveyExportQuery = questionsQuery.extend({ by, ...SHEET_PARAMETERS });

const survey = z.object({
  version: z.int(),
  /** Every published version, the newest first. */
  versions: z.array(z.object({ version: z.int(), publishedAt: z.string().nullable() })),
  /** Respondents, rounded to a multiple of five. */
  respondents: z.int(),
  groups: z.array(z.string()),
  questions: z.array(
    z.object({
      name: z.string(),
      text: z.string(),
      /** For each answer the count of all, then of each group; null if it is hidden. */
      answers: z.array(z.object({ key: z.string(), label: z.string(), counts: z.array(z.int().nullable()) })),
    }),
  ),
  /** Answers to the questions without options. */
  suggestions: z.object({
    rows: z.array(z.object({ id: z.string(), question: z.string(), text: z.string() })),
    next: z.string().nullable(),
  }),
});
export type SurveyFigures = z.infer<typeof survey>;

const form = z
  .enum(
    FORMS.map(({ id }) => id),
    { error: 'choice' },
  )
  .optional();
/** `Desk/GetRequestFigures`: the service. */
export const requestFiguresQuery = z.object({ form });
export const requestFiguresExportQuery = z.object({ form, ...SHEET_PARAMETERS });

const requestFigures = z.object({
  states: z.array(z.object({ key: z.enum([...STATES.request, ...STATES.appointment]), count: z.int() })),
  /** Open requests by the time since they arrived. */
  ages: z.array(z.object({ key: z.enum(SPANS), count: z.int() })),
  /** Open requests by the time since they were due. */
  lateness: z.array(z.object({ key: z.enum(['inTime', 'noDue', ...SPANS]), count: z.int() })),
});
export type RequestFigures = z.infer<typeof requestFigures>;

const fileResponse = z.string();

export const INSIGHT_SCHEMAS = {
  getRatings: {
    summary: 'Ratings by page, the worst first, and by language, month and reason',
    query: ratingsQuery,
    response: z.object({ data: ratings }),
  },
  exportRatings: {
    summary: 'Ratings by page for a spreadsheet (CSV or XLSX), the worst first',
    query: ratingsExportQuery,
    response: fileResponse,
  },
  getSurvey: {
    summary:
      'Answers to the operators’ survey as counts without small ones, and suggestions without their authors',
    query: surveyQuery,
    response: z.object({ data: survey }),
  },
  exportSurvey: {
    summary: 'Answers to the operators’ survey for a spreadsheet (CSV or XLSX), without small counts',
    query: surveyExportQuery,
    response: fileResponse,
  },
  getRequestFigures: {
    summary: 'Requests by state, and open ones by age and lateness',
    query: requestFiguresQuery,
    response: z.object({ data: requestFigures }),
  },
  exportRequestFigures: {
    summary: 'Requests by state, age and lateness for a spreadsheet (CSV or XLSX)',
    query: requestFiguresExportQuery,
    response: fileResponse,
  },
};
