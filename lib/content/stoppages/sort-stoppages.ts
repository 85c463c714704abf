import type { Stoppage } from '@/lib/operator/sections';

/** Past interruptions are listed for so many days. */
export const PAST_DAYS = 90;
const PAST_MS = PAST_DAYS * 86_400_000;

export interface SortedStoppages {
  present: Stoppage[];
  planned: Stoppage[];
  /** Ended less than 90 days ago, latest first. */
  past: Stoppage[];
}

const startOf = ({ startsAt }: Stoppage) => Date.parse(startsAt);
/** Without an end an interruption is in progress. */
const endOf = ({ endsAt }: Stoppage) => (endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY);

/** Sorts interruptions into present, planned and past; the start is inclusive, the end exclusive. */
export function sortStoppages(stoppages: readonly Stoppage[], now: Date): SortedStoppages {
  const nowMs = now.getTime();
  const begun = stoppages.filter((row) => startOf(row) <= nowMs);
  const isOver = (row: Stoppage) => endOf(row) <= nowMs;
  return {
    present: begun.filter((row) => !isOver(row)).sort((a, b) => startOf(b) - startOf(a)),
    planned: stoppages.filter((row) => startOf(row) > nowMs).sort((a, b) => startOf(a) - startOf(b)),
    past: begun
      .filter((row) => isOver(row) && endOf(row) > nowMs - PAST_MS)
      .sort((a, b) => endOf(b) - endOf(a)),
  };
}
