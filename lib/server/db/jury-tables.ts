import 'server-only';
import type { Generated } from 'kysely';

/** A person who may read applications of an edition. */
interface AwardJurorTable {
  /** Year of the edition. */
  edition: number;
  subject: string;
  /** JSON: ids of research fields. */
  fields: string;
  /** JSON: ids of those whose panel the person leads; one that is not in `fields` does not count. */
  leads: Generated<string>;
  /** JSON: languages that the person reads. */
  languages: string;
  /** The most readings in the edition. */
  capacity: number;
  version: number;
  updated_at: string;
}

/** What a juror has declared: somebody, or an institution, whose applications they must not read. */
interface AwardTieTable {
  id: string;
  edition: number;
  subject: string;
  kind: 'university' | 'person' | 'mailDomain';
  /** The text as `foldTie` compares it. */
  value: string;
  stated_at: string;
}

/** Why a juror must not read an application, or the coordinator's reason why they may. */
interface AwardConflictTable {
  request_id: string;
  /** Subject of the juror. */
  juror: string;
  source: 'declared' | 'found';
  /** A JSON list. */
  reasons: string;
  state: 'blocking' | 'cleared';
  decided_by: string | null;
  decided_at: string | null;
  note: string | null;
}

/** An application given to a juror. */
interface AwardAssignmentTable {
  id: string;
  edition: number;
  /** 1, or 2 for a reading that settles a difference. */
  round: number;
  request_id: string;
  /** Subject of the juror. */
  juror: string;
  state: 'proposed' | 'released' | 'recused' | 'ended';
  due_at: string | null;
  /** JSON: why this juror. */
  why: string;
  created_at: string;
  /**
   * The total of the newest sheet, in hundredths of a point of 100; null without a sheet and for a draft. Set by
   * triggers.
   */
  total: Generated<number | null>;
}

/** The active readings of an application that has or had assignments; written by triggers of `award_assignment`. */
interface AwardReadingSumTable {
  request_id: string;
  proposed: number;
  released: number;
  /** First readings whose newest sheet is final. */
  finals: number;
  /** The sum of their totals, in hundredths of a point, and the least and the greatest of them; 0 without any. */
  total: number;
  least: number;
  most: number;
}

/**
 * The sender of an application, whom jurors must not know; none for those that builds without the table have stored.
 */
interface AwardPersonTable {
  request_id: string;
  /** The name of the sign-on, sealed (`sender-names.ts`). */
  sealed: string;
}

/** The supervisor of an application, whom jurors must not know; none if its letter names nobody. */
interface AwardSupervisorTable {
  request_id: string;
  /** The name as the award office has typed it, sealed (`supervisor-names.ts`). */
  sealed: string;
}

export interface JuryTables {
  award_person: AwardPersonTable;
  award_supervisor: AwardSupervisorTable;
  award_reading_sum: AwardReadingSumTable;
  award_juror: AwardJurorTable;
  award_tie: AwardTieTable;
  award_conflict: AwardConflictTable;
  award_assignment: AwardAssignmentTable;
}
