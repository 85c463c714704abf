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

/** Bands of scores from 0 to 10; a text of the edition says what a score in a band means. */
export const SCORE_BANDS = ['weak', 'fair', 'good', 'excellent'] as const;
