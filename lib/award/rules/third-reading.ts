import type { JudgingRules } from '@/lib/award/definition/judging-rules';

/** The final totals of an application's first readings, in hundredths of a point. */
export interface Totals {
  count: number;
  least: number;
  most: number;
}

/** True if one more juror reads an application: all its readings are final, and they differ by more than the spread. */
export const needsAnotherReading = (
  { count, least, most }: Totals,
  { readings, spread }: Pick<JudgingRules, 'readings' | 'spread'>,
): boolean => count > 1 && count >= readings && most - least > spread * 100;
