import type { ChoiceListId } from '@/lib/choice-lists/choice-lists';

/** The list with the reasons for each verdict (SURVEY-01). */
export const REASON_LISTS = {
  yes: 'usefulReasons',
  no: 'notUsefulReasons',
} as const satisfies Record<string, ChoiceListId>;

export type Verdict = keyof typeof REASON_LISTS;

export const VERDICTS = ['yes', 'no'] as const satisfies readonly Verdict[];

/** Id of the error message; both lists of reasons refer to it. */
export const SURVEY_ERROR_ID = 'survey-error';
