import 'server-only';
import type { Generated } from 'kysely';
import type { EligibilityRule } from '@/lib/award/definition/eligibility';
import type { EditionState } from '@/lib/award/edition-schemas';
import type { Locale } from '@/lib/i18n/locales';

export interface AwardSettingTable {
  /** Always `award`: one row, or none before the first change. */
  id: string;
  status: number;
  updated_at: string;
}

export interface AwardWindowTable {
  kind: 'register' | 'submit';
  /** Both null: the operator removed the window from the configuration. */
  duration_from: string | null;
  duration_to: string | null;
  updated_at: string;
  /** Year of the edition. */
  edition_id: Generated<number>;
}

/** An edition of the award; that of a new portal has a row once it changes or another edition starts. */
export interface AwardEditionTable {
  year: number;
  state: EditionState;
  /** JSON (`EditionData`). */
  data: string;
  /** The moment at which a proposed or scheduled edition starts. */
  starts_at: string | null;
  /** Subjects of the two persons who schedule it. */
  proposed_by: string | null;
  confirmed_by: string | null;
  updated_at: string;
  version: number;
}

/** Dates that wait for their confirmation; at most one proposal per edition. */
export interface AwardDatesProposalTable {
  edition: number;
  id: string;
  /** JSON (`EditionDates`). */
  dates: string;
  /** Names the dates that were in force (`nameDates`). */
  seen: string;
  /** Subject of the member of staff. */
  proposed_by: string;
  proposed_at: string;
}

/** A text of an edition that differs from the messages, or is not in them. */
export interface AwardEditionTextTable {
  edition: number;
  locale: Locale;
  /** A path of `listTextPaths`. */
  key: string;
  value: string;
}

/** The answer to one rule of an eligibility check. */
export interface EligibilityCheckTable {
  request_id: string;
  rule: EligibilityRule;
  is_met: 0 | 1;
  /** '' without one. The sender of a refused application reads it. */
  reason: string;
  /** Subject of the member of staff. */
  checked_by: string;
  checked_at: string;
}
