/** Numbers of the reasons for each verdict; the last of each is "other" (SURVEY-01). */
export const REASONS = { yes: [1, 2, 3, 4, 5], no: [6, 7, 8, 9, 10] } as const;

export type Verdict = keyof typeof REASONS;

/** Id of the error message; both lists of reasons refer to it. */
export const SURVEY_ERROR_ID = 'survey-error';

/** Comma separated; those ticked under the other verdict are ignored. */
export function listReasons(verdict: unknown, ids: readonly unknown[]): string {
  const known: readonly number[] = verdict === 'yes' || verdict === 'no' ? REASONS[verdict] : [];
  return ids.filter((id) => known.includes(Number(id))).join();
}
