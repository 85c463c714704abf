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
