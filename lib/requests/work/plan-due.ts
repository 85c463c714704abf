import type { RequestState } from '@/lib/forms/definition/transitions';
import { addWorkingTime, countWorkingTime, DAY_MS, type Holidays } from './working-time';

/** The states in which the ministry has to act. In the others the sender is asked, or the request is done. */
export const CLOCK_RUNS: readonly RequestState[] = ['received', 'underReview', 'requested', 'rescheduled'];

/** A request in these states is in a queue. */
export const OPEN_STATES: readonly RequestState[] = [...CLOCK_RUNS, 'moreInformationRequested'];

interface Entry {
  status: RequestState;
  /** ISO 8601 */
  at: string;
}

/**
 * When a request is due: its working days, without the time for which its clock was stopped.
 * @param history its states, oldest first
 * @param days working days of its service level; null without one
 * @returns ISO 8601 in UTC; null while the clock is stopped and without a service level
 */
export function planDue(history: readonly Entry[], days: number | null, holidays: Holidays): string | null {
  const last = history.at(-1);
  if (days === null || !last || !CLOCK_RUNS.includes(last.status)) return null;
  const spent = history.slice(0, -1).reduce((total, { status, at }, index) => {
    const until = history[index + 1]?.at ?? at;
    return CLOCK_RUNS.includes(status)
      ? total + countWorkingTime(new Date(at), new Date(until), holidays)
      : total;
  }, 0);
  const left = Math.max(0, days * DAY_MS - spent);
  return addWorkingTime(new Date(last.at), left, holidays).toISOString();
}
