import { PHASE_KEYS, type PhaseKey } from '@/lib/award/definition/edition';
import { findOrderGaps, type OrderGap } from './find-gaps';

/** First and last day or moment in Riyadh: `2026-01-13`, `2026-03-31T15:00`. */
export interface Span {
  from: string;
  to: string;
}

/** The dates of the edition in force that the award office changes. */
export interface EditionDates {
  /** False if the award accepts no forms, whatever its dates are. */
  isAccepting: boolean;
  /** Registration and receiving are the windows of the forms: null without one, and for one that moves with the day. */
  phases: Record<PhaseKey, Span | null>;
}

export type DateChange = 'isAccepting' | PhaseKey;

const isSame = (one: Span | null, other: Span | null) => one?.from === other?.from && one?.to === other?.to;

/** What differs between two sets of dates, in their order. */
export const listDateChanges = (before: EditionDates, after: EditionDates): DateChange[] => [
  ...PHASE_KEYS.filter((key) => !isSame(before.phases[key], after.phases[key])),
  ...(before.isAccepting === after.isAccepting ? [] : (['isAccepting'] as const)),
];

/**
 * What is inconsistent in dates: the rules of a draft, except that the registration may be extended into the
 * submission, whose form then is open beside it.
 */
export const findDateGaps = ({ phases }: EditionDates): OrderGap[] =>
  findOrderGaps(
    PHASE_KEYS.flatMap((key) => {
      const span = phases[key];
      return span ? [{ key, ...span }] : [];
    }),
    true,
  );
