import { type Phase, WINDOW_PHASES } from '@/lib/award/definition/edition';
import type { AwardConfiguration } from '@/lib/award/schemas';
import { parseDay, toDay } from '@/lib/i18n/format';
import { parseWindow } from './windows';

export type PhaseState = 'past' | 'now' | 'coming';

export interface Days {
  from: Date;
  to: Date;
}

export interface TimelineEntry {
  phase: Phase;
  /** The operator's window, else the edition's days. Null if a window now ends after those days have begun. */
  days: Days | null;
  /** The edition's own days, if the operator's window has replaced them. */
  announced: Days | null;
  /** Null if the phase has no days. */
  state: PhaseState | null;
}

/**
 * The phases of the edition with their days (AWARD-08, AWARD-09). A default window has no effect.
 * @param now the server's clock
 */
export function describeTimeline(
  phases: readonly Phase[],
  configuration: AwardConfiguration | null,
  now: Date,
): TimelineEntry[] {
  let movedUntil = '';
  return phases.map((phase) => {
    const own = { from: parseDay(phase.from), to: parseDay(phase.to) };
    const window = findSetWindow(phase, configuration);
    const isMoved = window !== null && !isOn(window, phase);
    if (isMoved && toDay(window.to) > movedUntil) movedUntil = toDay(window.to);
    const days = window ?? (phase.from > movedUntil ? own : null);
    return { phase, days, announced: isMoved ? own : null, state: days && stateOf(days, now) };
  });
}

/** First and last day of a timeline. */
export function spanOf(timeline: readonly TimelineEntry[]): { from: string; to: string } {
  const days = timeline.flatMap(({ days }) => (days ? [toDay(days.from), toDay(days.to)] : [])).sort();
  const [from = '', to = ''] = [days.at(0), days.at(-1)];
  return { from, to };
}

function findSetWindow(phase: Phase, configuration: AwardConfiguration | null): Days | null {
  const kind = (['register', 'submit'] as const).find((form) => WINDOW_PHASES[form] === phase.key);
  const window = kind && configuration?.[kind];
  if (!window || window.isDefault) return null;
  const span = parseWindow(window);
  return span && { from: new Date(span.from), to: new Date(span.to) };
}

/** A window on the same days counts as the edition's own, regardless of its times of day. */
const isOn = ({ from, to }: Days, phase: Phase) => toDay(from) === phase.from && toDay(to) === phase.to;

/** Days are compared in Riyadh time, both ends inclusive. */
function stateOf({ from, to }: Days, now: Date): PhaseState {
  const today = toDay(now);
  if (today < toDay(from)) return 'coming';
  return today > toDay(to) ? 'past' : 'now';
}
