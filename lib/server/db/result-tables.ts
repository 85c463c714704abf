import 'server-only';
import type { CertificateKind, ConsentKind, Outcome, PrizePlace } from '@/lib/award/definition/outcomes';
import type { Locale } from '@/lib/i18n/locales';

/** The frozen ranking of an edition with the steps up to its release; persons are subjects of members of staff. */
interface AwardRankingTable {
  id: string;
  edition: number;
  frozen_at: string;
  frozen_by: string;
  /** JSON (`Snapshot`). */
  snapshot: string;
  /** SHA-256 of the snapshot. */
  hash: string;
  /** JSON: the names of the members of the committee. */
  committee: string;
  /** The coordinator who proposed the decisions, and the administrator who confirmed them. */
  proposed_by: string | null;
  confirmed_by: string | null;
  /** The moment of the release, who planned it, and the coordinator who approved the letters. */
  release_at: string | null;
  planned_by: string | null;
  approved_by: string | null;
  released_at: string | null;
  version: number;
}

interface AwardDecisionTable {
  ranking_id: string;
  request_id: string;
  /** Id of the prize category. */
  category: number;
  outcome: Outcome;
  /** Only of a winner. */
  prize: PrizePlace | null;
  reason: string;
  /** JSON (`Votes`). */
  votes: string;
  decided_by: string;
  decided_at: string;
  version: number;
}

/** A letter about a decision, as previewed. */
interface AwardLetterTable {
  request_id: string;
  kind: Outcome;
  version: number;
  locale: Locale;
  text: string;
  /** It is not sent before. */
  hour: string;
  /** `sent`: it is in the outbox. */
  state: 'queued' | 'sent';
}

interface AwardConsentTable {
  /** The application of a winner, or `request_id` of a juror's certificates. */
  request_id: string;
  kind: ConsentKind;
  /** What may be published. */
  value: string;
  given_at: string;
  /** SHA-256 of the text that was accepted. */
  text_hash: string;
  withdrawn_at: string | null;
}

/** A change of a released decision, which another person confirms. */
interface AwardCorrectionTable {
  ranking_id: string;
  request_id: string;
  /** From 1, in the order of the corrections of an application. */
  version: number;
  /** The decision before. */
  former_outcome: Outcome;
  former_prize: PrizePlace | null;
  outcome: Outcome;
  prize: PrizePlace | null;
  reason: string;
  /** Subjects of the coordinator and of the administrator. */
  proposed_by: string;
  proposed_at: string;
  confirmed_by: string | null;
  /** Null while it waits for its confirmation. */
  confirmed_at: string | null;
}

/** The statistics of an edition, from before its first applications were removed. */
interface AwardStatisticsTable {
  edition: number;
  /** JSON (`Statistics`). */
  data: string;
  counted_at: string;
}

/** A final sheet whose application was removed: scores without the persons. */
interface AwardKeptScoreTable {
  id: string;
  edition: number;
  /** Drawn at random; sheets of one application have the same. */
  application: string;
  category: number | null;
  field: number;
  /** JSON: whole numbers by criterion. */
  scores: string;
  total: number;
}

interface AwardCertificateTable {
  /** SHA-256 of the check code. */
  code_hash: string;
  /**
   * The application, which is removed earlier than the certificate. A juror's certificates in an edition have a random
   * id instead, which is also that of the juror's consent.
   */
  request_id: string;
  /** Year of the edition. */
  edition: number;
  kind: CertificateKind;
  /** The sealed check code, with which the certificate can be printed again; null once its holder is removed. */
  sealed: string | null;
  issued_at: string;
  revoked_at: string | null;
  /** Why it was revoked; '' before. */
  reason: string;
  /** Subject; null for an application, and once the juror is removed. */
  juror: string | null;
}

export interface ResultTables {
  award_ranking: AwardRankingTable;
  award_decision: AwardDecisionTable;
  award_letter: AwardLetterTable;
  award_consent: AwardConsentTable;
  award_correction: AwardCorrectionTable;
  award_statistics: AwardStatisticsTable;
  award_kept_score: AwardKeptScoreTable;
  award_certificate: AwardCertificateTable;
}
