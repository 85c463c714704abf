import type { Stoppage } from '@/lib/operator/sections';

/** Past interruptions are listed for a quarter of a year. */
const PAST_MS = 90 * 86_400_000;

export interface SortedStoppages {
  /** Under way, the latest first. */
  present: Stoppage[];
  /** Still to come, the soonest first. */
  planned: Stoppage[];
  /** Over for less than 90 days, the latest first. */
  past: Stoppage[];
}

const startOf = ({ startsAt }: Stoppage) => Date.parse(startsAt);
/** Without an end an interruption lasts. */
const endOf = ({ endsAt }: Stoppage) => (endsAt ? Date.parse(endsAt) : Number.POSITIVE_INFINITY);

/** Tells which interruptions are under way, to come and over; one begins with its start and is over at its end. */
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
