import { DAY_MS } from '@/lib/requests/work/working-time';

/** Spans of time by which open requests are counted: up to a day, a week, a month, and longer. */
export const SPANS = ['day', 'week', 'month', 'longer'] as const;
export type Span = (typeof SPANS)[number];

const DAYS = { day: 1, week: 7, month: 30 } as const;

/** The shortest span that contains a time. @param ms length of the time in milliseconds */
export function findSpan(ms: number): Span {
  return SPANS.find((span) => span === 'longer' || ms <= DAYS[span] * DAY_MS) ?? 'longer';
}
