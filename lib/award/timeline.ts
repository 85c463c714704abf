import type { AwardConfiguration } from '@/lib/award/schemas';
import { parseDay, toDay } from '@/lib/i18n/format';
import type { Phase } from './edition';
import { parseWindow } from './windows';

export type PhaseState = 'past' | 'now' | 'coming';

export interface Days {
  from: Date;
  to: Date;
}

export interface TimelineEntry {
  phase: Phase;
  /**
   * The days in force: the operator's window, and the edition's own days as long as no window differs from them.
   * Null where the operator has moved the windows and nobody has said when this phase comes.
   */
  days: Days | null;
  /** Null where nobody has said when the phase comes. */
  state: PhaseState | null;
}

/**
 * The phases of the edition with the one set of days that is in force (AWARD-09).
 * @param now the server's clock
 */
export function describeTimeline(
  phases: readonly Phase[],
  configuration: AwardConfiguration | null,
  now: Date,
): TimelineEntry[] {
  const entries = phases.map((phase) => ({ phase, window: findWindow(phase, configuration) }));
  const moved = entries.some(({ phase, window }) => window && !isOn(window, phase));
  return entries.map(({ phase, window }) => {
    const days = window ?? (moved ? null : { from: parseDay(phase.from), to: parseDay(phase.to) });
    return { phase, days, state: days && stateOf(days, now) };
  });
}

/** First and last day that a timeline names; the year of the last is that of the edition in force. */
export function spanOf(timeline: readonly TimelineEntry[]): { from: string; to: string; year: string } {
  const days = timeline.flatMap(({ days }) => (days ? [toDay(days.from), toDay(days.to)] : [])).sort();
  const [from = '', to = ''] = [days.at(0), days.at(-1)];
  return { from, to, year: to.slice(0, 4) };
}

function findWindow(phase: Phase, configuration: AwardConfiguration | null): Days | null {
  const span = phase.window ? parseWindow(configuration?.[phase.window]) : null;
  return span && { from: new Date(span.from), to: new Date(span.to) };
}

/** Whatever the times of day, a window on the edition's own days is the edition's. */
const isOn = ({ from, to }: Days, phase: Phase) => toDay(from) === phase.from && toDay(to) === phase.to;

/** Days are compared as days of Riyadh, both ends inclusive. */
function stateOf({ from, to }: Days, now: Date): PhaseState {
  const today = toDay(now);
  if (today < toDay(from)) return 'coming';
  return today > toDay(to) ? 'past' : 'now';
}
