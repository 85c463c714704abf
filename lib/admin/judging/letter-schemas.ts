import { z } from 'zod';
import { OUTCOMES, RANKING_STATES } from '@/lib/award/definition/outcomes';
import { LOCALE_CODES } from '@/lib/i18n/locales';
import { ofEditionQuery } from '../edition-query';

const version = z.int('pattern');
const kind = z.enum(OUTCOMES, 'choice');
const locale = z.enum(LOCALE_CODES, 'choice');

/** `Desk/PlanRelease`: the hour at which the results are published; without one the plan is cancelled. */
export const planBody = z.strictObject({
  version,
  release: z
    .strictObject({
      /** A day in Riyadh, yyyy-MM-dd. */
      day: z.iso.date('date'),
      hour: z.int('choice').min(0, 'choice').max(23, 'choice'),
    })
    .nullable(),
});

/** `Desk/ApproveLetters`: `planned` takes the approval back before the hour. */
export const approveBody = z.strictObject({ version, to: z.enum(['approved', 'planned'], 'choice') });

/** `Desk/PreviewLetter`: which letter, in which language. */
export const previewQuery = ofEditionQuery.extend({ kind, language: locale });

const letters = z.object({
  edition: z.int(),
  state: z.enum(RANKING_STATES),
  /** 0 while the ranking is open. */
  version: z.int(),
  releaseAt: z.string().nullable(),
  /** True if another person than the reader planned the release. */
  isOthers: z.boolean(),
  /** False without a mail server: letters are then only on the pages of the applications. */
  isMailed: z.boolean(),
  /** The letters by kind and language. */
  counts: z.array(z.object({ kind, locale, count: z.int(), sent: z.int() })),
});
export type Letters = z.infer<typeof letters>;

const stepped = z.object({ data: z.object({ state: z.enum(RANKING_STATES) }) });

export const LETTER_SCHEMAS = {
  getLetters: {
    summary: 'The letters about the confirmed decisions by kind and language, and the hour of the release',
    query: ofEditionQuery,
    response: z.object({ data: letters }),
  },
  previewLetter: {
    summary: 'A letter as it will be sent, with the data of one of its applications',
    query: previewQuery,
    response: z.object({ data: z.object({ subject: z.string(), text: z.string() }) }),
  },
  planRelease: {
    summary: 'Sets the hour at which the results are published, or cancels it',
    body: planBody,
    response: stepped,
  },
  approveLetters: {
    summary: 'Approves the letters and the hour, or takes the approval back before it',
    body: approveBody,
    response: stepped,
  },
};
