import type { AwardConfiguration } from '@/lib/award/schemas';
import { parseDay, toDay } from '@/lib/i18n/format';
import type { Phase } from './edition';
import { parseWindow } from './windows';

export type PhaseState = 'past' | 'now' | 'coming';

interface Days {
  from: Date;
  to: Date;
}

export interface TimelineEntry {
  phase: Phase;
  /** The edition's own dates. */
  edition: Days;
  /** The operator's window, only where it differs from the edition's dates. */
  operative: Days | null;
  /** Null where the operator has moved the windows and nobody has said when this phase comes. */
  state: PhaseState | null;
}

/**
 * The phases of the edition beside the operator's windows (AWARD-09). Where a window differs, it is the one
 * that counts, and the later phases, which have no window, make no claim about the present.
 * @param now the server's clock
 */
export function describeTimeline(
  phases: readonly Phase[],
  configuration: AwardConfiguration | null,
  now: Date,
): TimelineEntry[] {
  const entries = phases.map((phase) => ({
    phase,
    edition: { from: parseDay(phase.from), to: parseDay(phase.to) },
    operative: findOperative(phase, configuration),
  }));
  const moved = entries.some(({ operative }) => operative !== null);
  return entries.map((entry) => ({
    ...entry,
    state: moved && !entry.phase.window ? null : stateOf(entry.operative ?? entry.edition, now),
  }));
}

function findOperative(phase: Phase, configuration: AwardConfiguration | null): Days | null {
  const span = phase.window ? parseWindow(configuration?.[phase.window]) : null;
  if (!span) return null;
  const days = { from: new Date(span.from), to: new Date(span.to) };
  return toDay(days.from) === phase.from && toDay(days.to) === phase.to ? null : days;
}

/** Days are compared as days of Riyadh, both ends inclusive. */
function stateOf({ from, to }: Days, now: Date): PhaseState {
  const today = toDay(now);
  if (today < toDay(from)) return 'coming';
  return today > toDay(to) ? 'past' : 'now';
}
