import { EDITION } from './edition';

const DAY_MS = 86_400_000;

/**
 * How long personal data is kept, in days after the award's edition has ended or the record last changed,
 * whichever is later. The personal data protection law (Art. 18, royal decree M/19 of 1443) asks to destroy
 * data once its purpose has ended; the operator's legal department owns these numbers.
 */
export const RETENTION_DAYS = {
  /** The identity image serves to check eligibility; copies of identity documents go first. */
  identityImage: 90,
  /** A registration that was never submitted serves nothing once submissions are over. */
  unfinished: 180,
  /** Objections, prizes and the audit of the edition. */
  completed: 365,
  /** The audit trail; it names no one. */
  audit: 730,
} as const;

export type RetentionRule = keyof typeof RETENTION_DAYS;

/** The last instant of the edition: of its last phase, or of the operator's window where that ends later. */
export function getEditionEnd(windowEnds: readonly number[]): number {
  const phaseEnds = EDITION.phases.map(({ to }) => Date.parse(`${to}T23:59:59.999+03:00`));
  return Math.max(...phaseEnds, ...windowEnds);
}

/**
 * True once a record has served its time.
 * @param changedAt its last change, ISO-8601
 * @param editionEnd milliseconds since 1970
 */
export function isOverdue(rule: RetentionRule, changedAt: string, editionEnd: number, now: Date): boolean {
  const start = Math.max(Date.parse(changedAt), editionEnd);
  return now.getTime() > start + RETENTION_DAYS[rule] * DAY_MS;
}
