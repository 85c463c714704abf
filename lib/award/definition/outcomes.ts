/** What the committee decides about an application. */
export const OUTCOMES = ['winner', 'shortlisted', 'notSelected'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const CERTIFIED_OUTCOMES = ['winner', 'shortlisted'] as const satisfies readonly Outcome[];
/** What is certified: outcomes, and the service of jurors. */
export const CERTIFICATE_KINDS = [...CERTIFIED_OUTCOMES, 'juror'] as const;
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number];

/** The places for which an edition may have prizes, in their order. */
export const PRIZE_PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;
export type PrizePlace = (typeof PRIZE_PLACES)[number];

/** Who took part in a decision, by name, and how they voted. */
export interface Votes {
  /** The committee when it decided. */
  members: string[];
  present: string[];
  /** Members who stepped aside. They neither vote nor count for the quorum. */
  recused: string[];
  inFavour: number;
  against: number;
  abstained: number;
}

/** The states of the ranking of an edition, from the open one to the release of the results. */
export const RANKING_STATES = [
  'open',
  'frozen',
  'proposed',
  'confirmed',
  'planned',
  'approved',
  'released',
] as const;
export type RankingState = (typeof RANKING_STATES)[number];

/** What a winner may agree to publish. */
export const CONSENT_KINDS = ['name', 'university'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
