import { z } from 'zod';
import { CHOICE_LABEL_LENGTH } from '@/lib/admin/lists/schemas';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { line } from '@/lib/requests/work/schemas';
import { QUESTION_KINDS, storedQuestions } from '@/lib/survey/survey-version';

export const QUESTION_LENGTH = 200;
/** Of the draft; OperatorSurvey returns at most sixty. */
export const MAX_QUESTIONS = 30;
/** Options of one question. */
export const MAX_OPTIONS = 20;

/** The draft in the state that its reader has seen. */
const seen = { version: z.int('number').min(2, 'range'), revision: z.int('number').min(0, 'range') };
const key = z.string().min(1, 'required').max(50, 'tooLong');

const textsOf = (length: number) =>
  z.record(z.enum(LOCALE_CODES), line(length).min(1, 'required'), { error: 'required' });

/** Without a name it is a new question, which becomes the last and keeps its kind. */
export const saveQuestionBody = z.strictObject({
  ...seen,
  name: key.optional(),
  kind: z.enum(QUESTION_KINDS, { error: 'choice' }).optional(),
  required: z.boolean({ error: 'choice' }),
  texts: textsOf(QUESTION_LENGTH),
  hints: z.record(z.enum(LOCALE_CODES), line(QUESTION_LENGTH), { error: 'required' }),
});

/** Without a key it is a new choice, which becomes the last. */
export const saveOptionBody = z.strictObject({
  ...seen,
  question: key,
  key: key.optional(),
  texts: textsOf(CHOICE_LABEL_LENGTH),
});

const ARRANGEMENTS = ['up', 'down', 'end', 'again'] as const;

/** Moves a question one place, no longer asks it, or asks it again; with a key the same for a choice of it. */
export const arrangeBody = z.strictObject({
  ...seen,
  question: key,
  key: key.optional(),
  to: z.enum(ARRANGEMENTS, { error: 'choice' }),
});

export const publishBody = z.strictObject({
  ...seen,
  to: z.enum(['publish', 'discard'], { error: 'choice' }),
});

const draft = z.object({
  /** Number of the version that the draft becomes. */
  version: z.int(),
  revision: z.int(),
  /** Of the version that the survey asks now, ISO-8601; null for the first. */
  publishedAt: z.string().nullable(),
  isChanged: z.boolean(),
  questions: storedQuestions,
  /** Questions of published versions that the draft lacks, as they were asked last. */
  ended: storedQuestions,
  /** The same for the choices of the questions that the draft has. */
  endedOptions: z.array(z.object({ question: z.string(), options: storedQuestions.element.shape.options })),
});
export type SurveyDraft = z.infer<typeof draft>;

const saved = z.object({ data: z.object({ saved: z.literal(true) }) });

export const DESK_SURVEY_SCHEMAS = {
  getSurveyDraft: {
    summary: 'The draft of the next version of the operators’ survey, with what it no longer asks',
    response: z.object({ data: draft }),
  },
  saveSurveyQuestion: {
    summary: 'Adds a question to the draft of the survey, or changes its texts',
    body: saveQuestionBody,
    response: saved,
  },
  saveSurveyOption: {
    summary: 'Adds a choice to a question of the draft of the survey, or changes its labels',
    body: saveOptionBody,
    response: saved,
  },
  arrangeSurvey: {
    summary: 'Moves, ends or offers again a question or a choice in the draft of the survey',
    body: arrangeBody,
    response: saved,
  },
  publishSurvey: {
    summary: 'Publishes the draft of the survey as a new version, or discards its changes',
    body: publishBody,
    response: saved,
  },
};
