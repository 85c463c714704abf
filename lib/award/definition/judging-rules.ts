import type { Outcome } from './outcomes';

/** How the applications of an edition are judged, apart from its criteria. */
export interface JudgingRules {
  /** Readings of each application by different jurors. */
  readings: number;
  /** Jurors see neither names nor places. */
  isBlind: boolean;
  /** The mean that orders the ranking; the adjusted one allows for strict and lenient jurors. */
  mean: 'raw' | 'adjusted';
  /** One more juror reads an application whose totals differ by more points than this. */
  spread: number;
  /** One more juror reads an application whose mean is at most this many points from the last prize; 0: none does. */
  margin: number;
}

export const MEANS = ['raw', 'adjusted'] as const satisfies readonly JudgingRules['mean'][];

/** The rules of an edition that has not set its own. */
export const DEFAULT_JUDGING: JudgingRules = {
  readings: 2,
  isBlind: true,
  mean: 'adjusted',
  spread: 20,
  margin: 3,
};

/** An outcome of which an edition may limit the number. */
export const QUOTA_OUTCOMES = ['winner', 'shortlisted'] as const satisfies readonly Outcome[];
/** What the applications of a quota have in common. */
export const QUOTA_GROUPS = ['field', 'country'] as const;

export type QuotaGroup = (typeof QUOTA_GROUPS)[number];
export type QuotaOutcome = (typeof QUOTA_OUTCOMES)[number];

/** How the committee decides. Apart from `JudgingRules`, of which the previous build knows every property. */
export interface DecidingRules {
  /** Percent of the members who are not recused; more than these must be present. */
  quorum: number;
  /** The most applications of one research field or country with an outcome; null without a limit. */
  quotas: Readonly<Record<QuotaGroup, Readonly<Record<QuotaOutcome, number | null>>>>;
}

export const DEFAULT_DECIDING: DecidingRules = {
  quorum: 50,
  quotas: {
    field: { winner: null, shortlisted: null },
    country: { winner: null, shortlisted: null },
  },
};

/** Bands of scores from 0 to 10; a text of the edition says what a score in a band means. */
export const SCORE_BANDS = ['weak', 'fair', 'good', 'excellent'] as const;
