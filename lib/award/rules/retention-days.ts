/**
 * How long personal data is stored, in days after the end of the award's edition or the last change of the record,
 * whichever is later. The personal data protection law (Art. 18, royal decree M/19 of 1443) requires data to be
 * destroyed once its purpose has ended; the operator's legal department decides these numbers.
 */
export const RETENTION_DAYS = {
  /** The identity image serves to check eligibility; copies of identity documents are deleted first. */
  identityImage: 90,
  /** A copy without names serves the jury alone. */
  blindCopy: 90,
  /** A registration without submission has no purpose once submissions have ended. */
  unfinished: 180,
  /** Objections, prizes and the audit of the edition. */
  completed: 365,
  /** Unsent answers and their files, from their last change on. */
  draft: 30,
  /** A printed certificate can be checked so long. */
  certificate: 3653,
  /** The audit trail; it contains no names. */
  audit: 730,
} as const;
